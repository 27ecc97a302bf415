import { toAmount, type Currency } from '#domain/money.ts'

export type ConversionName = 'View_Tour' | 'Download_PDF' | 'Start_Checkout' | 'Complete_Booking'

/** Origin of a visitor; recorded only with consent. */
export interface Acquisition {
  readonly source: string | null
  readonly medium: string | null
  readonly landingPageUrl: string | null
  readonly sessionId: string | null
  /** ISO 8601 in UTC. */
  readonly acquisitionTimestamp: string | null
  readonly utmSource: string | null
  readonly utmMedium: string | null
  readonly utmCampaign: string | null
  readonly utmTerm: string | null
  readonly utmContent: string | null
  readonly gclid: string | null
  readonly fbclid: string | null
  readonly msclkid: string | null
}

export interface Conversion {
  readonly conversionName: ConversionName
  /** ISO 8601 in UTC. */
  readonly conversionTime: string
  readonly tenantId: string
  /** Null without consent. */
  readonly acquisition: Acquisition | null
  readonly tourName: string | null
  readonly value: { readonly centimes: number; readonly currency: Currency } | null
  readonly bookingId: string | null
}

/** Whether a conversion is sent once per browser; a completed booking counts each time. */
export function isSentOncePerBrowser(name: ConversionName): boolean {
  return name !== 'Complete_Booking'
}

/** Unknown origin, as without consent. */
export const UNKNOWN_ACQUISITION: Acquisition = {
  source: null,
  medium: null,
  landingPageUrl: null,
  sessionId: null,
  acquisitionTimestamp: null,
  utmSource: null,
  utmMedium: null,
  utmCampaign: null,
  utmTerm: null,
  utmContent: null,
  gclid: null,
  fbclid: null,
  msclkid: null,
}

/** Input of `createTrackingConversion`; without consent the acquisition fields are null. */
export function conversionInput({ acquisition, value, ...conversion }: Conversion) {
  return {
    ...conversion,
    ...(acquisition ?? UNKNOWN_ACQUISITION),
    conversionCurrency: value?.currency ?? null,
    conversionValue: value === null ? null : toAmount(value.centimes),
  }
}

/*
 * Maximum lengths in characters of the cookie, in which everything is stored as encoded JSON: together they must fit
 * into its 4096.
 */
const LONGEST_TEXT = 200
const LONGEST_CLICK_ID = 500

/** Maximum length of the path of a landing page. */
const LONGEST_PATH = 100

/** Acquisition data of a landing page and its referrer; null where there is none. */
export function readAcquisition(
  landingPage: URL,
  referrerHost: string | null,
): Omit<Acquisition, 'sessionId' | 'acquisitionTimestamp'> | null {
  const parameter = (name: string) => landingPage.searchParams.get(name) ?? ''
  const given = (name: string) => cut(parameter(name)) || null
  // A part of a click id matches nothing.
  const clickId = (name: string) => (isWithin(LONGEST_CLICK_ID, parameter(name)) && parameter(name)) || null
  const utm = {
    utmSource: given('utm_source'),
    utmMedium: given('utm_medium'),
    utmCampaign: given('utm_campaign'),
    utmTerm: given('utm_term'),
    utmContent: given('utm_content'),
    gclid: clickId('gclid'),
    fbclid: clickId('fbclid'),
    msclkid: clickId('msclkid'),
  }
  const isForeign = referrerHost !== null && referrerHost !== landingPage.host
  const source = utm.utmSource ?? (isForeign ? referrerHost : null)
  if (source === null && Object.values(utm).every((value) => value === null)) return null
  const medium = utm.utmMedium ?? (isForeign ? 'referral' : null)
  return { ...utm, source, medium, landingPageUrl: landingPageOf(landingPage) }
}

/** The start of a text that is short enough, up to a whole character. */
function cut(text: string): string {
  let start = ''
  for (const character of text) {
    if (!isWithin(LONGEST_TEXT, start + character)) break
    start += character
  }
  return start
}

/** Whether the encoded text is short enough; backslashes and quotes are longer in JSON. */
function isWithin(most: number, text: string): boolean {
  return encodeURIComponent(JSON.stringify(text).slice(1, -1)).length <= most
}

/** URL of the landing page without parameters. */
export function landingPageOf({ origin, pathname }: URL): string {
  return origin + pathname.slice(0, LONGEST_PATH)
}
