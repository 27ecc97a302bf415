import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { LAPTOP, PHONE, type Visitor } from '#test/support/browser/visitor.ts'

const site = withSite()

/** A visitor whose browser lacks what came after Chromium 109, Firefox 115 and Safari 16. */
async function visitorOf(width: number): Promise<Visitor> {
  const visitor = await site.newVisitor({ width })
  await visitor.context.addInitScript(takeAway)
  return visitor
}

/** Runs in the page. */
function takeAway(): void {
  const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with', 'findLast', 'findLastIndex']],
    [Array, ['fromAsync']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Promise, ['withResolvers', 'try']],
    [URL, ['canParse', 'parse']],
    [AbortSignal, ['any', 'timeout']],
    [Uint8Array, ['fromBase64', 'fromHex']],
    [Element.prototype, ['checkVisibility', 'scrollIntoViewIfNeeded']],
    [HTMLElement.prototype, ['showPopover', 'hidePopover', 'togglePopover', 'popover']],
    [Document.prototype, ['startViewTransition']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [window, ['requestIdleCallback', 'scheduler', 'navigation', 'Iterator']],
  ]
  for (const [owner, names] of newer) for (const name of names) Reflect.deleteProperty(owner, name)
}

// rule 10.37
test('an old browser filters, shows a travel and books it', async () => {
  const { page, problems, leave } = await visitorOf(LAPTOP)
  await journey.open(page, '/reisen')
  await journey.filterByDestination(page, 'Frankreich')
  await page.getByText('4 Reisen von 50').waitFor()
  await page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).click()
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await journey.reachPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(problems).toEqual([])
  await leave()
})

// rule 10.37
test('on an old phone every kind of page opens without an error', async () => {
  const { page, problems, leave } = await visitorOf(PHONE)
  for (const path of ['/', '/reisen', journey.TRAVEL_PATH, journey.stepUrl('start')]) await journey.open(page, path)
  expect(problems).toEqual([])
  await leave()
})
