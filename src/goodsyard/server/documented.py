"""The OpenAPI document, with the refusals as this server words them."""

from __future__ import annotations

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

REFUSAL: dict[str, Any] = {
    "type": "object",
    "title": "Refusal",
    "properties": {
        "error": {"type": "string", "description": "the reason, in the reader's language"},
        "clause": {"type": "string", "description": "the clause of the rules, if a rule is the reason"},
    },
    "required": ["error"],
}
REFUSED = {
    "description": "The request is refused and has changed nothing",
    "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Refusal"}}},
}


class Document(JsonRenderPlugin):
    """Serves the document. The framework would describe errors of its own, which nobody is ever sent."""

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        openapi_schema["components"]["schemas"]["Refusal"] = REFUSAL
        for path in openapi_schema["paths"].values():
            for operation in path.values():
                operation["responses"].pop("400", None)
                operation["responses"] |= {"4XX": REFUSED, "503": operation["responses"].get("503", REFUSED)}
        return super().render(request, openapi_schema)
