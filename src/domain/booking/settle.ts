import { isBusNetworkKnown, stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { Boarding } from '#domain/booking/boarding/busStops.ts'
import { saleOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { settleExtras } from '#domain/booking/extras/extras.ts'
import { settleRoomAddons } from '#domain/booking/extras/roomAddons.ts'
import { paymentMethods } from '#domain/booking/payment/payment.ts'
import { settlePeople } from '#domain/booking/people/peopleRules.ts'
import { settleBeds } from '#domain/booking/rooms/beds.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** From this step on, a change of mandatory extras alone no longer clears the summary (rule 4.13.2). */
const PERSONAL_DATA_STEP = 2

/**
 * Re-establishes the invariants after a command or a new offer: ages, beds, mandatory extras, caps, no choice that is
 * no longer sold, no stale summary. Settling twice changes nothing. A draft stays as it is while its variant is not
 * loaded, and once it is sent: its own places no longer count as left. Without a sold date, choices are kept, as they
 * cannot be checked.
 */
export function settle(draft: BookingDraft, offer: Offer): BookingDraft {
  if (offer.pricing === null || offer.pricing.id !== draft.pricingTravelId) return draft
  if (isSent(draft)) return draft
  const people = settlePeople(draft, offer)
  if (saleOf(people, offer) === null) return withoutStaleSummary(people, draft)
  const bedsSettled = settleBeds(people, offer)
  const servicesSettled = settleServices(settleBoarding(bedsSettled, offer), offer)
  return withoutStaleSummary(settlePayment(servicesSettled, offer), draft)
}

/** Settles the choices of the service table. Where a date has no such table they are kept. */
function settleServices(draft: BookingDraft, offer: Offer): BookingDraft {
  if (saleOf(draft, offer)?.date.services.size === 0) return draft
  const extras = settleExtras(settleRoomAddons(draft, offer), offer)
  const options = esimOptions(extras, offer)
  return {
    ...extras,
    esims: extras.esims.flatMap(({ serviceNo, quantity }) => {
      const most = options.find((option) => option.serviceNo === serviceNo)?.maxQuantity ?? 0
      return Math.min(quantity, most) > 0 ? [{ serviceNo, quantity: Math.min(quantity, most) }] : []
    }),
    co2compensation: extras.co2compensation && co2Price(extras, offer) !== null,
  }
}

/**
 * Clears stops that the date no longer has. Without a loaded bus network they are kept; where there is none, such as on
 * a flight, they have no effect.
 */
function settleBoarding(draft: BookingDraft, offer: Offer): BookingDraft {
  const date = saleOf(draft, offer)?.date ?? null
  if (date === null || !isBusNetworkKnown(date)) return draft
  const stopNos = { outbound: stopNosOf(date, 'outbound'), return: stopNosOf(date, 'return') }
  const kept = (stopNo: string | null, direction: Direction) =>
    stopNo !== null && stopNos[direction].has(stopNo) ? stopNo : null
  const travellers = draft.travellers.map((traveller) => {
    const outboundStopNo = kept(traveller.outboundStopNo, 'outbound')
    const returnStopNo = kept(traveller.returnStopNo, 'return')
    const isSame = outboundStopNo === traveller.outboundStopNo && returnStopNo === traveller.returnStopNo
    return isSame ? traveller : { ...traveller, outboundStopNo, returnStopNo }
  })
  return { ...draft, travellers }
}

function stopNosOf(date: Boarding, direction: Direction): ReadonlySet<string> {
  return new Set(stopsOf(date, direction).map(({ stopNo }) => stopNo))
}

/** Falls back to the invoice where the chosen payment method is not offered. */
function settlePayment(draft: BookingDraft, offer: Offer): BookingDraft {
  if (paymentMethods(draft, offer).includes(draft.payment.type)) return draft
  return { ...draft, payment: { ...draft.payment, type: 'invoice' } }
}

function withoutStaleSummary(draft: BookingDraft, before: BookingDraft): BookingDraft {
  const { summary } = draft
  if (summary === null) return draft
  const isEarly = draft.currentStep < PERSONAL_DATA_STEP
  const isStale =
    summary.selectionKey !== selectionKey(draft) || (isEarly && mandatoryExtras(draft) !== mandatoryExtras(before))
  return isStale ? { ...draft, summary: null } : draft
}

/** The mandatory extras by value. */
function mandatoryExtras(draft: BookingDraft): string {
  const { accommodationAddons, personalAddons, bookingAddons, collectiveAddons, personalDiscounts } = draft
  const lists = [accommodationAddons, personalAddons, bookingAddons, collectiveAddons, personalDiscounts]
  return JSON.stringify(lists.map((choices) => choices.filter(({ mandatory }) => mandatory)))
}
