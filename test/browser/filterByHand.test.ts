import { describe, expect, test } from 'vitest'
import { PHONE } from '#test/support/browser.ts'
import { openFirefox } from '#test/support/firefox.ts'
import { handOf } from '#test/support/hand.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'

const inChromium = withSite()
const inFirefox = withSite({ openBrowser: openFirefox })

describe.each([
  { browser: 'Chromium, by touch', house: inChromium },
  // Firefox under test knows no touch; its pointer takes the same way.
  { browser: 'Firefox', house: inFirefox },
] as const)('on a phone in $browser', ({ house }) => {
  test('a tap on the words of an option chooses it, and the sheet stays open for the next', async () => {
    const { page, problems } = await house.enter({ width: PHONE })
    const hand = handOf(page)
    await journey.open(page, '/reisen')
    await hand.press(page.getByRole('button', { name: 'Reisen filtern' }))
    await hand.press(page.locator('summary', { hasText: 'Reisemonat' }))
    await hand.press(page.locator('label').getByText('Juni 2027', { exact: true }))
    await page.waitForURL(/months=2027-06/)
    const sheet = page.locator('[popover]:popover-open')
    expect(await sheet.count()).toBe(1)
    await hand.press(page.locator('label').getByText('Juli 2027', { exact: true }))
    await page.waitForURL(/months=2027-06%7C2027-07/)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await hand.press(sheet.getByRole('button', { name: /anzeigen$/ }))
    expect(await sheet.count()).toBe(0)
    expect(problems).toEqual([])
  })
})
