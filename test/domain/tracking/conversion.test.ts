import { expect, test } from 'vitest'
import { originOfVisit, readStoredOrigin, toStoredOrigin } from '#domain/tracking/acquisitionOrigin.ts'
import { conversionInput, isSentOncePerBrowser, readAcquisition } from '#domain/tracking/conversion.ts'

const CONVERSION = {
  conversionName: 'Complete_Booking',
  conversionTime: '2027-03-01T09:00:00.000Z',
  tenantId: '4',
  acquisition: null,
  tourName: 'Provence',
  value: { centimes: 129_050, currency: 'CHF' },
  bookingId: 'b1',
} as const

// rules 7.3.1, 7.3.3, 10.20
test('a conversion has tour, amount in whole units and booking', () => {
  expect(conversionInput(CONVERSION)).toMatchObject({
    conversionName: 'Complete_Booking',
    tourName: 'Provence',
    conversionCurrency: 'CHF',
    conversionValue: 1290.5,
    bookingId: 'b1',
  })
})

// rules 7.3.2, 10.19
test('without consent no field has the origin of the visitor', () => {
  const { source, sessionId, landingPageUrl, utmCampaign, gclid } = conversionInput(CONVERSION)
  expect([source, sessionId, landingPageUrl, utmCampaign, gclid]).toEqual([null, null, null, null, null])
})

// rule 7.3.3
test('a conversion without amount has neither value nor currency', () => {
  expect(conversionInput({ ...CONVERSION, value: null })).toMatchObject({
    conversionValue: null,
    conversionCurrency: null,
  })
})

// rules 7.3.4, 9.8.2
test('views, downloads and checkouts are tracked once per browser, bookings each time', () => {
  const names = ['View_Tour', 'Download_PDF', 'Start_Checkout', 'Complete_Booking'] as const
  expect(names.map(isSentOncePerBrowser)).toEqual([true, true, true, false])
})

// rule 7.3.2
test('a URL with campaign parameters gives source and medium, and is stored without them', () => {
  const landing = new URL('https://carovia.example/reisen?utm_source=brief&utm_medium=mail&gclid=abc&q=x')
  expect(readAcquisition(landing, null)).toMatchObject({
    source: 'brief',
    medium: 'mail',
    gclid: 'abc',
    utmCampaign: null,
    landingPageUrl: 'https://carovia.example/reisen',
  })
})

test('a link from another site is a referral, one from the own site is not', () => {
  const landing = new URL('https://carovia.example/')
  expect(readAcquisition(landing, 'suche.example')).toMatchObject({ source: 'suche.example', medium: 'referral' })
  expect(readAcquisition(landing, 'carovia.example')).toBeNull()
  expect(readAcquisition(landing, null)).toBeNull()
})

// rule 7.3.2
test('each campaign parameter of a URL is stored under its name', () => {
  const landing = new URL(
    'https://carovia.example/?utm_source=a&utm_medium=b&utm_campaign=c&utm_term=d&utm_content=e&gclid=f&fbclid=g&msclkid=h',
  )
  expect(readAcquisition(landing, null)).toEqual({
    utmSource: 'a',
    utmMedium: 'b',
    utmCampaign: 'c',
    utmTerm: 'd',
    utmContent: 'e',
    gclid: 'f',
    fbclid: 'g',
    msclkid: 'h',
    source: 'a',
    medium: 'b',
    landingPageUrl: 'https://carovia.example/',
  })
})

test('a click id alone gives no source and no medium', () => {
  const landing = new URL('https://carovia.example/?gclid=f&utm_source=')
  expect(readAcquisition(landing, null)).toMatchObject({ gclid: 'f', source: null, medium: null })
  expect(readAcquisition(landing, 'carovia.example')).toMatchObject({ gclid: 'f', source: null, medium: null })
})

/** The origin of a visit from an advertisement with these parameters. */
const advertised = (parameters: Readonly<Record<string, string>>) =>
  readAcquisition(new URL(`https://carovia.example/?${new URLSearchParams(parameters).toString()}`), null)

// rule 7.3.2
test('a click id is stored whole, and one of more than 500 characters not at all', () => {
  for (const [length, stored] of [
    [135, 135],
    [500, 500],
    [501, null],
  ] as const)
    expect(advertised({ utm_source: 'a', fbclid: 'I'.repeat(length) })?.fbclid?.length ?? null).toBe(stored)
})

test('the text of a campaign is cut after 200 characters of a cookie, never within a character', () => {
  const cut = (text: string) => advertised({ utm_campaign: text })?.utmCampaign
  expect(cut('a'.repeat(201))).toBe('a'.repeat(200))
  expect(cut('ü'.repeat(100))).toBe('ü'.repeat(33))
  expect(cut('🚌'.repeat(17))).toBe('🚌'.repeat(16))
  expect(cut('"'.repeat(100))).toBe('"'.repeat(33))
})

test('an origin fits into a cookie, whatever the parameters', () => {
  const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content', 'gclid', 'fbclid', 'msclkid']
  for (const value of ['ü'.repeat(120), 'a'.repeat(500), '\\'.repeat(500), '🚌'.repeat(300)]) {
    const landing = new URL(
      `https://carovia.example/${value}?${names.map((name) => `${name}=${encodeURIComponent(value)}`).join('&')}`,
    )
    const page = { landingPage: landing, referrerHost: null, now: '2027-03-01T09:00:00.000Z' }
    const cookie = toStoredOrigin(originOfVisit(page, null))
    expect(`acquisition=${cookie}`.length).toBeLessThanOrEqual(4096)
    expect(readStoredOrigin(cookie)?.utmSource).not.toBeNull()
  }
})
