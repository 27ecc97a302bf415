import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { lostChoices } from '#domain/booking/lostChoices.ts'
import type { LostChoice } from '#domain/booking/lostChoices.ts'
import type { TypedBirthday } from '#domain/booking/people/birthdayProblem.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'
import { birthdayQuestion } from './birthdayQuestion.ts'

/** A birthday the visitor has confirmed though it changed more than itself, with the booking before and after. */
export interface BirthdayChange {
  /** Place among the travellers. */
  readonly index: number
  readonly before: BookingDraft
  readonly after: BookingDraft
}

export interface BirthdayConsequences {
  readonly lost: readonly LostChoice[]
  /** Total before and after; null where one of them is not complete, such as while a room is missing. */
  readonly totals: { readonly before: Money; readonly after: Money } | null
}

/** Whether every traveller has a bed. */
export function areAllHoused({ travellers }: Pick<BookingDraft, 'travellers'>): boolean {
  return travellers.every(({ accommodationId }) => accommodationId !== null)
}

/** What a confirmed birthday has changed. */
export function birthdayConsequences({ before, after }: BirthdayChange, offer: Offer): BirthdayConsequences {
  const [was, now] = [price(before, offer), price(after, offer)]
  const isKnown = areAllHoused(before) && areAllHoused(after) && was.isComplete && now.isComplete
  return { lost: lostChoices(before, after), totals: isKnown ? { before: was.total, after: now.total } : null }
}

/** Whether a confirmed birthday still stands as it was confirmed, with the same people beside it. */
export function isChangeStanding(
  { index, after }: BirthdayChange,
  { travellers }: Pick<BookingDraft, 'travellers'>,
): boolean {
  return (
    travellers.length === after.travellers.length && travellers[index]?.birthday === after.travellers[index]?.birthday
  )
}

const CHOICES = [
  ...(['rooms', 'accommodationAddons', 'personalAddons', 'bookingAddons', 'collectiveAddons'] as const),
  ...(['personalDiscounts', 'esims', 'familyInsurance', 'payment'] as const),
] as const

const OWN_CHOICES = [
  ...([
    'accommodationId',
    'familyPackageId',
    'isFamilyPackageMember',
    'insurance',
    'outboundStopNo',
    'returnStopNo',
  ] as const),
  ...(['ageGroupId'] as const),
] as const

const BILLING = ['isBillingAddress', 'sameAddressAsTravellerIndex', 'triggeredForceBillingAddress'] as const

/**
 * Takes a confirmed birthday back: what it changed is as it was before, and what the visitor has chosen or typed since
 * stays. Settled, for what is sold may have changed since.
 */
export function withBirthdayTakenBack(present: BookingDraft, change: BirthdayChange, offer: Offer): BookingDraft {
  const { index, before, after } = change
  if (!isChangeStanding(change, present)) return present
  const isOtherBilled = present.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const travellers = present.travellers.map((traveller, place): Traveller => {
    const [was, then] = [before.travellers[place], after.travellers[place]]
    if (was === undefined || then === undefined) return traveller
    const chosen = merged({ before: was, after: then, present: traveller }, OWN_CHOICES)
    const billed = isOtherBilled ? chosen : merged({ before: was, after: then, present: chosen }, BILLING)
    const { birthday, isBirthdayPresumed } = was
    return place === index ? { ...billed, birthday, isBirthdayPresumed } : billed
  })
  return settle({ ...merged({ before, after, present }, CHOICES), travellers }, offer)
}

/** A value as it was before a change, after it, and now. */
interface Versions<Value> {
  readonly before: Value
  readonly after: Value
  readonly present: Value
}

/** The value of now, with the fields of before that nobody has touched since the change. */
function merged<Value extends object>(
  { before, after, present }: Versions<Value>,
  fields: readonly (keyof Value)[],
): Value {
  const isUntouched = (field: keyof Value) => JSON.stringify(present[field]) === JSON.stringify(after[field])
  return fields.reduce<Value>((now, field) => (isUntouched(field) ? { ...now, [field]: before[field] } : now), present)
}

/**
 * The booking as it was before a birthday was confirmed, where the one that stands in the field now is that of somebody
 * who was booked then; else the booking as it is.
 */
export function withCorrectedBirthday(
  draft: BookingDraft,
  typed: TypedBirthday & { readonly change: BirthdayChange },
  offer: Offer,
): BookingDraft {
  if (birthdayQuestion(draft, typed, offer) === null) return draft
  const restored = withBirthdayTakenBack(draft, typed.change, offer)
  return birthdayQuestion(restored, typed, offer) === null ? restored : draft
}
