import { readDay, type IsoDay } from '#domain/calendar.ts'
import type { Rules } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { AgeRange } from '#domain/catalogue/reason.ts'
import type { ItemRestrictions } from './applicable.ts'
import { agesRemedy } from './remedies.ts'
import { rulesIn } from './rules.ts'

/** The audience of an extra or discount by its rules. Null in a part means no restriction. */
export interface Audience {
  readonly ages: { readonly ranges: readonly AgeRange[]; readonly areMinors: boolean } | null
  /** Ids of rooms and family packages, one of which is required. */
  readonly bedIds: readonly string[] | null
  /** Ids of room extras, one of which is required. */
  readonly roomAddonIds: readonly string[] | null
  /** Last day of sale. */
  readonly bookUntil: IsoDay | null
}

/** The audience of an item (rules 5.5.1), to be shown before anything is chosen. */
export function audienceOf(item: ItemRestrictions, { travel: { ageGroups }, pricing }: Offer): Audience {
  const rules = rulesIn(item.mandatorySettings)
  return {
    ages: agesOf(item, ageGroups),
    bedIds: rules?.checkAccommodationTypes === true ? bedsOf(rules, pricing) : null,
    roomAddonIds: rules?.checkAccommodationAddons === true ? rules.accommodationAddons : null,
    bookUntil: rules?.checkDateRange === true ? readDay(rules.endDate) : null,
  }
}

/** A room that is sold in family packages only stands for these packages. */
function bedsOf(
  { accommodations, familyPackages }: Pick<Rules, 'accommodations' | 'familyPackages'>,
  pricing: Offer['pricing'],
): readonly string[] {
  const packagesIn = (roomId: string) =>
    (pricing?.familyPackages ?? []).filter(({ accommodation }) => accommodation === roomId).map(({ id }) => id)
  const isForPackages = (roomId: string) =>
    pricing?.accommodations.find(({ id }) => id === roomId)?.isFamilyPackageAccommodation === true
  const beds = accommodations.flatMap((roomId) => (isForPackages(roomId) ? packagesIn(roomId) : [roomId]))
  return [...new Set([...beds, ...familyPackages])]
}

function agesOf(
  { allowedAgeGroups, mandatorySettings }: ItemRestrictions,
  ageGroups: Offer['travel']['ageGroups'],
): Audience['ages'] {
  const rules = rulesIn(mandatorySettings)
  const checked = rules?.checkAgeGroups === true ? rules : null
  const lists = [allowedAgeGroups ?? null, checked?.ageGroups ?? null].filter((ids) => ids !== null)
  const groups = ageGroups.filter(({ id }) => lists.every((ids) => ids.includes(id)))
  const filter = checked?.useAgeFilter === true ? checked.ageFilter : null
  // Nobody of an age between the groups can be booked at all, so that a gap is no condition of this item.
  if (filter === null && groups.length === ageGroups.length) return null
  const remedy = agesRemedy({ ageGroupIds: groups.map(({ id }) => id), filter }, ageGroups)
  if (remedy?.kind !== 'ages') return null
  const isForAll = remedy.ranges.every(({ from, to }) => from === null && to === null)
  return isForAll ? null : { ranges: remedy.ranges, areMinors: groups.every(({ type }) => type === 'MINOR') }
}
