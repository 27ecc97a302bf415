import { isIPv4, isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name a network: a household or a server is given 64 bits of its own. */
const IPV6_GROUPS = 4
const ALL_IPV6_GROUPS = 8

/** Whom limits are counted for: an IPv4 address, or the /64 of an IPv6 address. What is neither is one network. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser writes every address in one way.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: ALL_IPV6_GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, IPV6_GROUPS).join(':')
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':')
}
