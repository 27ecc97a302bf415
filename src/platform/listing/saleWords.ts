import type { IsoDay } from '#domain/calendar.ts'
import { bargainCode } from '#platform/catalogue/bargainCode.ts'
import type { StoredSettings } from '#platform/catalogue/stored.ts'
import type { TravelPricing } from '#platform/generated/resolverTypes.ts'
import { listedDates } from './listedDates.ts'
import type { UpcomingDepartures } from './listing.ts'
import type { PlacesLeft } from './placesLeft.ts'

/** What is sold today. Places are those of the moment the lists of the day were made; cards count anew. */
export interface Sale {
  readonly today: IsoDay
  readonly settings: StoredSettings
  readonly places: PlacesLeft
}

/** As many places as a card counts. */
const FEW = 8

/** What a visitor may search a travel by that is in none of its texts: places left, and the early-booking discount. */
export function saleWords(
  departures: UpcomingDepartures,
  pricing: TravelPricing | null | undefined,
  { today, settings: { ratioConfig }, places }: Sale,
): readonly string[] {
  const open = listedDates(departures, places).dates.filter(({ placesLeft }) => (placesLeft ?? 0) > 0)
  const hasBargain =
    pricing !== null &&
    pricing !== undefined &&
    open.some(({ startDate }) => bargainCode({ today, startDate, pricing, ratioConfig }) !== null)
  return [
    ...(open.length > 0 ? ['buchbar'] : []),
    ...(open.some(({ placesLeft }) => (placesLeft ?? 0) <= FEW) ? ['Restplätze'] : []),
    ...(hasBargain ? ['Frühbucherrabatt'] : []),
  ]
}
