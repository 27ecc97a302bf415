import type { Currency } from '#domain/money.ts'
import { toAmount } from '#domain/money.ts'

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

/** Maximum length of a parameter value in characters: together they must fit into a cookie. */
const LONGEST_VALUE = 100

/** Acquisition data of a landing page and its referrer; null where there is none. */
export function readAcquisition(
  landingPage: URL,
  referrerHost: string | null,
): Omit<Acquisition, 'sessionId' | 'acquisitionTimestamp'> | null {
  const given = (name: string) => landingPage.searchParams.get(name)?.slice(0, LONGEST_VALUE) || null
  const utm = {
    utmSource: given('utm_source'),
    utmMedium: given('utm_medium'),
    utmCampaign: given('utm_campaign'),
    utmTerm: given('utm_term'),
    utmContent: given('utm_content'),
    gclid: given('gclid'),
    fbclid: given('fbclid'),
    msclkid: given('msclkid'),
  }
  const isForeign = referrerHost !== null && referrerHost !== landingPage.host
  const source = utm.utmSource ?? (isForeign ? referrerHost : null)
  if (source === null && Object.values(utm).every((value) => value === null)) return null
  const medium = utm.utmMedium ?? (isForeign ? 'referral' : null)
  return { ...utm, source, medium, landingPageUrl: landingPageOf(landingPage) }
}

/** URL of the landing page without parameters. */
export function landingPageOf({ origin, pathname }: URL): string {
  return origin + pathname.slice(0, LONGEST_VALUE)
}
