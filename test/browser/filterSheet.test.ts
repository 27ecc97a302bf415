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

  test('with one filter open, a tap on the name of one below it opens that, and the menu likewise', async () => {
    const { page } = await site.newVisitor({ width: PHONE })
    const user = userOf(page)
    const openOnes = (name: string) => page.locator(`details[name=${name}][open] > summary`)
    await journey.open(page, '/reisen')
    await user.press(page.getByRole('button', { name: 'Reisen filtern' }))
    for (const name of ['Ziele', 'Reisemonat']) {
      await user.press(page.locator('[popover] summary', { hasText: name }))
      await expect.poll(() => openOnes('filter').allInnerTexts()).toEqual([name])
    }
    await page.getByRole('button', { name: 'Schliessen' }).first().click()
    await user.press(page.locator('summary', { hasText: 'Menü' }))
    for (const name of ['Über uns', 'Reiseinfos']) {
      await user.press(page.locator('header details[open] details[name=navigation] > summary', { hasText: name }))
      await expect.poll(() => openOnes('navigation').allInnerTexts()).toEqual([name])
    }
  })
})
