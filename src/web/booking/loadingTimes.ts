import type { Booking } from '#domain/booking/draft/booking.ts'
import type { LoadingTimes } from '#domain/booking/wire/sale.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { answeredSeconds } from '#web/graph/answerTimes.ts'
import { pricingVariables, travelVariables } from './loadBooking.ts'

/** Times at which the platform delivered the travel, prices and contingents of a draft's offer. */
export function loadingTimes(booking: Booking): LoadingTimes {
  const { draft, offer } = booking
  const ratioTravelId = offer.pricing?.id ?? null
  const dateId = booking.date?.id ?? null
  return {
    travel: answeredSeconds(TravelDocument, travelVariables(draft.travelId, offer.tenantId)),
    pricingTravel: ratioTravelId === null ? null : pricingSeconds(ratioTravelId),
    contingents:
      ratioTravelId === null || dateId === null
        ? null
        : answeredSeconds(ContingentsDocument, { ratioTravelId, dateId }),
  }
}

/** The time of the complete response; until it has arrived, that of the partial one. */
function pricingSeconds(ratioTravelId: string): number | null {
  const secondsOf = (isWhole: boolean) =>
    answeredSeconds(RatioTravelDocument, pricingVariables(ratioTravelId, { isWhole }))
  return secondsOf(true) ?? secondsOf(false)
}
