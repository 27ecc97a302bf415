import { expect, test } from 'vitest'
import { isListed, readOnlineStatus } from '#domain/onlineStatus.ts'

// rule 3.4.4.2
test.each([
  ['ONLINE', 'ONLINE', true],
  ['HIDDEN', 'HIDDEN', false],
  ['OFFLINE', 'OFFLINE', false],
  ['offline', 'OFFLINE', false],
  ['PUBLISHED', 'ONLINE', true],
  ['', 'ONLINE', true],
])('a page with status «%s» counts as %s and is listed in menus: %s', (told, status, isShown) => {
  expect(readOnlineStatus(told)).toBe(status)
  expect(isListed({ onlineStatus: told, name: 'Unsere Cars' })).toBe(isShown)
})

// rules 3.4.4.2, 10.34
test('a page without a name is in no menu', () => {
  expect(isListed({ onlineStatus: 'ONLINE', name: '' })).toBe(false)
})
