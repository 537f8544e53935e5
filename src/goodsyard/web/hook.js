/** The webhook on the account page: its address, the key that signs the calls, and a test. */

import { get, patchMe, post } from "./api.js";
import { copyable } from "./copyable.js";
import { el, toast } from "./dom.js";
import { again, complain, field, form, input, quiet, sheet, submit } from "./forms.js";
import { t } from "./words.js";

/** @typedef {{url: string|null, key: string|null}} Hook */

/** @param {{ok: boolean, status: number}} answer */
function tell({ ok, status }) {
  toast(t(ok ? "webhook-works" : status ? "webhook-answers" : "webhook-silent", { status }), ok ? undefined : "bad");
}

/** @param {string} key */
function signing(key) {
  const renew = () => confirm(t("webhook-renew-sure")) && void post("/api/account/webhook/key").then(again).catch(complain);
  const test = () => void post("/api/account/webhook/test").then(tell).catch(complain);
  return [
    quiet("webhook-key-why"),
    copyable(t("webhook-key"), key),
    el("div", { class: "buttons" }, el("button", { type: "button", onclick: test }, t("webhook-test")), el("button", { type: "button", onclick: renew }, t("webhook-renew"))),
  ];
}

export async function hook() {
  const { url, key } = /** @type {Hook} */ (await get("/api/account/webhook"));
  const set = form((data) => patchMe({ webhook: data.webhook || null }), submit("save"), [field("webhook-address", input("webhook", "url", url ?? "")), quiet("webhook-why")]);
  return sheet(t("webhook"), set, ...(key ? signing(key) : []));
}
