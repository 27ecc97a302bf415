import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { reconciled, currentSnapshot } from './reconcile.ts'
import { nearestBeds } from './repairBeds.ts'
import type { Change } from './repairChange.ts'
import { dateChanges, variantChange } from './repairDates.ts'
import { lineChanges, totalChange } from './repairLines.ts'
import { stopChanges } from './repairStops.ts'
import { withRepair } from './withRepair.ts'

/*
 * Compares a draft with an offer that has changed since the visitor saw it last. Three states: the snapshot, the draft
 * reconciled with the current offer, and the proposal with all repairs carried out.
 */

/** Limit of the repair loop, above what one draft can need; each repair settles its change. */
const MOST_REPAIRS = 30

/** The changes, and the draft with all repairs. */
export interface RepairPlan {
  readonly changes: readonly Change[]
  readonly draft: BookingDraft
}

/**
 * The changes since the visitor's last command, with the nearest repair for each. None for a draft that was sent, or
 * whose variant is not loaded; without a snapshot the draft itself is compared.
 * Assumption: an insurance is a contract of its own, so one that is gone is reported and never replaced unasked.
 */
export function repairOf(booking: Booking): RepairPlan {
  const present = reconciled(booking)
  const changes = changesIn(present)
  return { changes, draft: changes.length === 0 ? present.draft : withAllRepairs(present) }
}

/** The changes alone, to be shown. */
export function changesSince(booking: Booking): readonly Change[] {
  return changesIn(reconciled(booking))
}

function changesIn(booking: Booking): readonly Change[] {
  const { draft: present, offer } = booking
  const was = present.snapshot
  if (isSent(present)) return []
  const variant = variantChange(was, booking)
  const now = currentSnapshot(booking)
  if (variant.length > 0) return variant
  if (was === null || now === null || was.variantId !== now.variantId) return []
  if (was.date === null || now.date === null) return dateChanges(was, now, offer)
  return [
    ...dateChanges(was, now, offer),
    ...circumstanceChanges(was, now, offer),
    ...lineChanges(was, now, nearestBeds(was, booking)),
    ...stopChanges(was, booking),
    ...(was.choices.paymentType === now.choices.paymentType ? [] : [{ kind: 'payment' as const, repair: null }]),
    ...totalChange(was, now),
  ]
}

/** The status of the date, the age groups of travellers, and babies that are too old by now. */
function circumstanceChanges(was: Snapshot, now: Snapshot, { travel }: Offer): readonly Change[] {
  const [wasStatus, nowStatus] = [statusCode(was.status), statusCode(now.status)]
  const isOtherStatus = wasStatus !== nowStatus && nowStatus !== 'CLOSED'
  const count = now.babiesTooOld
  return [
    ...(isOtherStatus ? [{ kind: 'status' as const, was: wasStatus, now: nowStatus, repair: null }] : []),
    ...now.ageGroupIds.flatMap((groupId, traveller): readonly Change[] => {
      if (groupId === was.ageGroupIds[traveller]) return []
      const name = travel.ageGroups.find(({ id }) => id === groupId)?.name ?? null
      return [{ kind: 'ageGroup', traveller, name, repair: null }]
    }),
    ...(count > was.babiesTooOld ? [{ kind: 'babiesTooOld' as const, count, repair: null }] : []),
  ]
}

/** The draft with every repair; changes found on a replacement date are repaired too. */
function withAllRepairs(booking: Booking): BookingDraft {
  let next = booking
  for (let round = 0; round < MOST_REPAIRS; round += 1) {
    const repair = changesIn(next).find((change) => change.repair !== null)?.repair ?? null
    if (repair === null) break
    next = resolve(withRepair(next, repair), booking.offer)
  }
  return withChangesAcknowledged(next)
}

/** The draft with every repair. Repairing twice changes nothing. */
export function repaired(booking: Booking): BookingDraft {
  return repairOf(booking).draft
}

/** The draft with all changes acknowledged. */
export function withChangesAcknowledged(booking: Booking): BookingDraft {
  const present = reconciled(booking)
  return { ...present.draft, snapshot: currentSnapshot(present) }
}
