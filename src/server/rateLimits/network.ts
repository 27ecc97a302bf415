import { isIPv4, isIPv6 } from 'node:net'

/** The first 64 bits of an IPv6 address identify a network: a household or a server. */
const IPV6_GROUPS = 4
const ALL_IPV6_GROUPS = 8

/** Key of the rate limits: an IPv4 address, or the /64 of an IPv6 address. All invalid addresses share one key. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIPv4(plain)) return plain
  if (!isIPv6(plain)) return 'unknown'
  // The URL parser normalizes the address.
  const [before = '', after = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [first, last] = [groupsOf(before), groupsOf(after)]
  const zeros = Array.from({ length: ALL_IPV6_GROUPS - first.length - last.length }, () => '0')
  return [...first, ...zeros, ...last].slice(0, IPV6_GROUPS).join(':')
}

function groupsOf(text: string): readonly string[] {
  return text === '' ? [] : text.split(':')
}
