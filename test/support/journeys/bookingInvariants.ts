import { isDeepStrictEqual } from 'node:util'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { reloaded } from '#test/support/builders/arbitraryAct.ts'
import { EXTRA_INVARIANTS } from './extraInvariants.ts'
import { code, onSale, sum } from './naiveSale.ts'
import { PEOPLE_INVARIANTS } from './peopleInvariants.ts'
import { ROOM_INVARIANTS, type SaleInvariant } from './roomInvariants.ts'

type Invariant = (draft: BookingDraft, offer: Offer) => boolean

/** What holds whatever is loaded, sent or booked. */
const ALWAYS: Readonly<Record<string, Invariant>> = {
  'nobody has a personal insurance beside one for the whole booking': ({ familyInsurance, travellers }) =>
    familyInsurance === null || travellers.every(({ insurance }) => insurance === null),

  'the total is the sum of the lines': (draft, offer) => {
    const { lines, total } = price(draft, offer)
    return total.centimes === sum(lines.map(({ centimes }) => centimes)) && Number.isSafeInteger(total.centimes)
  },

  'each line costs its quantity times its unit, and has a name of its own': (draft, offer) => {
    const { lines } = price(draft, offer)
    const isRight = lines.every(
      ({ quantity, unitCentimes, centimes }) =>
        quantity >= 1 && Number.isInteger(quantity) && centimes === quantity * unitCentimes,
    )
    return isRight && new Set(lines.map(({ id }) => id)).size === lines.length
  },

  'settling changes nothing more': (draft, offer) => isDeepStrictEqual(settle(draft, offer), draft),

  'a return to the departure is remembered exactly while an extension is upgraded to': ({
    isUpgradedToExtension,
    extensionDowngradeDate,
    date,
  }) =>
    isUpgradedToExtension
      ? extensionDowngradeDate !== null && date?.extensionId !== null
      : extensionDowngradeDate === null,
}

/** Whether the device gives back what it was given, but for what lives with the page. */
export function survivesReload(draft: BookingDraft): boolean {
  return isDeepStrictEqual(reloaded(draft), afterReload(draft))
}

function afterReload(draft: BookingDraft): BookingDraft {
  const { payment, submission } = draft
  return {
    ...draft,
    ...{ summary: null, summaryLoadingError: 0, fatalError: null },
    customData: {
      ...draft.customData,
      travellers: draft.travellers.map((_, index) => draft.customData.travellers[index] ?? {}),
    },
    payment: { ...payment, initializing: false, initialized: payment.transactionId !== null },
    submission: { ...submission, isSubmitting: false, acceptedTotalCentimes: null, refusal: null },
  }
}

/** What holds on a date that is sold, beside rooms and extras. */
const ON_DATE: Readonly<Record<string, SaleInvariant>> = {
  'it is paid in a way that is offered': (sale) => {
    const isOffered =
      sale.offer.settings.onlinePaymentConfig?.enabled === true &&
      code(sale, sale.date) === 'BOOKABLE' &&
      !sale.pricing.catalogCode.startsWith('G')
    return sale.draft.payment.type === 'invoice' || isOffered
  },

  'the early-booking discount is given to each traveller or to nobody': ({ draft, offer }) =>
    price(draft, offer).lines.every(({ kind, quantity }) => kind !== 'bargain' || quantity === draft.travellers.length),

  'babies are charged on the baby package, each once': ({ draft, offer, pricing, date }) => {
    const cot = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
    const isPriced = cot !== undefined && (date.packagePrices.get(cot.ratioPackageNo) ?? null) !== null
    const charged = sum(price(draft, offer).lines.map(({ kind, quantity }) => (kind === 'baby' ? quantity : 0)))
    return charged === (isPriced ? draft.babies.length : 0)
  },

  'a price that is missing is told': ({ draft, offer, pricing, date }) => {
    const cot = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
    const isCotUnpriced =
      draft.babies.length > 0 && cot !== undefined && (date.packagePrices.get(cot.ratioPackageNo) ?? null) === null
    return !isCotUnpriced || !price(draft, offer).isComplete
  },
}

/** Held where the date came with stops; without them nothing is known. */
const WITH_STOPS: Readonly<Record<string, SaleInvariant>> = {
  'everybody gets on and off where the coach of the date halts, and not at its destination': ({ draft, date }) => {
    const { outbound, inbound } = date.busNetwork
    const isOn = (stopNo: string | null, stops: typeof outbound.stops, destination: string | undefined) =>
      stopNo === null || stops.some((stop) => stop.stopNo === stopNo && stop.nodeNo !== destination)
    return draft.travellers.every(
      ({ outboundStopNo, returnStopNo }) =>
        isOn(outboundStopNo, outbound.stops, outbound.nodeNos.at(-1)) &&
        isOn(returnStopNo, inbound.stops, inbound.nodeNos[0]),
    )
  },
}

/** Held while a summary is there. */
const WITH_SUMMARY: Readonly<Record<string, Invariant>> = {
  'the summary is the one of these choices': (draft) => draft.summary?.selectionKey === selectionKey(draft),

  'insurances are among those the summary offers, at its price': ({ summary, familyInsurance, travellers }) =>
    travellers.every(({ insurance }, index) => {
      const options = [...(summary?.travellerInsurances[index] ?? []), summary?.noInsurance ?? null]
      return insurance === null || options.some((option) => isDeepStrictEqual(option, insurance))
    }) &&
    (familyInsurance === null ||
      (summary?.bookingInsurances ?? []).some((option) => isDeepStrictEqual(option, familyInsurance))),
}

/** The names of everything that does not hold of a draft, held against an offer. */
export function broken(draft: BookingDraft, offer: Offer): readonly string[] {
  const { isSubmitting, submissionId, bookingId } = draft.submission
  const isHeld =
    offer.pricing?.id === draft.pricingTravelId && !isSubmitting && submissionId === null && bookingId === null
  const sale = isHeld ? onSale(draft, offer) : null
  const isBusKnown = sale !== null && sale.date.busNetwork.outbound.stops.length > 0
  const isPriced = sale !== null && sale.date.services.size > 0
  return [
    ...failing(ALWAYS, (holds) => holds(draft, offer)),
    ...(isHeld ? failing(PEOPLE_INVARIANTS, (holds) => holds(draft, offer)) : []),
    ...(isHeld && draft.summary !== null ? failing(WITH_SUMMARY, (holds) => holds(draft, offer)) : []),
    ...(sale === null ? [] : failing({ ...ROOM_INVARIANTS, ...ON_DATE }, (holds) => holds(sale))),
    ...(isPriced ? failing(EXTRA_INVARIANTS, (holds) => holds(sale)) : []),
    ...(isBusKnown ? failing(WITH_STOPS, (holds) => holds(sale)) : []),
  ]
}

/** The names of the invariants for which a question is answered with no. */
export function failing<Rule>(
  rules: Readonly<Record<string, Rule>>,
  holds: (rule: Rule) => boolean,
): readonly string[] {
  return Object.entries(rules).flatMap(([name, rule]) => (holds(rule) ? [] : [name]))
}
