import { boardingPlaces, type BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { readPricingTravel, readSalesSettings, readTravel, type PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { AllTravelAvailabilityStatusQuery, TravelQuery } from '#gql/graphql.ts'
import { memoizeByIdentity } from '#web/graph/memoizeByIdentity.ts'
import { departuresOf, type DepartureRow } from '#web/travel/departures/departures.ts'
import type { AnsweredVariant } from '#web/travel/departures/loadVariants.ts'
import { roomsOf, type VariantRooms } from './variantRooms.ts'

interface TravelOffer {
  readonly departures: readonly DepartureRow[]
  readonly rooms: readonly VariantRooms[]
}

type Given = readonly [
  answer: TravelQuery,
  statuses: AllTravelAvailabilityStatusQuery,
  tenantId: string,
  today: string,
  ...variants: AnsweredVariant[],
]

/** Departures and rooms with their prices. Rooms that cannot be computed are left out. */
export const travelOffer = memoizeByIdentity(
  (...[answer, statuses, tenantId, today, ...variants]: Given): TravelOffer => {
    const travel = readTravel(answer.travel)
    if (travel === null) return { departures: [], rooms: [] }
    const sale = { travel, settings: readSalesSettings(answer, statuses), tenantId, today }
    const read = readVariants(variants)
    const departures = departuresOf(read, sale)
    return { departures, rooms: orNone(() => roomsOf(read, departures, sale)) }
  },
)

/** The boarding places of all departures after today. The answer is what they are kept for, and no part of them. */
export const boardingOf = memoizeByIdentity(
  (_answer: TravelQuery, today: string, ...variants: readonly AnsweredVariant[]): readonly BoardingPlace[] =>
    boardingPlaces(
      readVariants(variants)
        .flatMap(({ departures, currency }) => departures.map((departure) => ({ ...departure, currency })))
        .filter(({ startDate }) => startDate > today),
    ),
)

function readVariants(variants: readonly AnsweredVariant[]): readonly PricingTravel[] {
  return variants.map(readPricingTravel).filter((variant) => variant !== null)
}

function orNone<Entry>(compute: () => readonly Entry[]): readonly Entry[] {
  try {
    return compute()
  } catch {
    return []
  }
}
