import { describe, expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { hasOldChromium, isOfOldChromium, openOldChromium } from '#test/support/browser/oldChromium.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { LAPTOP, PHONE, type Visitor } from '#test/support/browser/visitor.ts'

const site = withSite({ openBrowser: openOldChromium })

function problemsOf({ problems }: Visitor): readonly string[] {
  return problems.filter((problem) => !isOfOldChromium(problem))
}

describe.runIf(hasOldChromium())('in Chromium 109', () => {
  // rule 10.37
  test('a visitor filters, looks at a travel and books it', async () => {
    const visitor = await site.newVisitor({ width: LAPTOP })
    const { page } = visitor
    await journey.open(page, '/reisen')
    await journey.filterByDestination(page, 'Frankreich')
    await page.getByText('4 Reisen von 50').waitFor()
    await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
    await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
    await journey.reachPayment(page)
    await journey.acceptTerms(page)
    await journey.book(page)
    await journey.arriveAt(page, journey.steps.confirmation)
    expect(problemsOf(visitor)).toEqual([])
  })

  // rule 10.37
  test('on a phone every kind of page opens without an error', async () => {
    const visitor = await site.newVisitor({ width: PHONE })
    const paths = ['/', '/reisen', '/reisen?ansicht=kalender', journey.TRAVEL_PATH, journey.stepUrl('start')]
    for (const path of paths) await journey.open(visitor.page, path)
    expect(problemsOf(visitor)).toEqual([])
  })

  // rule 10.37
  test('on a phone the filter stands above the list, which its button leads to', async () => {
    const { page } = await site.newVisitor({ width: PHONE })
    const { press, choose } = userOf(page)
    await journey.open(page, '/reisen')
    await press(page.locator('summary', { hasText: 'Reisemonat' }))
    await choose(page.getByRole('checkbox', { name: /^Juni 2027/ }))
    const status = page.getByText('36 Reisen von 50')
    await status.waitFor()
    const top = () => status.evaluate((element) => element.getBoundingClientRect().top)
    expect(await top()).toBeGreaterThan(200)
    await press(page.getByRole('button', { name: 'Reisen anzeigen' }))
    await expect.poll(top).toBeLessThan(200)
  })
})
