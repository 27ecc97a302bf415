import type { Offer } from '#domain/catalogue/offer.ts'
import type { AgeRange, Opening, PartyChange } from '#domain/catalogue/reason.ts'
import { formatDay } from '#web/text/days.ts'
import { openingMessages } from '#web/text/reasonMessages.ts'
import { translator } from '#web/text/translator.ts'

const t = translator(openingMessages)

/** What would make something possible, as a sentence; what the catalogue does not name is left out. Empty for nothing. */
export function openingText(opening: Opening | null, offer: Offer): string {
  switch (opening?.kind) {
    case undefined:
      return ''
    case 'date':
      return t('date', { day: formatDay(opening.startDate) })
    case 'party':
      return partyText(opening.changes, offer)
    case 'family':
      return familyText(opening)
    case 'ages':
      return t('ages', { ages: opening.ranges.map(ageText).join(' oder ') })
    case 'beds':
      return withText([...opening.roomIds, ...opening.familyPackageIds], offer)
    case 'roomAddon':
      return withText(opening.addonIds, offer)
    case 'variant':
      return withText(opening.pricingTravelIds, offer)
    case 'fewerOf':
      return t('fewerOf', { count: opening.count, name: nameOf(opening.id, offer) ?? '' })
    case 'withoutFamilyPackage':
      return t('withoutFamilyPackage')
    case 'bookingPeriod': {
      const from = formatDay(opening.from)
      return opening.until === null
        ? t('bookingFrom', { from })
        : t('bookingPeriod', { from, until: formatDay(opening.until) })
    }
    case 'waitlist':
      return opening.isOn ? t('waitlist') : t('noWaitlist')
  }
}

/** With whom it would be possible; empty where somebody would have to stay at home. */
function partyText(changes: readonly PartyChange[], offer: Offer): string {
  if (changes.some(({ count }) => count < 0)) return ''
  return t('more', { people: changes.map((change) => peopleText(change, offer)).join(' und ') })
}

/** So many people more, with the ages that count. */
function peopleText({ ageGroupId, count, orGroupIds = [] }: PartyChange, { travel }: Offer): string {
  const groups = travel.ageGroups.filter(({ id }) => id === ageGroupId || orGroupIds.includes(id))
  const [first] = groups
  if (first === undefined) return t('moreOfAnyAge', { count })
  const from = Math.min(...groups.map(({ minAge }) => minAge))
  // Adults have no upper end worth telling.
  if (first.type === 'ADULT') return t('moreAdults', { count, ages: ageText({ from, to: null }) })
  return t('moreChildren', { count, ages: ageText({ from, to: Math.max(...groups.map(({ maxAge }) => maxAge)) }) })
}

function familyText({ adults, minors, minorAges }: Extract<Opening, { kind: 'family' }>): string {
  if (minors === 0 || minorAges === null) return t('adultsOnly', { adults })
  return t('family', { adults, minors, ages: ageText(minorAges) })
}

/** A range of ages: «von 6 bis 12 Jahren». */
export function ageText({ from, to }: AgeRange): string {
  if (from !== null && to !== null) return t('ageBetween', { from, to })
  if (from !== null) return t('ageFrom', { from })
  return to === null ? t('ageAny') : t('ageTo', { to })
}

function withText(ids: readonly string[], offer: Offer): string {
  const names = ids.map((id) => nameOf(id, offer)).filter((name) => name !== null)
  return names.length === 0 ? '' : t('with', { names: names.join(' oder ') })
}

/** What the catalogue calls a room, package, extra or variant; null for what it does not know. */
export function nameOf(id: string, { pricing, travel }: Offer): string | null {
  const variant = travel.pricing?.travels.find((candidate) => candidate.id === id)
  if (variant !== undefined) return variant.transportTypeLabel
  if (pricing === null) return null
  const { accommodations, familyPackages, accommodationAddons, personalAddons, bookingAddons, collectiveAddons } =
    pricing
  const named = [
    accommodations,
    familyPackages,
    accommodationAddons,
    personalAddons,
    bookingAddons,
    collectiveAddons,
  ].flat()
  return named.find((candidate) => candidate.id === id)?.name ?? null
}
