import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import {
  conversionInput,
  isSentOncePerBrowser,
  type Acquisition,
  type Conversion,
  type ConversionName,
} from '#domain/tracking/conversion.ts'
import { forgetAcquisition, updateAcquisition } from './acquisitionCookies.ts'
import type { ConversionFacts } from './trackingEvent.ts'

const STORAGE_KEY = 'conversions'

interface Options {
  readonly tenantId: string
  /** Whether the tenant tracks acquisition sources. */
  readonly hasAcquisition: boolean
  readonly send: (input: ReturnType<typeof conversionInput>) => void
}

/**
 * Sends conversions to the platform. They are queued until the visitor has answered the question for consent, which
 * decides whether they include the acquisition source; on leaving without an answer they are sent without it.
 */
export function createConversions({ tenantId, hasAcquisition, send }: Options) {
  const waiting: Omit<Conversion, 'acquisition'>[] = []
  let answer: ConsentAnswer | null = null
  let acquisition: Acquisition | null = null

  const flush = () => {
    for (const conversion of waiting.splice(0)) send(conversionInput({ ...conversion, acquisition }))
  }
  const flushOnLeaving = () => {
    if (document.visibilityState === 'hidden') flush()
  }
  document.addEventListener('visibilitychange', flushOnLeaving)
  return {
    track({ name, tourName, value, bookingId }: ConversionFacts): void {
      if (isSentOncePerBrowser(name) && !markSent(name)) return
      waiting.push({
        conversionName: name,
        tourName,
        value,
        bookingId,
        conversionTime: new Date().toISOString(),
        tenantId,
      })
      if (answer !== null) flush()
    },
    onConsent(given: ConsentAnswer | null): void {
      answer = given
      acquisition = given === 'all' && hasAcquisition ? updateAcquisition() : null
      if (given === 'necessary') forgetAcquisition()
      if (given !== null) flush()
    },
  }
}

const sentFromThisPage = new Set<ConversionName>()

/** Marks a conversion as sent from this browser; false if it was before. */
function markSent(name: ConversionName): boolean {
  if (sentFromThisPage.has(name)) return false
  sentFromThisPage.add(name)
  try {
    const stored = window.localStorage.getItem(STORAGE_KEY)?.split(' ') ?? []
    if (stored.includes(name)) return false
    window.localStorage.setItem(STORAGE_KEY, [...stored, name].join(' '))
  } catch {
    // Without storage it is sent once per page load.
  }
  return true
}
