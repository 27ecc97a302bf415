import { expect, test } from 'vitest'
import { networkOf } from '#server/rateLimits/network.ts'

test.each([
  { address: '192.0.2.7', network: '192.0.2.7' },
  { address: '::ffff:192.0.2.7', network: '192.0.2.7' },
  { address: '2001:db8:1:2:3:4:5:6', network: '2001:db8:1:2' },
  { address: '2001:DB8:1:2::9', network: '2001:db8:1:2' },
  { address: '2001:db8::1', network: '2001:db8:0:0' },
  { address: '2001:db8::2:0:0:0:1', network: '2001:db8:0:2' },
  { address: '::1', network: '0:0:0:0' },
  { address: 'fe80::1%eth0', network: 'fe80:0:0:0' },
  { address: '', network: 'unknown' },
  { address: 'evil', network: 'unknown' },
])('$address is counted as $network', ({ address, network }) => {
  expect(networkOf(address)).toBe(network)
})
