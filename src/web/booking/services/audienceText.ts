import type { ItemRestrictions } from '#domain/booking/rules/applicable.ts'
import { audienceOf } from '#domain/booking/rules/audience.ts'
import type { Audience } from '#domain/booking/rules/audience.ts'
import { nameOf } from '#domain/catalogue/itemName.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { ageText } from '#web/booking/remedyText.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/services.ts'

/** «Doppelzimmer, Einzelzimmer oder Kabine» */
const ALTERNATIVES = new Intl.ListFormat('de-CH', { type: 'disjunction' })

/** Conditions of an option, one line each: ages, rooms, room extras, last day; null for a condition it does not have. */
export function audienceLines(item: ItemRestrictions, offer: Offer): readonly (string | null)[] {
  const { ages, bedIds, roomAddonIds, bookUntil } = audienceOf(item, offer)
  return [
    agesText(ages),
    namesText(bedIds, offer, (names) => t('services.forBeds', { names })),
    namesText(roomAddonIds, offer, (names) => t('services.withExtras', { names })),
    bookUntil === null ? null : t('services.bookUntil', { day: formatDay(bookUntil) }),
  ]
}

function agesText(ages: Audience['ages']): string | null {
  if (ages === null) return null
  const text = ages.ranges.map(ageText).join(` ${t('services.or')} `)
  return ages.areMinors ? t('services.forChildren', { ages: text }) : t('services.forAges', { ages: text })
}

/** Joined catalogue names; null if the catalogue knows none of the ids. */
function namesText(ids: readonly string[] | null, offer: Offer, toText: (names: string) => string): string | null {
  const names = (ids ?? []).map((id) => nameOf(id, offer)).filter((name) => name !== null)
  return names.length === 0 ? null : toText(ALTERNATIVES.format(names))
}
