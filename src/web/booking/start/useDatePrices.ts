import { startTransition, useCallback, useEffect, useState } from 'react'
import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import type { PricesOn } from '#domain/booking/compare/shownTotal.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { dateKey, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { useDeferredResult } from './useDeferredResult.ts'

type ComputeCells = (dates: readonly SaleDate[], booking: Booking, to?: Offer) => readonly GridCell[]

/** Prices by `dateKey`. */
export type DatePrices = ReadonlyMap<string, GridCell>

const NONE: DatePrices = new Map()

/**
 * Prices of these departures for the present party and choices; before rooms are chosen, with the usual ones. Empty until
 * the code that computes them is loaded, after the first render.
 *
 * @param dates referentially stable.
 */
export function useDatePrices(dates: readonly SaleDate[]): DatePrices {
  const pricesOn = usePricesOn()
  return useDeferredResult(useCallback((booking: Booking) => pricesOn(dates, booking), [dates, pricesOn]))
}

/** Computes prices by `dateKey`: none until the code is loaded. */
export function usePricesOn(): PricesOn {
  const [pricesOn, setPricesOn] = useState<{ readonly compute: ComputeCells } | null>(null)
  useEffect(() => {
    let isCurrent = true
    // If loading fails, two adults still see their provisional totals.
    const loading = import('#domain/booking/compare/pricesOn.ts').then(({ pricesOn: compute }) => {
      // The prices of all months are much to render: input comes first.
      if (isCurrent) startTransition(() => setPricesOn({ compute }))
    })
    loading.catch(() => null)
    return () => {
      isCurrent = false
    }
  }, [])
  return useCallback(
    (...asked) =>
      pricesOn === null ? NONE : new Map(pricesOn.compute(...asked).map((cell) => [dateKey(cell.date), cell])),
    [pricesOn],
  )
}
