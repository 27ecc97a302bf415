import type { Guest } from '#domain/booking/availability/capacity.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { MOST_TRAVELLERS } from '#domain/booking/people/partyLimits.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Remedy, PartyChange } from '#domain/catalogue/reason.ts'

/** Index of an added guest, who is not a traveller yet. */
const NEWCOMER = -1

interface PartySearch {
  /** Maximum number of people added or removed. */
  readonly upTo: number
  readonly isFewerAllowed: boolean
  readonly isPossible: (guests: readonly Guest[]) => boolean
}

/** The smallest change of the party that makes something possible; null when there is none. */
export function partyRemedy(
  { people: guests, offer: { travel } }: Booking,
  { upTo, isFewerAllowed, isPossible }: PartySearch,
): Remedy | null {
  const groupIds = travel.ageGroups.map(({ id }) => id)
  const signs = isFewerAllowed ? [1, -1] : [1]
  const opens = (candidate: readonly PartyChange[]) => {
    const party = changedParty(guests, candidate)
    return party !== null && party.length > 0 && party.length <= MOST_TRAVELLERS && isPossible(party)
  }
  for (let people = 1; people <= upTo; people += 1) {
    const changes = changesOf(people, groupIds, signs).find(opens)
    if (changes !== undefined)
      return { kind: 'party', changes: changes.map((change) => withAlternatives(change, changes, { travel, opens })) }
  }
  return null
}

/** Adds to a change the other groups of its type (minors or adults) that would do as well. */
function withAlternatives(
  change: PartyChange,
  changes: readonly PartyChange[],
  { travel, opens }: Pick<Offer, 'travel'> & { readonly opens: (candidate: readonly PartyChange[]) => boolean },
): PartyChange {
  const own = travel.ageGroups.find(({ id }) => id === change.ageGroupId)
  const others = travel.ageGroups.filter(
    ({ id, type }) => type === own?.type && changes.every(({ ageGroupId }) => ageGroupId !== id),
  )
  const orGroupIds = others.flatMap(({ id }) =>
    opens(changes.map((one) => (one === change ? { ...change, ageGroupId: id } : one))) ? [id] : [],
  )
  return orGroupIds.length === 0 ? change : { ...change, orGroupIds }
}

/** All changes of this many people, earlier groups first. */
function changesOf(
  people: number,
  [groupId, ...others]: readonly string[],
  signs: readonly number[],
): readonly (readonly PartyChange[])[] {
  if (people === 0) return [[]]
  if (groupId === undefined) return []
  const counts = Array.from({ length: people }, (_, index) => people - index)
  const withGroup = counts.flatMap((count) =>
    signs.flatMap((sign) =>
      changesOf(people - count, others, signs).map((rest) => [{ ageGroupId: groupId, count: sign * count }, ...rest]),
    ),
  )
  return [...withGroup, ...changesOf(people, others, signs)]
}

/** The party after a change; null when a group has too few people to remove. */
function changedParty(guests: readonly Guest[], changes: readonly PartyChange[]): readonly Guest[] | null {
  return changes.reduce<readonly Guest[] | null>((party, { ageGroupId, count }) => {
    if (party === null) return null
    if (count > 0) return [...party, ...Array.from({ length: count }, () => ({ index: NEWCOMER, ageGroupId }))]
    const group = party.filter((guest) => guest.ageGroupId === ageGroupId)
    return group.length < -count ? null : party.filter((guest) => !group.slice(count).includes(guest))
  }, guests)
}
