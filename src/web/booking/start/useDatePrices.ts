import { useCallback, useEffect, useState } from 'react'
import type { GridCell } from '#domain/booking/compare/partyPriceGrid.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { useLater } from './useLater.ts'

type PricesOn = (dates: readonly SaleDate[], draft: BookingDraft, offer: Offer) => readonly GridCell[]

/** Prices by `dateKey`. */
export type DatePrices = ReadonlyMap<string, GridCell>

const NONE: DatePrices = new Map()

/**
 * What the present party with its present choices would pay on these departures, before it has rooms in the usual ones.
 * Empty until what computes it is loaded, once the page stands.
 *
 * @param dates the same list each time.
 */
export function useDatePrices(dates: readonly SaleDate[]): DatePrices {
  const pricesOn = usePricesOn()
  const find = useCallback(
    (draft: BookingDraft, offer: Offer): DatePrices =>
      pricesOn === null ? NONE : new Map(pricesOn(dates, draft, offer).map((cell) => [dateKey(cell.date), cell])),
    [dates, pricesOn],
  )
  return useLater(find)
}

function usePricesOn(): PricesOn | null {
  const [pricesOn, setPricesOn] = useState<{ readonly compute: PricesOn } | null>(null)
  useEffect(() => {
    let isCurrent = true
    // Without it two adults see their totals all the same, others none.
    const loading = import('#domain/booking/compare/partyPriceGrid.ts').then(({ pricesOn: compute }) => {
      if (isCurrent) setPricesOn({ compute })
    })
    loading.catch(() => null)
    return () => {
      isCurrent = false
    }
  }, [])
  return pricesOn?.compute ?? null
}

/** Whether everybody has a bed, so that sums of different dates can be compared. */
export function hasBeds({ travellers }: Pick<BookingDraft, 'travellers'>): boolean {
  return travellers.length > 0 && travellers.every(({ accommodationId }) => accommodationId !== null)
}
