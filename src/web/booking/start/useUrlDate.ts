import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { firstDayOf, requestedChange, requestedDate } from '#domain/booking/commands/requestedDate.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { useLocationState } from '#web/booking/step/locationState.ts'
import {
  DATE_PARAMETER,
  EXTENSION_PARAMETER,
  VARIANT_PARAMETER,
  WAITLIST_PARAMETER,
} from '#web/site/departureParameters.ts'
import { MONTH_PARAMETER, readMonth } from '#web/site/travelPaths.ts'
import { readUrlDateOutcome, type UrlDateOutcome } from './urlDateOutcome.ts'
import { useLoadVariant } from './useChooseVariant.ts'

/** Query parameters set by links of the travel page. */
const ALL = [VARIANT_PARAMETER, DATE_PARAMETER, EXTENSION_PARAMETER, MONTH_PARAMETER, WAITLIST_PARAMETER]

/** The departure requested by the URL. */
export interface UrlDate {
  /** `pending` while the URL has the parameters. Null if none was requested. */
  readonly outcome: UrlDateOutcome['dateAsked'] | 'pending' | null
  /** The requested departure; null if it is unknown, or not loaded yet. */
  readonly date: SaleDate | null
  /** First day of a departure that is gone; null if unknown. */
  readonly goneDay: IsoDay | null
}

/**
 * Chooses the variant and departure of the URL, or the first departure of its month, once, and removes the parameters:
 * a reload must not override later choices. A departure no longer on sale is reported, and no other one is chosen.
 *
 * @param runUndoably runs the change and reports the choices it removes.
 */
export function useUrlDate(runUndoably: (run: () => void) => void): UrlDate {
  const { booking, draft, offer, change } = useBooking()
  const { isRestored } = useBookingData()
  const [parameters, setParameters] = useSearchParams()
  const state = useLocationState()
  const loadVariant = useLoadVariant()
  const variantId = parameters.get(VARIANT_PARAMETER)
  const dateId = parameters.get(DATE_PARAMETER)
  const extensionId = parameters.get(EXTENSION_PARAMETER)
  const isNamed = dateId !== null || variantId !== null || parameters.has(MONTH_PARAMETER)
  const isKnown = offer.travel.pricing?.travels.some(({ id }) => id === variantId) === true
  const isOtherVariant = isKnown && variantId !== offer.pricing?.id && !isBooked(draft)
  const request = { dateId, extensionId, month: readMonth(parameters), isWaiting: parameters.has(WAITLIST_PARAMETER) }
  const named = requestedDate(request, offer)
  useEffect(() => {
    if (!isNamed || !isRestored) return
    const removeParameters = (names: readonly string[], outcome: UrlDateOutcome | null) => {
      setParameters(
        (present) => {
          for (const name of names) present.delete(name)
          return present
        },
        { replace: true, preventScrollReset: true, state: outcome === null ? state : outcome },
      )
    }
    const gone: UrlDateOutcome | null =
      dateId === null ? null : { dateAsked: 'gone', goneDay: firstDayOf(dateId, offer) }
    let isCurrent = true
    if (isOtherVariant && variantId) {
      // The departure is chosen once the variant is loaded; if that fails, nothing is.
      void loadVariant(variantId).then((choose) => {
        if (!isCurrent) return
        if (choose !== null) runUndoably(choose)
        if (choose === null) removeParameters(ALL, { dateAsked: 'failed', goneDay: null })
        else removeParameters([VARIANT_PARAMETER], null)
      })
    } else {
      const command = requestedChange(request, booking)
      if (command !== null) runUndoably(() => change(command))
      removeParameters(ALL, named === null ? gone : { dateAsked: 'chosen', goneDay: null })
    }
    return () => {
      isCurrent = false
    }
    // Once per URL; later changes of the draft are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isNamed, variantId, dateId, isRestored])
  const stored = readUrlDateOutcome(state)
  if (dateId !== null) return { outcome: 'pending', date: isOtherVariant ? null : named, goneDay: null }
  return { outcome: stored?.dateAsked ?? null, date: booking.date, goneDay: stored?.goneDay ?? null }
}
