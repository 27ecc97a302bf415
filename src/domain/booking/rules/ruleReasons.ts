import type { Booking } from '#domain/booking/draft/booking.ts'
import { readDay } from '#domain/calendar.ts'
import type { Rules } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Remedy, Reason } from '#domain/catalogue/reason.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { failedChecksOfEach, type ItemRestrictions } from './applicable.ts'
import { agesRemedy, otherDateRemedy } from './remedies.ts'
import { rulesIn, type RuleCheck } from './rules.ts'

/** An item restricted by rules. */
export interface RestrictedItem extends ItemRestrictions {
  /** Whether the traveller is considered at all, such as those in the room of a room extra. */
  readonly isCandidate: (travellerIndex: number) => boolean
  readonly isSoldOn: (date: SaleDate) => boolean
}

/**
 * The reason an item applies to none of the candidates; null when it applies to one. It is that of the candidate with
 * the fewest failed checks; the remedy is given only where a single check fails.
 */
export function nobodyReason(item: RestrictedItem, booking: Booking): Reason | null {
  const all = failedChecksOfEach(item, booking).map((checks, index) => ({ checks, index }))
  const [nearest, ...others] = all.filter(({ index }) => item.isCandidate(index))
  if (nearest === undefined) return { key: 'booking.reason.noTravellers', remedy: null }
  const { checks, index } = others.reduce(
    (best, other) => (other.checks.length < best.checks.length ? other : best),
    nearest,
  )
  const [first, second] = checks
  if (first === undefined) return null
  const reason = reasonOf(first, { booking, item, index })
  return second === undefined ? reason : { ...reason, remedy: null }
}

interface Case {
  readonly booking: Booking
  readonly item: RestrictedItem
  readonly index: number
}

function reasonOf(check: RuleCheck, failed: Case): Reason {
  const rules = rulesIn(failed.item.mandatorySettings)
  switch (check) {
    case 'ages':
      return ageReason(rules, failed)
    case 'period':
      return periodReason(rules, failed.booking.offer)
    case 'travelDate':
      return { key: 'booking.reason.notOnDate', remedy: datesRemedy(rules, failed) }
    case 'rooms': {
      const { accommodations: roomIds = [], familyPackages: familyPackageIds = [] } = rules ?? {}
      const isAnyListed = roomIds.length + familyPackageIds.length > 0
      return {
        key: 'booking.reason.wrongRoom',
        remedy: isAnyListed ? { kind: 'beds', roomIds, familyPackageIds } : null,
      }
    }
    case 'roomAddons': {
      const addonIds = rules?.accommodationAddons ?? []
      return {
        key: 'booking.reason.roomAddonMissing',
        remedy: addonIds.length > 0 ? { kind: 'roomAddon', addonIds } : null,
      }
    }
  }
}

function periodReason(rules: Rules | null, { today }: Offer): Reason {
  const from = readDay(rules?.startDate ?? null)
  const until = readDay(rules?.endDate ?? null)
  if (until !== null && until < today) return { key: 'booking.reason.periodOver', day: until, remedy: null }
  return {
    key: 'booking.reason.periodNotBegun',
    remedy: from === null ? null : { kind: 'bookingPeriod', from, until },
  }
}

function datesRemedy(rules: Rules | null, { item, booking }: Case): Remedy | null {
  const ids = rules?.travelDates.map(({ id }) => id) ?? []
  return otherDateRemedy(booking, (date) => ids.includes(date.id) && item.isSoldOn(date))
}

function ageReason(rules: Rules | null, { item, index, booking: { draft, offer } }: Case): Reason {
  const checked = rules?.checkAgeGroups === true ? rules : null
  const filter = checked?.useAgeFilter === true ? checked.ageFilter : null
  const listed = [item.allowedAgeGroups ?? null, checked?.ageGroups ?? null].filter((ids) => ids !== null)
  const isListed = (id: string) => listed.every((ids) => ids.includes(id))
  const ageGroupIds = offer.travel.ageGroups.flatMap(({ id }) => (isListed(id) ? [id] : []))
  const remedy = agesRemedy({ ageGroupIds, filter }, offer.travel.ageGroups)
  if (remedy === null) return { key: 'booking.reason.nobodyMatches', remedy }
  const traveller = draft.travellers[index]
  const isUnknown = traveller?.birthday === null && isListed(traveller.ageGroupId ?? '')
  return { key: isUnknown ? 'booking.reason.ageUnknown' : 'booking.reason.wrongAge', remedy }
}
