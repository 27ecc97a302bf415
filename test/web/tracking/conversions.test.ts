import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/web/browserGlobals.ts'
import type * as conversionsModule from '#web/tracking/conversions.ts'

type Options = Parameters<typeof conversionsModule.createConversions>[0]
type Sent = Parameters<Options['send']>[0]

const VIEW = { name: 'View_Tour', tourName: 'Provence', value: null, bookingId: null } as const
const CHECKOUT = { ...VIEW, name: 'Start_Checkout' } as const
const BOOKING = {
  name: 'Complete_Booking',
  tourName: 'Provence',
  value: { centimes: 242_050, currency: 'CHF' },
  bookingId: '77',
} as const

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2027-03-01T08:00:00Z') })
})

afterEach(() => {
  // In reverse order of stubbing.
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** A page that has just been loaded, with the conversions it sends. */
async function pageWith(opened: Parameters<typeof openPage>[0] = {}, hasAcquisition = true) {
  const page = openPage(opened)
  vi.resetModules()
  const { createConversions } = await import('#web/tracking/conversions.ts')
  const sent: Sent[] = []
  return {
    page,
    sent,
    names: () => sent.map(({ conversionName }) => conversionName),
    conversions: createConversions({ tenantId: '4', hasAcquisition, send: (input) => sent.push(input) }),
  }
}

test('a conversion is queued until the question for consent is answered', async () => {
  const { conversions, sent, names } = await pageWith()
  conversions.onConsent(null)
  conversions.track(VIEW)
  vi.advanceTimersByTime(60_000)
  expect(names()).toEqual([])
  conversions.onConsent('necessary')
  expect(names()).toEqual(['View_Tour'])
  expect(sent[0]).toMatchObject({ conversionTime: '2027-03-01T08:00:00.000Z', tenantId: '4', tourName: 'Provence' })
})

test('a conversion after the answer is sent at once', async () => {
  const { conversions, names } = await pageWith()
  conversions.onConsent('necessary')
  conversions.track(VIEW)
  expect(names()).toEqual(['View_Tour'])
})

test('on leaving without an answer queued conversions are sent without acquisition source', async () => {
  const { conversions, sent, page } = await pageWith({ address: 'https://reisen.example/?utm_source=brief' })
  conversions.track(VIEW)
  page.leave()
  page.show()
  page.leave()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ source: null, sessionId: null, landingPageUrl: null, utmSource: null })
  expect(page.written).toEqual([])
})

// rule 7.3.4
test('views and checkouts are sent once per browser, on this page and on later ones; bookings each time', async () => {
  const first = await pageWith()
  first.conversions.onConsent('necessary')
  for (const conversion of [VIEW, VIEW, CHECKOUT, CHECKOUT, BOOKING, BOOKING]) first.conversions.track(conversion)
  expect(first.names()).toEqual(['View_Tour', 'Start_Checkout', 'Complete_Booking', 'Complete_Booking'])
  expect(first.sent[2]).toMatchObject({ conversionValue: 2420.5, conversionCurrency: 'CHF', bookingId: '77' })

  const later = await pageWith({ kept: { conversions: first.page.storage.getItem('conversions') ?? '' } })
  later.conversions.onConsent('necessary')
  for (const conversion of [VIEW, CHECKOUT, { ...VIEW, name: 'Download_PDF' } as const, BOOKING])
    later.conversions.track(conversion)
  expect(later.names()).toEqual(['Download_PDF', 'Complete_Booking'])
})

test('without storage a view is sent once per page load', async () => {
  const { conversions, names } = await pageWith({ kept: 'nothing' })
  conversions.onConsent('necessary')
  conversions.track(VIEW)
  conversions.track(VIEW)
  expect(names()).toEqual(['View_Tour'])
})

test('with consent a conversion includes the acquisition source, kept in two cookies for 30 days', async () => {
  const { conversions, sent, page } = await pageWith({
    address: 'https://reisen.example/reisen?utm_source=brief&utm_medium=post&utm_campaign=fruehling&gclid=g7',
    referrer: 'https://zeitung.example/leser',
  })
  conversions.track(VIEW)
  conversions.onConsent('all')
  expect(sent[0]).toMatchObject({
    source: 'brief',
    medium: 'post',
    utmSource: 'brief',
    utmMedium: 'post',
    utmCampaign: 'fruehling',
    gclid: 'g7',
    landingPageUrl: 'https://reisen.example/reisen',
    acquisitionTimestamp: '2027-03-01T08:00:00.000Z',
  })
  expect(sent[0]?.sessionId).toMatch(/^[0-9a-f]{32}$/)
  expect(page.written).toHaveLength(2)
  for (const cookie of page.written)
    expect(cookie).toMatch(/^(acquisition|session_id)=.+; Max-Age=2592000; Path=\/; SameSite=Lax; Secure$/)
})

test('a later direct visit keeps source and session of the first one', async () => {
  const first = await pageWith({ address: 'https://reisen.example/?utm_source=brief' })
  first.conversions.onConsent('all')
  first.conversions.track(VIEW)
  const cookies = Object.fromEntries(
    first.page.written.map((cookie) => cookie.split('; ')[0]!.split('=') as [string, string]),
  )
  const later = await pageWith({ address: 'https://reisen.example/reisen', cookies })
  later.conversions.onConsent('all')
  later.conversions.track(BOOKING)
  expect(later.sent[0]).toMatchObject({
    source: 'brief',
    landingPageUrl: 'https://reisen.example/',
    sessionId: first.sent[0]?.sessionId,
  })
})

test('withdrawing consent deletes the cookies, and later conversions have no source', async () => {
  const { conversions, sent, page } = await pageWith({ address: 'https://reisen.example/?utm_source=brief' })
  conversions.onConsent('all')
  conversions.track(VIEW)
  conversions.onConsent('necessary')
  conversions.track(BOOKING)
  expect(page.written.slice(2)).toEqual([
    'acquisition=; Max-Age=0; Path=/; SameSite=Lax; Secure',
    'session_id=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ])
  expect(sent[1]).toMatchObject({ conversionName: 'Complete_Booking', source: null, sessionId: null })
})

test('a tenant without acquisition tracking sets no cookie, even with consent', async () => {
  const { conversions, sent, page } = await pageWith({ address: 'https://reisen.example/?utm_source=brief' }, false)
  conversions.onConsent('all')
  conversions.track(VIEW)
  expect(sent[0]).toMatchObject({ source: null, sessionId: null })
  expect(page.written).toEqual([])
})
