import { withPricingTravel, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withSummary } from '#domain/booking/commands/insurance.ts'
import { withOptions } from '#domain/booking/commands/payment.ts'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { enterStep } from '#domain/booking/funnel/navigation.ts'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { settle } from '#domain/booking/settle.ts'
import { toClientState } from '#domain/booking/wire/payload.ts'
import type { LoadingTimes } from '#domain/booking/wire/sale.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { RatioSummaryQueryDocument } from '#gql/graphql.ts'
import { withBeds, withExtras, withInsurance, withServices } from './choices.ts'
import { withPeople } from './people.ts'
import { type Shop, whatIsLeft } from './shop.ts'
import { onDate } from './ways.ts'
import type { Wishes } from './wishes.ts'

/** Seconds since 1970 at which everything here is done. */
export const NOW = 1_804_000_000

/** Everything was loaded then too. */
export const TIMES: LoadingTimes = { travel: NOW, pricingTravel: NOW, contingents: NOW }

/** Who visits: how many there are, and what they are after. */
export interface Visitor {
  readonly party: Party
  readonly wishes: Wishes
}

/** A draft with the offer it is held against, whose contingents are those found at the beginning. */
export interface Visit {
  readonly draft: BookingDraft
  readonly offer: Offer
}

/** A visit that walks through the funnel up to the button that books. Nobody can be housed where all is sold out. */
export async function visit(
  shop: Shop,
  variant: Offer,
  { date, visitor }: { readonly date: SaleDate; readonly visitor: Visitor },
): Promise<Visit> {
  const { party, wishes } = visitor
  const left = await whatIsLeft(shop, variant, date.id)
  const offer: Offer = { ...variant, isEsimActive: wishes.sellsEsims, contingents: { dateId: date.id, left } }
  const begun = withParty(withPricingTravel(emptyDraft(offer.travel.id), offer.pricing?.id ?? '', offer), party, offer)
  const dated = entered(onDate(begun, { date, wishes }, offer), 'start')
  const bedded = withBedsOrWaiting(dated, wishes, offer)
  const equipped = withExtras(entered(bedded, 'leistungen'), wishes, offer)
  const named = withPeople(entered(equipped, 'personen'), wishes, offer)
  const housed = isHoused(named) ? named : withExtras(withBeds(named, wishes, offer), wishes, offer)
  const serviced = withServices(
    await summarized(shop, { draft: entered(housed, 'zusatzleistungen'), offer }),
    wishes,
    offer,
  )
  const insured = withInsurance(await summarized(shop, { draft: serviced, offer }), wishes, offer)
  const paying = withPaymentType(entered(insured, 'zahlung'), wishes.payment, offer)
  const { partner } = termsRequired(offer)
  const agreed = withOptions(paying, {
    gtcAccepted: true,
    partnerGtcAccepted: partner,
    bookingRemarks: 'Herzlichen Dank',
  })
  return { draft: await summarized(shop, { draft: settle(agreed, offer), offer }), offer }
}

/** Whether everybody has a bed. */
export function isHoused({ travellers }: BookingDraft): boolean {
  return travellers.every(({ accommodationId }) => accommodationId !== null)
}

/** A bed for everybody, on the waiting list where that is wished. */
function withBedsOrWaiting(draft: BookingDraft, wishes: Wishes, offer: Offer): BookingDraft {
  const bedded = withBeds(draft, wishes, offer)
  if (statusOf(draft, offer).status !== 'BOOKABLE') return bedded
  switch (wishes.waits) {
    case 'never':
      return bedded
    case 'always':
      return withBeds(withWaitlist(draft, true, offer), wishes, offer)
    case 'ifFull':
      return isHoused(bedded) ? bedded : withBeds(withWaitlist(bedded, true, offer), wishes, offer)
    case 'changesMind':
      return withBeds(
        withWaitlist(withBeds(withWaitlist(bedded, true, offer), wishes, offer), false, offer),
        wishes,
        offer,
      )
  }
}

function entered(draft: BookingDraft, path: string): BookingDraft {
  const step = stepByPath(path)
  if (step === null) throw new RangeError(`No step is called ${path}`)
  return enterStep(draft, step, NOW).draft
}

/** With the platform's summary, where one is missing. */
async function summarized(shop: Shop, { draft, offer }: Visit): Promise<BookingDraft> {
  if (!isSummaryNeeded(draft, offer)) return draft
  const clientState = onTheWire(toClientState(draft, offer, TIMES))
  const { ratioSummary } = await shop.ask(RatioSummaryQueryDocument, { clientState })
  const summary = readSummary(ratioSummary?.json, {
    selectionKey: selectionKey(draft),
    travellerCount: draft.travellers.length,
  })
  if (!summary.isValid) throw new TypeError(`The summary cannot be read: ${summary.reason}`)
  return withSummary(draft, { ...summary.value, pricedKey: pricedKey(draft, offer) }, offer)
}

/** As JSON carries it. */
export function onTheWire(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}
