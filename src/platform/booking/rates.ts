import { bedPrice } from '#platform/catalogue/soldAs.ts'
import { timesCharged } from '#platform/catalogue/timesCharged.ts'
import type { CalculationSettings, CollectiveAddon, FamilyPackage } from '#platform/generated/resolverTypes.ts'
import type { Person } from './booking.ts'
import type { Sale } from './sale.ts'

/** Unit price of a service in centimes; null if the departure does not have it. */
export function servicePrice({ services }: Sale, serviceNo: string): number | null {
  return services.get(serviceNo)?.price ?? null
}

/** Price of a family package in centimes; null if not sold. */
export function familyPrice(sale: Sale, { ratioServiceNo }: Pick<FamilyPackage, 'ratioServiceNo'>): number | null {
  const price = servicePrice(sale, ratioServiceNo)
  return price === null ? null : bedPrice(price)
}

interface PricedAddon {
  readonly ratioServiceNo: string
  readonly calculationSettings?: CalculationSettings | null
}

/** Unit price of an add-on in centimes, times the nights where it is charged per night; null if not sold. */
export function addonPrice(sale: Sale, { ratioServiceNo, calculationSettings }: PricedAddon): number | null {
  const price = servicePrice(sale, ratioServiceNo)
  return price === null ? null : price * timesCharged(calculationSettings ?? null, sale.nights)
}

/** Price of a collective add-on for one traveller, by age group, in centimes; null if not sold. */
export function collectivePrice(sale: Sale, addon: CollectiveAddon, person: Person): number | null {
  const serviceNo = collectiveServiceNo(addon, person)
  const price = serviceNo === null ? null : servicePrice(sale, serviceNo)
  return price === null ? null : price * timesCharged(addon.calculationSettings ?? null, sale.nights)
}

/** Service number of a collective add-on for a traveller; null if it has none for their age group. */
export function collectiveServiceNo({ ageGroupServices }: CollectiveAddon, { ageGroup }: Person): string | null {
  return ageGroupServices.find(({ ageGroupId }) => ageGroupId === ageGroup?.id)?.ratioServiceNo ?? null
}

/** Whether a collective add-on can be sold to this group: every service is numbered and priced on the departure. */
export function isCollectiveSold(sale: Sale, addon: CollectiveAddon, people: readonly Person[]): boolean {
  const isNumbered = addon.ageGroupServices.every(({ ratioServiceNo }) => (ratioServiceNo ?? null) !== null)
  return isNumbered && people.every((person) => collectivePrice(sale, addon, person) !== null)
}
