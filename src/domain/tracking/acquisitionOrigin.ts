import { landingPageOf, readAcquisition, UNKNOWN_ACQUISITION, type Acquisition } from './conversion.ts'

/** Origin of a visitor with its time; the session id is stored separately. */
export type AcquisitionOrigin = Omit<Acquisition, 'sessionId'>

/** The first page view of a visit. */
interface FirstPageView {
  readonly landingPage: URL
  /** Host of the referrer; null without one. */
  readonly referrerHost: string | null
  /** ISO 8601 in UTC. */
  readonly now: string
}

/** The origin to store: that of this visit where there is one, else the stored one, else a direct visit. */
export function originOfVisit(
  { landingPage, referrerHost, now }: FirstPageView,
  stored: AcquisitionOrigin | null,
): AcquisitionOrigin {
  const found = readAcquisition(landingPage, referrerHost)
  if (found !== null) return { ...found, acquisitionTimestamp: now }
  if (stored !== null) return stored
  const { sessionId: _none, ...unknown } = UNKNOWN_ACQUISITION
  return { ...unknown, landingPageUrl: landingPageOf(landingPage), acquisitionTimestamp: now }
}

/** The origin as a cookie value, without unknown fields. */
export function toStoredOrigin(origin: AcquisitionOrigin): string {
  const known = Object.entries(origin).filter(([, value]) => value !== null)
  return encodeURIComponent(JSON.stringify(Object.fromEntries(known)))
}

/** Parses the cookie; null when it is missing or unreadable. */
export function readStoredOrigin(stored: string | null): AcquisitionOrigin | null {
  const fields = parsed(stored)
  if (fields === null) return null
  const given = (name: keyof AcquisitionOrigin) => {
    const value = fields[name]
    return typeof value === 'string' ? value : null
  }
  return {
    source: given('source'),
    medium: given('medium'),
    landingPageUrl: given('landingPageUrl'),
    acquisitionTimestamp: given('acquisitionTimestamp'),
    utmSource: given('utmSource'),
    utmMedium: given('utmMedium'),
    utmCampaign: given('utmCampaign'),
    utmTerm: given('utmTerm'),
    utmContent: given('utmContent'),
    gclid: given('gclid'),
    fbclid: given('fbclid'),
    msclkid: given('msclkid'),
  }
}

function parsed(stored: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(stored ?? 'null'))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
