import type { Page } from 'playwright-core'
import { afterAll, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { PHONE, type Visitor } from '#test/support/browser/visitor.ts'
import { forgetBookings, isPlaceBooking } from '#test/support/browser/bookings.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { headersOf, type MailServer, partsOf, startMailServer } from '#test/support/platform/mailServer.ts'

let server: MailServer | null = null

const site = withSite({
  environment: async () => {
    server = await startMailServer()
    return { SMTP_URL: server.url }
  },
})

afterAll(() => server?.close())

async function book(page: Page): Promise<void> {
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
}

test('a booking shows the terms before, thanks, mail and days after; the mail has the same days', async () => {
  const { page, problems } = await site.newVisitor({ storageState: await site.storageState() })
  await journey.openPayment(page)
  // They are fetched when they come near.
  await page.getByRole('heading', { name: 'Möchten Sie uns noch etwas mitteilen?' }).scrollIntoViewIfNeeded()
  for (const title of ['Wann Sie bezahlen', 'Wenn Sie die Reise annullieren', 'Ihr Geld ist abgesichert'])
    await page.getByRole('heading', { name: title }).waitFor()
  await book(page)
  await page.getByText('Die Bestätigung haben wir an anna.muster@beispiel.ch geschickt.').waitFor()
  const rest = page.getByRole('definition').filter({ hasText: `Restzahlung: ${journey.totals.aloneRest}` })
  await rest.waitFor()
  expect(await page.getByRole('complementary', { name: 'Ihre Buchung' }).count()).toBe(0)
  await page.getByRole('img', { name: /Provence|Lavendel/ }).waitFor()
  await expectClean(page, 'confirmation with mail')
  const orderNo = await journey.orderNumber(page)
  await expect.poll(() => server?.mails.length, { timeout: 15_000 }).toBe(1)
  const { raw = '', to = [] } = server?.mails[0] ?? {}
  expect(to).toEqual(['anna.muster@beispiel.ch'])
  expect(headersOf(raw).get('from')).toContain('info@carovia-reisen.example')
  const text = partsOf(raw).get('text/plain') ?? ''
  for (const said of [orderNo, `Restzahlung ${journey.totals.aloneRest}`, `Total: ${journey.totals.alone}`])
    expect(text).toContain(said.replace('\u00A0', ' '))
  expect(partsOf(raw).get('text/calendar')).toContain('DTSTART;TZID=Europe/Zurich:20270619T063000')
  expect(problems).toEqual([])
})

// rule 10.18
test('leaving the confirmation by the address bar forgets the person; a reload does not', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState() })
  await book(page)
  await page.reload()
  await page.getByText('Anna Muster').first().waitFor()
  await page.goto('/reisen')
  await page.goBack()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(await page.getByText('Anna Muster').count()).toBe(0)
  const kept = await page.evaluate(() => JSON.stringify([sessionStorage, localStorage]))
  expect(kept).not.toMatch(/Anna|beispiel\.ch/)
})

test('a missing field that is in sight is not scrolled: the second half of a double tap must not hit it', async () => {
  const { page } = await site.newVisitor({ storageState: await site.storageState(), width: PHONE })
  await journey.openPayment(page)
  const terms = page.getByRole('checkbox', { name: 'Ich habe gelesen und akzeptiere' })
  await terms.evaluate((mark) => window.scrollBy(0, mark.getBoundingClientRect().top - 130))
  const place = async () => (await terms.boundingBox())?.y ?? 0
  const before = await place()
  await page.touchscreen.tap(300, ((await journey.bookButton(page).boundingBox())?.y ?? 0) + 20)
  await expect.poll(() => terms.evaluate((mark) => mark === document.activeElement)).toBe(true)
  // Lines above may round otherwise once there are errors.
  expect(Math.abs((await place()) - before)).toBeLessThan(2)
})

test('on a phone the bar leads on, the header has name and phone, and the footer is a line', async () => {
  const { page } = await site.newVisitor({ width: PHONE })
  await journey.openFunnel(page)
  const header = page.locator('header').first()
  await header.getByRole('link', { name: /\+41 31 555 04 04/ }).waitFor()
  expect(await page.getByRole('navigation', { name: 'Menü' }).count()).toBe(0)
  expect((await page.locator('footer').boundingBox())?.height).toBeLessThan(250)
  await journey.fillShortStart(page)
  await page.evaluate(() => window.scrollTo(0, 0))
  const bar = page.getByRole('complementary', { name: 'Ihre Buchung' })
  const next = bar.locator('button[aria-hidden]')
  const box = await next.boundingBox()
  if (box === null) throw new Error('the bar has no button')
  expect(box.height).toBeGreaterThanOrEqual(44)
  await userOf(page).press(next)
  await journey.arriveAt(page, journey.steps.services)
  expect(await page.getByRole('button', { name: 'Weiter' }).count()).toBe(1)
})

/** Changes what the platform answers to an operation from now on; what the page has loaded grows old. */
async function changeOffer(page: Page, operation: string, change: (body: string) => string): Promise<void> {
  await page.route('**/api/proxy**', async (route) => {
    if (!(route.request().postData() ?? '').includes(`"operationName":"${operation}"`)) return route.fallback()
    const response = await route.fetch()
    return route.fulfill({ response, body: change(await response.text()) })
  })
  await page.clock.fastForward('01:30')
}

async function readReview(): Promise<Visitor> {
  // There are rooms again for those before.
  forgetBookings(site.directory)
  const visitor = await site.newVisitor({ storageState: await site.storageState() })
  await visitor.page.clock.install()
  await journey.openPayment(visitor.page)
  await journey.acceptTerms(visitor.page)
  return visitor
}

// rule 10.14
test('a price that rises while the visitor reads the review is told before anything is sent, and accepted by the next press', async () => {
  const { page, requests } = await readReview()
  const dearer = (body: string) =>
    body.replaceAll(/(derived_preis\\*":\s*)(\d+)/g, (_, name, francs) => `${name}${Number(francs) + 50}`)
  await changeOffer(page, 'RatioTravel', dearer)
  await journey.book(page)
  await page.getByText('Der Preis hat sich geändert').waitFor()
  await page.getByText(`Bisher ${journey.totals.alone}`).waitFor()
  expect(requests.filter(isPlaceBooking)).toHaveLength(0)
  await expectClean(page, 'price that rose before the submit')
  await page.getByRole('button', { name: 'Änderungen ansehen', exact: true }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    'Das hat sich bei Ihrer Reise geändert',
  )
  await journey.book(page)
  await expect.poll(() => requests.filter(isPlaceBooking).length).toBe(1)
})

// rule 10.14
test('a room that goes while the visitor reads the review is told before anything is sent', async () => {
  const { page, requests } = await readReview()
  await changeOffer(page, 'Contingents', (body) => body.replaceAll(/"available":\d+/g, '"available":0'))
  await journey.book(page)
  await page.getByText('Bei Ihrer Reise hat sich etwas geändert').waitFor()
  await page.getByRole('button', { name: 'Änderungen ansehen', exact: true }).waitFor()
  expect(requests.filter(isPlaceBooking)).toHaveLength(0)
})

// rule 10.14
test('a platform that does not tell its prices anew does not keep a visitor from booking', async () => {
  const { page } = await readReview()
  await changeOffer(page, 'RatioTravel', () => 'no JSON')
  await changeOffer(page, 'Contingents', () => 'no JSON')
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
})
