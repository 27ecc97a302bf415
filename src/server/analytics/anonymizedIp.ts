import { isIPv4, isIPv6 } from 'node:net'

/** The first 48 bits of an IPv6 address identify a network, not a device. */
const IPV6_GROUPS = 3

/** Anonymizes an IP address: the host part is removed. An invalid address becomes 0.0.0.0. */
export function anonymizedIp(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+\.\d+$/, '.0.0')
  if (!isIPv6(plain)) return '0.0.0.0'
  const groups = (plain.split('::')[0] ?? '').split(':').filter((group) => group !== '')
  return `${groups.slice(0, IPV6_GROUPS).join(':')}::`
}
