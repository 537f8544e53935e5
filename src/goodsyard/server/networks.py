"""Which addresses belong to the public internet, as a table: Python's own `is_global` also lets through translated and
tunnelled addresses, which lead back inside, some multicast, and the host at which a cloud answers its machines."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address

CLOSED_4 = tuple(
    IPv4Network(text)
    for text in (
        "0.0.0.0/8",  # this host
        "10.0.0.0/8",  # private
        "100.64.0.0/10",  # behind a provider's translation
        "127.0.0.0/8",  # loopback
        "168.63.129.16/32",  # Azure's metadata
        "169.254.0.0/16",  # link-local, and other clouds' metadata
        "172.16.0.0/12",  # private
        "192.0.0.0/24",  # protocol assignments, Oracle's metadata
        "192.0.2.0/24",  # documentation
        "192.88.99.0/24",  # relays to 6to4
        "192.168.0.0/16",  # private
        "198.18.0.0/15",  # benchmarks
        "198.51.100.0/24",  # documentation
        "203.0.113.0/24",  # documentation
        "224.0.0.0/4",  # multicast
        "240.0.0.0/4",  # reserved, broadcast
    )
)
OPEN_6 = IPv6Network("2000::/3")
"""All unicast addresses of the internet. Outside are `::`, `::1`, IPv4-compatible addresses, NAT64 (64:ff9b::/96 and
64:ff9b:1::/48), private, link-local, site-local and multicast addresses."""
CLOSED_6 = tuple(
    IPv6Network(text)
    for text in (
        "2001::/23",  # protocol assignments, among them Teredo tunnels
        "2001:db8::/32",  # documentation
        "2002::/16",  # 6to4 tunnels
        "3fff::/20",  # documentation
    )
)


def is_public(text: str) -> bool:
    """Whether an address is one of the public internet; an IPv4 address written as IPv6 is judged as what it is."""
    address = ip_address(text)
    if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if isinstance(address, IPv4Address):
        return not any(address in network for network in CLOSED_4)
    return address in OPEN_6 and not any(address in network for network in CLOSED_6)
