import type { BookingDraft } from './draft.ts'
import { isExpired } from './draftLifetime.ts'
import { toPlacedPeople, withPlacedPeople } from './placedPeople.ts'
import { withoutPersonalData } from './privacy.ts'
import type { Snapshot } from './snapshot.ts'
import { readSnapshot } from './snapshotShape.ts'
import { readIdentityShape, readStoredShape } from './storedShape.ts'
import type { StoredChoices, StoredIdentity } from './storedShape.ts'
import { isBooked } from './steps.ts'

type Drafts = Readonly<Record<string, BookingDraft>>

/** One draft in the long-lived storage. */
type StoredDraft = StoredChoices & { readonly snapshot: Snapshot | null }

/** Drafts by travelId in two parts: choices for the long-lived storage, identity for the one that ends with the visit. */
export interface StoredDrafts {
  readonly choices: Readonly<Record<string, StoredDraft>>
  readonly identity: Readonly<Record<string, StoredIdentity>>
}

/** The form drafts are stored in. */
export function toStoredDrafts(drafts: Drafts): StoredDrafts {
  const entries = Object.entries(drafts)
  return {
    choices: Object.fromEntries(entries.map(([travelId, draft]) => [travelId, toStoredDraft(draft)])),
    identity: Object.fromEntries(entries.map(([travelId, draft]) => [travelId, toStoredIdentity(draft)])),
  }
}

/**
 * Reads stored drafts. Those of another version, those idle for 30 days and everything unreadable are left out
 * without a word (specification 4, Booking lifecycle; State persistence).
 */
export function readStoredDrafts(choices: unknown, identity: unknown, nowSeconds: number): Drafts {
  const identities = entriesOf(identity)
  const drafts = [...entriesOf(choices)].flatMap(([travelId, stored]) => {
    const draft = readStoredDraft(stored, identities.get(travelId) ?? null)
    return draft === null || draft.travelId !== travelId || isExpired(draft, nowSeconds) ? [] : [[travelId, draft] as const]
  })
  return Object.fromEntries(drafts)
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/**
 * One draft as it is stored, without identity. Of a placed booking the people are part of it, so that they are gone
 * with the visit, however it ends (decisions 6, Persistence).
 */
export function toStoredDraft(draft: BookingDraft): StoredDraft {
  const { customData, payment, submission, ...rest } = isBooked(draft) ? withoutPersonalData(draft) : draft
  const { summary: _summary, summaryLoadingError: _errors, fatalError: _fatalError, travellers, babies, ...kept } = rest
  const { submissionId, submitSuccessful, bookingId, orderNo, totalCentimes } = submission
  const { placedStatus, agreedCentimes } = submission
  return {
    ...kept,
    travellers: travellers.map(({ passport: _passport, ...traveller }) => traveller),
    babies: babies.map(({ passport: _passport, ...baby }) => baby),
    customBookingAnswers: customData.booking,
    paymentType: payment.type,
    paymentInitializing: payment.initializing,
    paymentTransactionId: payment.transactionId,
    paymentOutcome: payment.outcome,
    submission: { submissionId, submitSuccessful, bookingId, orderNo, totalCentimes, placedStatus, agreedCentimes },
  }
}

/** What identifies the people of a draft. */
export function toStoredIdentity(draft: BookingDraft): StoredIdentity {
  const { travellers, babies, customData } = draft
  return {
    travellers: travellers.map(({ passport }, index) => ({ passport, answers: customData.travellers[index] ?? {} })),
    babies: babies.map(({ passport }) => ({ passport })),
    placed: isBooked(draft) ? toPlacedPeople(draft) : null,
  }
}

/**
 * Reads one draft; null when its shape or version is another. Without identity, passports and answers are asked for
 * again. A submit that was under way has an unknown outcome, so its submission id stays; so has the start of a payment.
 */
export function readStoredDraft(json: unknown, identity: unknown): BookingDraft | null {
  const stored = readStoredShape(json)
  if (stored === null) return null
  const { customBookingAnswers, paymentType, paymentInitializing, paymentTransactionId, paymentOutcome, ...choices } = stored
  const { submission, travellers, babies, ...rest } = choices
  const people = readIdentityShape(identity)
  const draft = {
    ...rest,
    travellers: travellers.map((person, index) => ({ ...person, passport: people?.travellers[index]?.passport ?? null })),
    babies: babies.map((person, index) => ({ ...person, passport: people?.babies[index]?.passport ?? null })),
    snapshot: readSnapshot(json),
    customData: {
      booking: customBookingAnswers,
      travellers: travellers.map((_, index) => people?.travellers[index]?.answers ?? {}),
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
  return people === null || people.placed === null || !isBooked(draft) ? draft : withPlacedPeople(draft, people.placed)
}
