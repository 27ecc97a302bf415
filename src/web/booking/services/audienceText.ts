import type { ItemRestrictions } from '#domain/booking/rules/applicable.ts'
import { audienceOf, type Audience } from '#domain/booking/rules/audience.ts'
import { addonName, bedName } from '#domain/catalogue/itemName.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { ageText } from '#web/booking/remedyText.ts'
import { formatDay } from '#web/text/days.ts'
import { alternatives } from '#web/text/lists.ts'
import { t } from '#web/text/services.ts'

/**
 * Conditions of an option, one line each: ages, rooms, room extras, last day; null for a condition it does not have, and
 * for ages that the reason why it is closed tells as well.
 */
export function audienceLines(item: ItemRestrictions, reason: Reason | null, offer: Offer): readonly (string | null)[] {
  const { ages, bedIds, roomAddonIds, bookUntil } = audienceOf(item, offer)
  return [
    reason?.remedy?.kind === 'ages' ? null : agesText(ages),
    namesText(
      bedIds?.map((id) => bedName(id, offer)),
      (names) => t('services.forBeds', { names }),
    ),
    namesText(
      roomAddonIds?.map((id) => addonName(id, offer)),
      (names) => t('services.withExtras', { names }),
    ),
    bookUntil === null ? null : t('services.bookUntil', { day: formatDay(bookUntil) }),
  ]
}

function agesText(ages: Audience['ages']): string | null {
  if (ages === null) return null
  const text = alternatives(ages.ranges.map(ageText))
  return ages.areMinors ? t('services.forChildren', { ages: text }) : t('services.forAges', { ages: text })
}

/** Joined catalogue names; null if the catalogue has none. */
function namesText(named: readonly (string | null)[] | undefined, toText: (names: string) => string): string | null {
  const names = (named ?? []).filter((name) => name !== null)
  return names.length === 0 ? null : toText(alternatives(names))
}
