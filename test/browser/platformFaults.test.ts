import { expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import {
  failing,
  failureKinds,
  failures,
  type Fault,
  faultyAnswer,
  keepsEntries,
  seesPhone,
  withFaultySite,
} from '#test/support/browser/faultInjection.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { documentOf } from '#test/support/server/openProxy.ts'

const { site, platform, newVisitor } = withFaultySite()

const CONTENT_PATH = '/rechtliches/agb'

type Headers = ReturnType<typeof failing>

/** A page as the server sends it, and what a visitor without another page can do with it. */
async function sent(
  path: string,
  headers: Headers,
): Promise<{ readonly status: number; readonly phone: boolean; readonly travels: boolean }> {
  const response = await fetch(site.origin + path, { headers })
  const html = await response.text()
  return { status: response.status, phone: html.includes('href="tel:'), travels: html.includes('href="/reisen') }
}

const withMoves = (status: number) => ({ status, phone: true, travels: true })

// One fault of each kind for a page the server makes, of those any platform can have.
test.concurrent.each([
  { fault: 'slow', failed: 200, missing: 200 },
  { fault: 'lost request', failed: 503, missing: 503 },
  { fault: 'HTML', failed: 503, missing: 503 },
  { fault: 'GraphQL error', failed: 503, missing: 503 },
  { fault: 'null', failed: 503, missing: 404 },
] as const)(
  'each page the server makes stands or offers a next move when the platform gives «$fault»',
  async ({ fault, failed, missing }) => {
    const pagesOf = (paths: readonly string[], operations: readonly string[]) =>
      Promise.all(paths.map((path) => sent(path, failing(operations, fault))))
    const both = [journey.TRAVEL_PATH, journey.stepUrl('start')]
    const [all, withoutStatus, [page, funnel]] = await Promise.all([
      pagesOf(['/', '/reisen', ...both, CONTENT_PATH], ['TenantCms', 'TravelFilter', 'BestsellerTravels', 'Travel']),
      pagesOf(both, ['AllTravelAvailabilityStatus']),
      pagesOf(both, ['RatioTravel']),
    ])
    expect(all).toEqual([200, failed, missing, missing, missing].map(withMoves))
    // Nor without what is said of its dates; null is a list without any, and the rule for that is BOOKABLE.
    expect(withoutStatus).toEqual([200, fault === 'null' ? 200 : failed].map(withMoves))
    // A travel page is worth reading without its prices; a booking begins with them.
    expect(page).toEqual(withMoves(200))
    expect(funnel).toEqual(withMoves(fault === 'null' ? 200 : failed))
  },
)

test('a platform that was away is back with the next try, and so are the entries', async () => {
  const { page } = await newVisitor()
  await page.setExtraHTTPHeaders(failing(['Travel'], 'lost request'))
  await page.goto(journey.stepUrl('zahlung'))
  await page.getByRole('heading', { level: 1, name: 'Das hat nicht geklappt' }).waitFor()
  await expectClean(page, 'platform out of reach, on a page')
  await seesPhone(page)
  await keepsEntries(page)
  await page.setExtraHTTPHeaders({})
  await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
  await journey.arriveAt(page, journey.steps.payment)
  await page.getByText('Anna Muster').first().waitFor()
})

test('a content page opens, or says what to do, when TenantCms fails behind the host or on the network', async () => {
  const { page } = await newVisitor()
  let lost: Fault | null = null
  await page.route(`**${CONTENT_PATH}.data*`, async (route) => {
    const answer = lost === null ? null : await faultyAnswer(lost, () => Promise.resolve(''))
    if (lost === null) await route.fallback()
    else if (answer === null) await route.abort('connectionreset')
    else await route.fulfill(answer)
  })
  await journey.open(page, '/')
  const link = page.locator(`a[href="${CONTENT_PATH}"]:visible`).first()
  const visit = async () => {
    await link.click()
    await page.getByRole('main').getByRole('link', { name: 'Zu allen Reisen' }).waitFor()
    await seesPhone(page)
    await page.goBack()
    await journey.arriveAt(page, 'Einsteigen. Ankommen. Erzählen.')
  }
  for (const fault of failureKinds) {
    await page.setExtraHTTPHeaders(failing(['TenantCms'], fault))
    await visit()
  }
  await page.setExtraHTTPHeaders({})
  for (lost of ['lost request', 'HTTP 500', 'HTML', 'broken JSON'] as const) await visit()
  lost = null
  await page.setExtraHTTPHeaders(failing(['TenantCms'], 'slow'))
  await link.click()
  await journey.arriveAt(page, /bedingungen/)
})

test.each(['lost answer', 'broken JSON'] as const)(
  'a booking whose outcome the platform hides by «%s» is sent to it once, however often it is asked about',
  async (fault) => {
    const { page } = await newVisitor()
    const askedBefore = platform().asked('PlaceBooking')
    const before = platform().bookings().length
    await journey.openPayment(page)
    await journey.acceptTerms(page)
    await page.setExtraHTTPHeaders(failing(['PlaceBooking'], fault))
    await journey.book(page)
    await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
    await seesPhone(page)
    await page.setExtraHTTPHeaders({})
    await page.reload()
    await page.getByText('Vielleicht gebucht, bitte nicht nochmals buchen').waitFor()
    await keepsEntries(page)
    expect(platform().asked('PlaceBooking') - askedBefore).toBe(1)
    expect(platform().bookings()).toHaveLength(before + 1)
  },
)

test('a booking that is placed slowly is placed', async () => {
  const { page } = await newVisitor()
  const before = platform().bookings().length
  await journey.openPayment(page)
  await journey.acceptTerms(page)
  // The same people have booked this date a moment ago, in the tests before.
  await page.setExtraHTTPHeaders({ ...failing(['PlaceBooking'], 'slow'), 'x-book-again': '1' })
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(platform().bookings()).toHaveLength(before + 1)
})

/** Sends an operation as a page would. */
async function asked(operationName: string, variables: object, headers: Headers) {
  const response = await fetch(`${site.origin}/api/proxy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: documentOf(operationName), variables, operationName }),
  })
  return (await response.json()) as { readonly data?: unknown; readonly errors?: readonly unknown[] }
}

/** After these the platform has been asked, though nobody hears of it. */
const HAVE_ARRIVED: readonly Fault[] = ['lost answer', 'broken JSON', 'null']

test.each(failures)(
  'a conversion is sent to the platform once, and «%s» is an answer a page can read',
  async (fault) => {
    const input = { tenantId: '4', conversionName: 'View_Tour', conversionTime: '2027-01-15T08:00:00.000Z' }
    const askedBefore = platform().asked('SendConversionEvent')
    const { data, errors } = await asked('SendConversionEvent', { input }, failing(['SendConversionEvent'], fault))
    expect(platform().asked('SendConversionEvent') - askedBefore).toBe(HAVE_ARRIVED.includes(fault) ? 1 : 0)
    expect(errors === undefined && data === null).toBe(false)
  },
)
