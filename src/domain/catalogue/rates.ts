import type { Accommodation, CollectiveAddon, FamilyPackage, PersonalAddon } from './catalogue.ts'
import type { SaleDate } from './saleDates.ts'

/*
 * Lookup of prices in the tables of a departure. All amounts are centimes for one unit; null means that no price is
 * listed, so the item cannot be chosen.
 */

type RoomKey = Pick<Accommodation, 'id' | 'ratioPackageNo'>

/**
 * Numbers of the packages a room is sold as on a date: its own, also without a price. On an extension date its own and
 * that of the extension accommodation, without those that have no price there (rules 9.6.3.1, 10.23); none for a room
 * without extension accommodation, or with one whose price was not entered yet: the nights would be given away.
 * Assumption: the same number for both is one package; `extensionAccommodationServiceNo` is sent along and has no
 * price.
 */
export function packageNosOn(room: RoomKey, date: SaleDate): readonly string[] {
  if (date.extension === null) return [room.ratioPackageNo]
  const extensionNo = extensionPackageNo(room, date)
  if (extensionNo === null || date.packagePrices.get(extensionNo) === null) return []
  return [...new Set([room.ratioPackageNo, extensionNo])].filter((packageNo) => packageRate(packageNo, date) !== null)
}

/** Package number of a room's extension accommodation; null on a date without extension, or when not mapped. */
export function extensionPackageNo(room: RoomKey, { extension }: SaleDate): string | null {
  const item = extension?.accommodationMapItems.find(({ baseAccommodation }) => baseAccommodation === room.id)
  return item?.extensionAccommodation?.ratioPackageNo ?? null
}

/** Price of one place in a room: the sum of the packages it is sold as; null where there is none, or it has no price. */
export function placeRate(room: RoomKey, date: SaleDate): number | null {
  const rates = packageNosOn(room, date).map((packageNo) => packageRate(packageNo, date))
  return bedRate(rates.reduce<number | null>((sum, rate) => (sum === null || rate === null ? null : sum + rate), 0))
}

/** Price of a family package; null where it has none. */
export function familyRate({ ratioServiceNo }: Pick<FamilyPackage, 'ratioServiceNo'>, date: SaleDate): number | null {
  return bedRate(serviceRate(ratioServiceNo, date))
}

/** 0 is no price of a bed: a travel is not given away, its price was not entered yet (rule 10.35). */
function bedRate(rate: number | null): number | null {
  return rate === 0 ? null : rate
}

function packageRate(packageNo: string, { packagePrices }: SaleDate): number | null {
  return packagePrices.get(packageNo) ?? null
}

/** Price of a baby: its package alone, with or without extension. */
export function babyRate({ ratioPackageNo }: Pick<Accommodation, 'ratioPackageNo'>, date: SaleDate): number | null {
  return date.packagePrices.get(ratioPackageNo) ?? null
}

/** Service number of the default documents (rule 9.3.2.2). */
export const ELECTRONIC_DOCUMENTS_NO = '5391'

/** Price of a service. */
export function serviceRate(serviceNo: string, date: SaleDate): number | null {
  return date.services.get(serviceNo)?.centimes ?? null
}

type Calculation = PersonalAddon['calculationSettings']

/** Price of one unit of an add-on, for all nights where charged by night. */
export function addonRate(
  { ratioServiceNo, calculationSettings }: Pick<PersonalAddon, 'ratioServiceNo' | 'calculationSettings'>,
  date: SaleDate,
): number | null {
  const rate = serviceRate(ratioServiceNo, date)
  return rate === null ? null : rate * timesCharged(calculationSettings, date)
}

/** Price of a collective add-on for one traveller of an age group. */
export function collectiveRate(addon: CollectiveAddon, ageGroupId: string | null, date: SaleDate): number | null {
  const serviceNo = collectiveServiceNo(addon, ageGroupId)
  const rate = serviceNo === null ? null : serviceRate(serviceNo, date)
  return rate === null ? null : rate * timesCharged(addon.calculationSettings, date)
}

/** Service number of a collective add-on for an age group; null where it has none. */
export function collectiveServiceNo(addon: CollectiveAddon, ageGroupId: string | null): string | null {
  return addon.ageGroupServices.find((service) => service.ageGroupId === ageGroupId)?.ratioServiceNo ?? null
}

/**
 * Number of charged nights; null where charged once.
 * Assumption: an add-on of type PER_NIGHT that considers hotel nights is charged for each night of the travel.
 */
export function nightsCharged(calculation: Calculation, date: SaleDate): number | null {
  return calculation?.type === 'PER_NIGHT' && calculation.considerHotelNights ? date.nights : null
}

function timesCharged(calculation: Calculation, date: SaleDate): number {
  return nightsCharged(calculation, date) ?? 1
}
