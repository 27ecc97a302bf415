import { expect, onTestFinished, test } from 'vitest'
import { newVisitor, PHONE } from '#test/support/browser/visitor.ts'
import { openFirefox } from '#test/support/browser/installedBrowsers.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'
import { withheld } from '#test/support/browser/brokenLine.ts'

const site = withSite({ openBrowser: openFirefox })

test('in Firefox a family that comes from the list loses nothing by a reload or the way back', async () => {
  const { page, problems } = await site.newVisitor()
  const { press } = userOf(page)
  await journey.open(page, journey.LIST_PATH)
  await press(page.getByRole('link', { name: /^Provence zur Lavendelblüte/ }))
  await journey.arriveAt(page, /^Provence zur Lavendelblüte/)
  await press(page.getByRole('link', { name: 'Jetzt buchen' }))
  await journey.arriveAt(page, journey.steps.start)
  await journey.fillStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  const total = () => journey.centimesIn(journey.shownTotal(page))
  const travel = await total()
  await journey.fillServices(page)
  await page.reload()
  await expect.poll(total).toBe(travel + journey.SERVICES_CENTIMES)
  await page.goBack()
  await journey.arriveAt(page, journey.steps.start)
  await page.goForward()
  await journey.arriveAt(page, journey.steps.services)
  await expect.poll(total).toBe(travel + journey.SERVICES_CENTIMES)
  expect(problems).toEqual([])
})

test('in Firefox on a phone a booking can be paid online after a cancelled payment', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
  const { press } = userOf(page)
  await journey.reachPayment(page)
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, 'Zahlung')
  await press(page.getByRole('button', { name: 'Abbrechen' }))
  await press(page.getByRole('button', { name: 'Noch einmal versuchen' }))
  await press(page.getByRole('button', { name: 'Bezahlen', exact: true }))
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  expect(problems).toEqual([])
  expect(storedBookings(site.directory).at(-1)).toMatchObject({
    payment_type: 'online',
    payment_status: 'PAID',
    total: 153000,
  })
})

test('in Firefox nothing is reported of a page that is left while a script of it is under way', async () => {
  const slow = await withheld(site.port, 'ConnectionGuard')
  onTestFinished(slow.close)
  const { page, problems, leave } = await newVisitor(await site.browser(), slow.origin)
  onTestFinished(leave)
  await journey.open(page, '/buchen/provence/start')
  await expect.poll(slow.isAsked, { timeout: 30_000 }).toBe(true)
  await page.reload()
  await journey.arriveAt(page, journey.steps.start)
  expect(problems).toEqual([])
})

// Debian's Chromium has no German hyphenation.
test('in Firefox, on a phone, a word is parted only where four letters or more stand on each line', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  for (const path of [journey.TRAVEL_PATH, '/reiseinfos/einsteigeorte']) {
    await journey.open(page, path)
    expect.soft(await page.evaluate(shortParts), path).toEqual([])
  }
})

/** Runs in the page. Parts of less than four letters that stand on a line of their own before or after a hyphen. */
function shortParts(): readonly string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const short: string[] = []
  while (walker.nextNode()) {
    const node = walker.currentNode
    const lines = (from: number, to: number) => {
      const range = document.createRange()
      range.setStart(node, from)
      range.setEnd(node, to)
      return new Set([...range.getClientRects()].map(({ top }) => top)).size
    }
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(/\p{L}{5,}/gu)) {
      const end = index + word.length
      if (lines(index, end) > 1 && (lines(index, index + 4) > 1 || lines(end - 4, end) > 1)) short.push(word)
    }
  }
  return short
}
