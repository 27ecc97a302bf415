import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { pick } from '#domain/booking/draft/field.ts'
import { choiceFields } from '#domain/booking/draft/person.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import { presumedBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { isExpired } from './resumption.ts'
import { readSnapshot } from './snapshotShape.ts'
import { arePeopleNamed, isSamePerson, knownPerson, toStoredPeople } from './storedPeople.ts'
import {
  keptFields,
  keptOfSubmission,
  readIdentityShape,
  readStoredShape,
  type StoredChoices,
  type StoredIdentity,
} from './storedShape.ts'

type Drafts = Readonly<Record<string, BookingDraft>>

/** One draft in the local storage. */
type StoredDraft = StoredChoices & { readonly snapshot: Snapshot | null }

/** Drafts by travelId in two parts: choices for the local storage, identity for the session storage. */
export interface StoredDrafts {
  readonly choices: Readonly<Record<string, StoredDraft>>
  readonly identity: Readonly<Record<string, StoredIdentity>>
}

/** Converts drafts to their stored form. */
export function toStoredDrafts(drafts: Drafts): StoredDrafts {
  const entries = Object.entries(drafts)
  return {
    choices: Object.fromEntries(entries.map(([travelId, draft]) => [travelId, toStoredDraft(draft)])),
    identity: Object.fromEntries(entries.map(([travelId, draft]) => [travelId, toStoredIdentity(draft)])),
  }
}

/**
 * Reads stored drafts. Drafts of another version, idle for 30 days, or unreadable are left out silently (rules 4.1.1,
 * 4.21.3).
 */
export function readStoredDrafts(choices: unknown, identity: unknown, nowSeconds: number): Drafts {
  const identities = entriesOf(identity)
  const drafts = [...entriesOf(choices)].flatMap(([travelId, stored]) => {
    const draft = readStoredDraft(stored, identities.get(travelId) ?? null)
    return draft === null || draft.travelId !== travelId || isExpired(draft, nowSeconds)
      ? []
      : [[travelId, draft] as const]
  })
  return Object.fromEntries(drafts)
}

/** The entries of a stored record or list; none of anything else. */
export function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/**
 * One draft without identity. The people are included where the visitor wants them remembered, but never of a placed
 * booking, so that they are erased with the visit, however it ends (rule 10.18).
 */
export function toStoredDraft(draft: BookingDraft): StoredDraft {
  const { payment, submission } = draft
  const kept = isBooked(draft) ? withoutPersonalData(draft) : draft
  return {
    ...pick(keptFields, kept),
    snapshot: draft.snapshot,
    travellers: kept.travellers.map((traveller) => ({
      ...pick(choiceFields, traveller),
      birthday: presumedBirthday(traveller, draft),
    })),
    babies: kept.babies.map((baby) => ({ birthday: presumedBirthday(baby, draft) })),
    hasBillingAddress: kept.billingAddress !== null,
    hadPeople: kept.arePeopleForgotten || arePeopleNamed(kept),
    people: draft.arePeopleRemembered && !isBooked(draft) ? toStoredPeople(draft) : null,
    paymentType: payment.type,
    paymentInitializing: payment.initializing,
    paymentTransactionId: payment.transactionId,
    paymentOutcome: payment.outcome,
    submission: pick(keptOfSubmission, submission),
  }
}

/** The personal data of a draft. */
export function toStoredIdentity(draft: BookingDraft): StoredIdentity {
  const { travellers, babies, customData } = draft
  return {
    travellers: travellers.map(({ passport }, index) => ({ passport, answers: customData.travellers[index] ?? {} })),
    babies: babies.map(({ passport }) => ({ passport })),
    people: toStoredPeople(draft),
  }
}

/**
 * Reads one draft; null for another form or version. Without identity, passports and answers are asked again, people
 * unless remembered. A submission under way has an unknown outcome, so its id stays; so does a started payment.
 */
export function readStoredDraft(json: unknown, identity: unknown): BookingDraft | null {
  const stored = readStoredShape(json)
  if (stored === null) return null
  const { paymentType, paymentInitializing, paymentTransactionId, paymentOutcome, ...choices } = stored
  const { submission, travellers, babies, hasBillingAddress, hadPeople, people: remembered, ...rest } = choices
  const known = readIdentityShape(identity)
  // Remembered people may have been written later by another window.
  const people = remembered ?? known?.people ?? null
  // Of a person whom another window replaced since, passport and answers are not the new one's.
  const own = travellers.map((person, index) =>
    isSamePerson(person, known?.people?.travellers[index]) ? known.travellers[index] : undefined,
  )
  return {
    ...rest,
    travellers: travellers.map((person, index) => ({
      ...person,
      ...knownPerson(person, people?.travellers[index]),
      passport: own[index]?.passport ?? null,
    })),
    babies: babies.map((baby, index) => ({
      ...knownPerson({ ...baby, ageGroupId: null }, people?.babies[index]),
      passport: known?.babies[index]?.passport ?? null,
    })),
    billingAddress: people?.billingAddress ?? (hasBillingAddress ? emptyContact() : null),
    travellerRemarks: people?.travellerRemarks ?? '',
    bookingRemarks: people?.bookingRemarks ?? '',
    arePeopleForgotten: people === null ? hadPeople : people.areForgotten,
    snapshot: readSnapshot(json),
    customData: {
      booking: people?.bookingAnswers ?? {},
      travellers: own.map((data) => data?.answers ?? {}),
    },
    summary: null,
    summaryLoadingError: 0,
    payment: {
      type: paymentType,
      initializing: paymentInitializing,
      initialized: paymentTransactionId !== null,
      transactionId: paymentTransactionId,
      outcome: paymentOutcome,
    },
    submission: { ...submission, isSubmitting: false, acceptedTotalCentimes: null, refusal: null },
    fatalError: null,
  }
}
