import type { Booking } from '#domain/booking/draft/booking.ts'
import type { CollectiveAddon } from '#domain/catalogue/catalogue.ts'
import { collectiveRate } from '#domain/catalogue/rates.ts'

/** Price of an extra of the group for each traveller of an age group, in centimes. */
export interface GroupPrice {
  /** Name of the age group. */
  readonly name: string
  readonly count: number
  readonly centimes: number
}

/** The parts of the group price, by the age groups that travel; empty where one of them has no price. */
export function collectivePrices(addon: CollectiveAddon, { people, offer, date }: Booking): readonly GroupPrice[] {
  if (date === null) return []
  const prices = offer.travel.ageGroups.flatMap(({ id, name }) => {
    const count = people.filter(({ ageGroupId }) => ageGroupId === id).length
    return count === 0 ? [] : [{ name, count, centimes: collectiveRate(addon, id, date) }]
  })
  const known = prices.flatMap(({ centimes, ...price }) => (centimes === null ? [] : [{ ...price, centimes }]))
  return known.length === prices.length ? known : []
}
