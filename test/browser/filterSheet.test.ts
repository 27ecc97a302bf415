import { describe, expect, test } from 'vitest'
import { PHONE } from '#test/support/browser/visitor.ts'
import { openFirefox } from '#test/support/browser/installedBrowsers.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

const inChromium = withSite()
const inFirefox = withSite({ openBrowser: openFirefox })

describe.each([
  { browser: 'Chromium, by touch', site: inChromium },
  // Firefox under test knows no touch; its pointer takes the same way.
  { browser: 'Firefox', site: inFirefox },
] as const)('on a phone in $browser', ({ site }) => {
  test('a tap on the words of an option chooses it, and the sheet stays open for the next', async () => {
    const { page, problems } = await site.newVisitor({ width: PHONE })
    const user = userOf(page)
    await journey.open(page, '/reisen')
    await user.press(page.getByRole('button', { name: 'Reisen filtern' }))
    await user.press(page.locator('summary', { hasText: 'Reisemonat' }))
    await user.press(page.locator('label').getByText('Juni 2027', { exact: true }))
    await page.waitForURL(/months=2027-06/)
    const sheet = page.locator('[popover]:popover-open')
    expect(await sheet.count()).toBe(1)
    await user.press(page.locator('label').getByText('Juli 2027', { exact: true }))
    await page.waitForURL(/months=2027-06%7C2027-07/)
    expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
    await user.press(sheet.getByRole('button', { name: /anzeigen$/ }))
    expect(await sheet.count()).toBe(0)
    expect(problems).toEqual([])
  })
})
