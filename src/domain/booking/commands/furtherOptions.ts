import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { wholeQuantity } from '#domain/booking/draft/quantity.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Chooses so many packages of a service; 0 gives them up. A service that is not offered changes nothing. */
export function withEsim(
  draft: BookingDraft,
  { serviceNo, quantity }: { readonly serviceNo: string; readonly quantity: number },
  offer: Offer,
): BookingDraft {
  if (!esimOptions(draft, offer).some((option) => option.serviceNo === serviceNo)) return draft
  const others = draft.esims.filter((choice) => choice.serviceNo !== serviceNo)
  return settle({ ...draft, esims: [...others, { serviceNo, quantity: wholeQuantity(quantity) }] }, offer)
}

/** Chooses the compensation or gives it up. Where it is not offered nothing changes. */
export function withCo2(draft: BookingDraft, isChosen: boolean, offer: Offer): BookingDraft {
  if (isChosen && co2Price(draft, offer) === null) return draft
  return settle({ ...draft, co2compensation: isChosen }, offer)
}
