import type { Decisions } from '#domain/booking/draft/draft.ts'
import { emptyTraveller } from '#domain/booking/draft/emptyDraft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Booking, Person } from '#domain/booking/draft/booking.ts'
import { withoutChoices } from '#domain/booking/draft/selections.ts'
import { ageGroupIdOf, presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addressOf } from './contactRules.ts'
import { fullName } from './issues.ts'

/** A traveller of a rebuilt party with their former index; null for a new one. */
interface Member {
  readonly traveller: Traveller
  readonly index: number | null
}

function isChild({ traveller, ageGroup }: Person): boolean {
  return ageGroup === null ? traveller.birthday !== null : ageGroup.type === 'MINOR'
}

/** The adults of a booking. */
export function adultsIn({ people }: Booking): readonly Person[] {
  return people.filter((person) => !isChild(person))
}

/** The children of a booking. */
export function childrenIn({ people }: Booking): readonly Person[] {
  return people.filter(isChild)
}

/** The adults that can stay in a smaller party without anybody being asked: who has no name leaves first, then the last. */
function stayingAdults(adults: readonly Person[], count: number): readonly Person[] {
  const isNamed = ({ traveller }: Person) => fullName(traveller) !== null
  const leaving = new Set([...adults.filter(isNamed), ...adults.filter((adult) => !isNamed(adult))].slice(count))
  return adults.filter((adult) => !leaving.has(adult))
}

/** Whether a smaller number of adults costs one of them, whom the visitor has named, the place. */
export function losesNamedAdult(booking: Booking, count: number): boolean {
  return adultsIn(booking).filter(({ traveller }) => fullName(traveller) !== null).length > count
}

/**
 * The travellers of a party by age group, adults before children, with their known data: adults in their order, children
 * by birthday. The new first traveller gets a copy of the address they shared.
 * @param leaving index of the adult who leaves; null to choose
 */
export function rebuiltPeople(
  booking: Booking,
  { adults, childBirthdays }: Party,
  leaving: number | null = null,
): readonly Member[] {
  const { draft, offer } = booking
  const presentAdults = stayingAdults(
    adultsIn(booking).filter(({ index }) => index !== leaving),
    adults,
  )
  const grownUps = Array.from({ length: adults }, (_, index) => presentAdults[index] ?? newAdult(offer))
  const people = byAgeGroup([...grownUps, ...rebuiltChildren(booking, childBirthdays)], offer)
  return people.map(({ traveller, index }, position) => ({
    index,
    traveller: {
      ...withoutChoices(traveller),
      ...(position === 0 ? sharedAddress(traveller, draft) : {}),
      isBillingAddress: position === 0,
      sameAddressAsTravellerIndex: position === 0 ? null : 0,
      triggeredForceBillingAddress: false,
    },
  }))
}

function newAdult({ travel }: Offer): Member {
  const ageGroupId = presumedAdultGroup(travel.ageGroups)?.id ?? null
  return { traveller: { ...emptyTraveller(), ageGroupId }, index: null }
}

function rebuiltChildren(booking: Booking, childBirthdays: Party['childBirthdays']): readonly Member[] {
  const { offer } = booking
  const { ageGroups } = offer.travel
  const endDate = booking.date?.endDate ?? offer.today
  return matched(childBirthdays, childrenIn(booking)).map(({ birthday, person }) => ({
    index: person?.index ?? null,
    traveller: {
      ...(person?.traveller ?? emptyTraveller()),
      birthday,
      isBirthdayPresumed: person?.traveller.isBirthdayPresumed === true && person.traveller.birthday === birthday,
      ageGroupId: ageGroupIdOf({ birthday, ageGroupId: null }, endDate, ageGroups),
    },
  }))
}

/** Oldest age group first; travellers without one come last. */
function byAgeGroup(people: readonly Member[], { travel: { ageGroups } }: Offer): readonly Member[] {
  const rank = ({ traveller }: Member) => {
    const position = ageGroups.findIndex(({ id }) => id === traveller.ageGroupId)
    return position === -1 ? ageGroups.length : position
  }
  return [...people].sort((a, b) => rank(a) - rank(b))
}

/** The address a traveller shared with another; empty for an own address. */
function sharedAddress({ sameAddressAsTravellerIndex }: Traveller, { travellers }: Decisions) {
  const host = travellers[sameAddressAsTravellerIndex ?? -1]
  return host === undefined ? {} : addressOf(host)
}

interface Match {
  readonly birthday: string
  readonly person: Person | null
}

/** Matches birthdays to children. A corrected birthday keeps its child while the number of children is unchanged. */
function matched(birthdays: readonly string[], children: readonly Person[]): readonly Match[] {
  const exact = birthdays.reduce<readonly Match[]>((matches, birthday) => {
    const isFree = (person: Person) => !matches.some((match) => match.person === person)
    const person = children.find((child) => child.traveller.birthday === birthday && isFree(child)) ?? null
    return [...matches, { birthday, person }]
  }, [])
  if (birthdays.length !== children.length) return exact
  const left = children.filter((child) => !exact.some(({ person }) => person === child))
  return exact.map((match) => (match.person === null ? { ...match, person: left.shift() ?? null } : match))
}

/** A party by numbers and children's birthdays. */
export interface Party {
  readonly adults: number
  /** In the order of the travellers, oldest age group first. */
  readonly childBirthdays: readonly IsoDay[]
  readonly babies: number
}

/** The party of a draft. */
export function party(booking: Booking): Party {
  const { draft } = booking
  return {
    adults: adultsIn(booking).length,
    childBirthdays: childrenIn(booking).flatMap(({ traveller }) => traveller.birthday ?? []),
    babies: draft.babies.length,
  }
}
