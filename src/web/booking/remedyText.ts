import { agesOfChange } from '#domain/booking/rules/ages.ts'
import { addonName, bedName, variantName } from '#domain/catalogue/itemName.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { AgeRange, Remedy, PartyChange } from '#domain/catalogue/reason.ts'
import { formatDay } from '#web/text/days.ts'
import { alternatives, enumeration } from '#web/text/lists.ts'
import { remedyMessages } from '#web/text/reasons.ts'
import { translator } from '#web/text/translator.ts'

const t = translator(remedyMessages)

/** Sentence that names the remedy; items the catalogue has no name for are left out. Empty for null. */
export function remedyText(remedy: Remedy | null, offer: Offer): string {
  switch (remedy?.kind) {
    case undefined:
      return ''
    case 'date':
      return t('date', { day: formatDay(remedy.startDate) })
    case 'party':
      return partyText(remedy.changes, offer)
    case 'family':
      return familyText(remedy)
    case 'ages':
      return t('ages', { ages: alternatives(remedy.ranges.map(ageText)) })
    case 'beds':
      return withText([...remedy.roomIds, ...remedy.familyPackageIds].map((id) => bedName(id, offer)))
    case 'roomAddon':
      return withText(remedy.addonIds.map((id) => addonName(id, offer)))
    case 'variant':
      return withText(remedy.pricingTravelIds.map((id) => variantName(id, offer)))
    case 'fewerRooms':
      return t('fewerOf', { count: remedy.count, name: bedName(remedy.roomId, offer) ?? '' })
    case 'fewerExtras':
      return t('fewerOf', { count: remedy.count, name: addonName(remedy.addonId, offer) ?? '' })
    case 'withoutFamilyPackage':
      return t('withoutFamilyPackage')
    case 'bookingPeriod': {
      const from = formatDay(remedy.from)
      return remedy.until === null
        ? t('bookingFrom', { from })
        : t('bookingPeriod', { from, until: formatDay(remedy.until) })
    }
    case 'waitlist':
      return remedy.isOn ? t('waitlist') : t('noWaitlist')
  }
}

/** The additional people that would make it possible; empty if the party would have to shrink. */
function partyText(changes: readonly PartyChange[], offer: Offer): string {
  if (changes.some(({ count }) => count < 0)) return ''
  return t('more', { people: enumeration(changes.map((change) => peopleText(change, offer))) })
}

/** Number of additional people, with the ages of their group. */
function peopleText(change: PartyChange, offer: Offer): string {
  const { count } = change
  const added = agesOfChange(change, offer)
  if (added === null) return t('moreOfAnyAge', { count })
  return t(added.areAdults ? 'moreAdults' : 'moreChildren', { count, ages: ageText(added.ages) })
}

function familyText({ adults, minors, minorAges }: Extract<Remedy, { kind: 'family' }>): string {
  if (minors === 0 || minorAges === null) return t('adultsOnly', { adults })
  return t('family', { adults, minors, ages: ageText(minorAges) })
}

/** Age range: «von 6 bis 12 Jahren». */
export function ageText({ from, to }: AgeRange): string {
  if (from !== null && to !== null) return t('ageBetween', { from, to })
  if (from !== null) return t('ageFrom', { from })
  return to === null ? t('ageAny') : t('ageTo', { to })
}

function withText(named: readonly (string | null)[]): string {
  const names = named.filter((name) => name !== null)
  return names.length === 0 ? '' : t('with', { names: alternatives(names) })
}
