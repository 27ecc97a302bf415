import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/web/browserGlobals.ts'
import { isRefusedByBrowser, storeConsent, readStoredConsent } from '#web/tracking/storedConsent.ts'

afterEach(() => vi.unstubAllGlobals())

test.each(['all', 'necessary'] as const)('the answer «%s» is remembered on the next visit', (answer) => {
  openPage()
  expect(readStoredConsent('2027-03-01')).toBeNull()
  storeConsent(answer, '2027-03-01')
  expect(readStoredConsent('2027-03-02')).toBe(answer)
})

test('without storage there is no stored answer, and storing one does not throw', () => {
  openPage({ kept: 'nothing' })
  storeConsent('all', '2027-03-01')
  expect(readStoredConsent('2027-03-01')).toBeNull()
})

test.each([
  { browser: { doNotTrack: '1' }, isRefused: true },
  { browser: { doNotTrack: '0' }, isRefused: false },
  { browser: { doNotTrack: null, globalPrivacyControl: true }, isRefused: true },
  { browser: { doNotTrack: null, globalPrivacyControl: false }, isRefused: false },
  { browser: { doNotTrack: null }, isRefused: false },
])('a browser with $browser refuses tracking: $isRefused', ({ browser, isRefused }) => {
  vi.stubGlobal('navigator', browser)
  expect(isRefusedByBrowser()).toBe(isRefused)
})
