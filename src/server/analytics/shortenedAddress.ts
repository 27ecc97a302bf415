import { isIPv4, isIPv6 } from 'node:net'

/** So much of an IPv6 address names a network and no device: 48 bits. */
const IPV6_GROUPS = 3

/** An IP address without the part that names a device: two visitors of one network look alike. Nonsense becomes 0.0.0.0. */
export function shortenedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (isIPv4(plain)) return plain.replace(/\.\d+\.\d+$/, '.0.0')
  if (!isIPv6(plain)) return '0.0.0.0'
  const groups = (plain.split('::')[0] ?? '').split(':').filter((group) => group !== '')
  return `${groups.slice(0, IPV6_GROUPS).join(':')}::`
}
