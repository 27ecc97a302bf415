import { landingPageOf, readAcquisition, UNKNOWN_ACQUISITION, type Acquisition } from './conversion.ts'

/** Where a visitor came from and when; the session is kept apart. */
export type AcquisitionOrigin = Omit<Acquisition, 'sessionId'>

/** The visit a visitor begins. */
interface Arrival {
  readonly landingPage: URL
  /** Host of the page that led here; null where none did or none is told. */
  readonly referrerHost: string | null
  /** ISO 8601 in UTC. */
  readonly now: string
}

/** The origin to keep: that of this arrival where it names one, else the one kept before, else a direct visit. */
export function originOfVisit(
  { landingPage, referrerHost, now }: Arrival,
  kept: AcquisitionOrigin | null,
): AcquisitionOrigin {
  const found = readAcquisition(landingPage, referrerHost)
  if (found !== null) return { ...found, acquisitionTimestamp: now }
  if (kept !== null) return kept
  const { sessionId: _none, ...unknown } = UNKNOWN_ACQUISITION
  return { ...unknown, landingPageUrl: landingPageOf(landingPage), acquisitionTimestamp: now }
}

/** The origin as a cookie holds it. What is not known is left out. */
export function toKeptOrigin(origin: AcquisitionOrigin): string {
  const known = Object.entries(origin).filter(([, value]) => value !== null)
  return encodeURIComponent(JSON.stringify(Object.fromEntries(known)))
}

/** Null where nothing is kept or it cannot be read. */
export function readKeptOrigin(kept: string | null): AcquisitionOrigin | null {
  const fields = parsed(kept)
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

function parsed(kept: string | null): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(decodeURIComponent(kept ?? 'null'))
    return typeof value === 'object' && value !== null ? { ...value } : null
  } catch {
    return null
  }
}
