import { dequal } from 'dequal/lite'
import { bookingAfter } from './command.ts'
import { mandatoryLists } from '#domain/booking/draft/choices.ts'
import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { removedChoices, type RemovedChoice } from '#domain/booking/removedChoices.ts'
import type { TypedBirthday } from '#domain/booking/people/birthdayProblem.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'
import { birthdayQuestion } from './birthdayQuestion.ts'

/** A confirmed birthday that also changed other choices, with the booking before and after. */
export interface BirthdayChange {
  /** Index of the traveller. */
  readonly index: number
  readonly before: BookingDraft
  readonly after: BookingDraft
}

export interface BirthdayConsequences {
  /** The age group of the traveller where it is another one; null otherwise. */
  readonly otherGroup: AgeGroup | null
  /** Whether the traveller was billed and is not any more. */
  readonly isNotBilledAnyMore: boolean
  readonly removed: readonly RemovedChoice[]
  /** Total before and after; null where one of them is incomplete, such as while a room is missing. */
  readonly totals: { readonly before: Money; readonly after: Money } | null
}

/** The consequences of a confirmed birthday. */
export function birthdayConsequences({ index, before, after }: BirthdayChange, offer: Offer): BirthdayConsequences {
  const [bookingBefore, bookingAfterwards] = [resolve(before, offer), resolve(after, offer)]
  const was = comparablePrice(bookingBefore, bookingAfterwards)
  const now = comparablePrice(bookingAfterwards, bookingAfterwards)
  const [person, changed] = [bookingBefore.people[index], bookingAfterwards.people[index]]
  const isKnown = hasBedForEverybody(before) && hasBedForEverybody(after) && was.isComplete && now.isComplete
  return {
    otherGroup: changed?.ageGroupId === person?.ageGroupId ? null : (changed?.ageGroup ?? null),
    isNotBilledAnyMore: person?.traveller.isBillingAddress === true && changed?.traveller.isBillingAddress !== true,
    removed: removedChoices(before, after),
    totals: isKnown ? { before: was.total, after: now.total } : null,
  }
}

/** Whether the confirmed birthday is still the present one, in an unchanged party. */
export function isChangeStanding(
  { index, after }: BirthdayChange,
  { travellers }: Pick<Decisions, 'travellers'>,
): boolean {
  return (
    travellers.length === after.travellers.length && travellers[index]?.birthday === after.travellers[index]?.birthday
  )
}

const CHOICES = [...mandatoryLists, ...(['rooms', 'esims', 'familyInsurance', 'payment'] as const)]

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
 * Undoes a confirmed birthday: restores the fields it changed, and keeps later choices and input. The offer may have
 * changed since: the caller settles.
 */
export function withBirthdayUndone({ draft: present }: Booking, change: BirthdayChange): BookingDraft {
  const { index, before, after } = change
  if (!isChangeStanding(change, present)) return present
  const isOtherBilled = present.travellers.some(({ isBillingAddress }) => isBillingAddress)
  const travellers = present.travellers.map((traveller, position): Traveller => {
    const was = before.travellers[position] ?? traveller
    const then = after.travellers[position] ?? traveller
    const chosen = merged({ before: was, after: then, present: traveller }, OWN_CHOICES)
    const billed = isOtherBilled ? chosen : merged({ before: was, after: then, present: chosen }, BILLING)
    const { birthday, isBirthdayPresumed } = was
    return position === index ? { ...billed, birthday, isBirthdayPresumed } : billed
  })
  return { ...merged({ before, after, present }, CHOICES), travellers }
}

/** A value before a change, after it, and now. */
interface Versions<Value> {
  readonly before: Value
  readonly after: Value
  readonly present: Value
}

/** The present value, with the former value of fields untouched since the change. */
function merged<Value extends object>(
  { before, after, present }: Versions<Value>,
  fields: readonly (keyof Value)[],
): Value {
  const isUntouched = (field: keyof Value) => dequal(present[field], after[field])
  return fields.reduce<Value>((now, field) => (isUntouched(field) ? { ...now, [field]: before[field] } : now), present)
}

/**
 * Undoes a confirmed birthday when the newly typed one makes sense for the booking before it; else the draft as it is.
 */
export function withCorrectedBirthday(
  booking: Booking,
  typed: TypedBirthday & { readonly change: BirthdayChange },
): BookingDraft {
  const { draft } = booking
  if (birthdayQuestion(booking, typed) === null) return draft
  const restored = bookingAfter(booking, (now) => withBirthdayUndone(now, typed.change))
  return birthdayQuestion(restored, typed) === null ? restored.draft : draft
}
