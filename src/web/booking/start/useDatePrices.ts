import { startTransition, useCallback, useEffect, useState } from 'react'
import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { useDeferredResult } from './useDeferredResult.ts'

type PricesOn = (dates: readonly SaleDate[], booking: Booking) => readonly GridCell[]

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
  const find = useCallback(
    (booking: Booking): DatePrices =>
      pricesOn === null ? NONE : new Map(pricesOn(dates, booking).map((cell) => [dateKey(cell.date), cell])),
    [dates, pricesOn],
  )
  return useDeferredResult(find)
}

function usePricesOn(): PricesOn | null {
  const [pricesOn, setPricesOn] = useState<{ readonly compute: PricesOn } | null>(null)
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
  return pricesOn?.compute ?? null
}
