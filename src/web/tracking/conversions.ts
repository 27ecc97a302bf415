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

const KEY = 'conversions'

interface Options {
  readonly tenantId: string
  /** Whether the tenant wants to know where visitors come from. */
  readonly hasAcquisition: boolean
  readonly send: (input: ReturnType<typeof conversionInput>) => void
}

/**
 * Sends conversions to the platform. While consent is asked for they wait, for the answer decides whether they may say
 * where the visitor came from; a visitor who leaves without an answer has given none.
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
    take({ name, tourName, value, bookingId }: ConversionFacts): void {
      if (isSentOncePerBrowser(name) && wasSent(name)) return
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
    answered(given: ConsentAnswer | null): void {
      answer = given
      acquisition = given === 'all' && hasAcquisition ? updateAcquisition() : null
      if (given === 'necessary') forgetAcquisition()
      if (given !== null) flush()
    },
  }
}

const sentFromThisPage = new Set<ConversionName>()

/** Whether one of this name was sent from this browser before; notes it as sent. */
function wasSent(name: ConversionName): boolean {
  if (sentFromThisPage.has(name)) return true
  sentFromThisPage.add(name)
  try {
    const kept = window.localStorage.getItem(KEY)?.split(' ') ?? []
    if (kept.includes(name)) return true
    window.localStorage.setItem(KEY, [...kept, name].join(' '))
  } catch {
    // Where nothing can be kept, once for each page load has to do.
  }
  return false
}
