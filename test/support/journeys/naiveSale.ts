import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Accommodation, MandatorySettings } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/*
 * The rules of docs/rules implemented a second time, as plainly as possible and without sharing code with the website.
 */

/** A draft on a date of its variant. */
export interface OnSale {
  readonly draft: BookingDraft
  readonly offer: Offer
  readonly pricing: NonNullable<Offer['pricing']>
  readonly date: SaleDate
}

/** Null where the variant is not the loaded one, or no date is chosen, or it is gone. */
export function onSale(draft: BookingDraft, offer: Offer): OnSale | null {
  const { pricing } = offer
  if (pricing === null || pricing.id !== draft.pricingTravelId) return null
  const date = offer.saleDates.find(
    (one) => one.id === draft.date?.dateId && (one.extension?.id ?? null) === draft.date.extensionId,
  )
  return date === undefined ? null : { draft, offer, pricing, date }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Whole years between two days. */
export function years(birthday: string, day: string): number {
  const full = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? full - 1 : full
}

/** The status code in effect. */
export function code({ draft, offer }: Pick<OnSale, 'draft' | 'offer'>, date: SaleDate | null): string {
  const { statuses } = offer.settings
  const fallback = statuses.find((one) => one.isDefaultWaitlistFallback)
  if (draft.switchedToWaitlistFallback && fallback !== undefined) return fallback.status
  return (
    date?.status?.status ??
    offer.travel.status?.status ??
    statuses.find((one) => one.isDefaultStatus)?.status ??
    'BOOKABLE'
  )
}

/** The contingent of a number; infinite while it is not counted. */
export function left(sale: OnSale, kind: 'packages' | 'services', no: string): number {
  const { contingents } = sale.offer
  const isCounted = !code(sale, sale.date).startsWith('WAITLIST') && contingents?.dateId === sale.date.id
  return isCounted ? (contingents.left[kind].get(no) ?? 0) : Number.POSITIVE_INFINITY
}

/** Numbers a room is sold under on the date: on an extension date those of travel and extension that have a price. */
export function packageNos(
  { id, ratioPackageNo }: Accommodation,
  { extension, packagePrices }: SaleDate,
): readonly string[] {
  if (extension === null) return [ratioPackageNo]
  const more = extension.accommodationMapItems.find((item) => item.baseAccommodation === id)?.extensionAccommodation
    ?.ratioPackageNo
  if (more === undefined) return []
  const isPriced = (no: string) => typeof packagePrices.get(no) === 'number'
  return more === ratioPackageNo ? [more].filter(isPriced) : [ratioPackageNo, more].filter(isPriced)
}

export function places({ capacitySettings }: Accommodation, quantity: number): number {
  return capacitySettings.partialOccupancyAllowed ? quantity : quantity * capacitySettings.totalCapacity
}

/** Whether something is for a traveller: every check that is switched on says so. */
export function isFor(
  settings: MandatorySettings | null,
  traveller: Traveller,
  { draft, offer, date }: OnSale,
): boolean {
  const rules = settings?.useRules === true ? settings.rules : null
  if (rules === null) return true
  const packageId = draft.travellers[0]?.familyPackageId ?? null
  const member = traveller.isFamilyPackageMember
  const checks = [
    !rules.checkDateRange || ((rules.startDate ?? '') <= offer.today && offer.today <= (rules.endDate ?? '9999')),
    !rules.checkAccommodationTypes ||
      rules.accommodations.includes(traveller.accommodationId ?? 'none') ||
      (member && rules.familyPackages.includes(packageId ?? 'none')),
    !rules.checkAccommodationAddons ||
      draft.accommodationAddons.some(
        ({ typeId, addonId, type }) =>
          rules.accommodationAddons.includes(addonId) &&
          (member
            ? type === 'familyPackage' && typeId === packageId
            : type === 'accommodation' && typeId === traveller.accommodationId),
      ),
    !rules.checkAgeGroups ||
      (rules.ageGroups.includes(traveller.ageGroupId ?? 'none') && isInFilter(rules, traveller, { offer, date })),
    !rules.checkTravelDate || rules.travelDates.some(({ id }) => id === date.id),
  ]
  return checks.every(Boolean)
}

type Rules = NonNullable<MandatorySettings['rules']>

function isInFilter(
  { useAgeFilter, ageFilter }: Rules,
  { birthday, ageGroupId }: Traveller,
  { offer, date }: Pick<OnSale, 'offer' | 'date'>,
): boolean {
  if (!useAgeFilter || ageFilter === null) return true
  const group = offer.travel.ageGroups.find(({ id }) => id === ageGroupId)
  const ages = birthday === null ? [group?.minAge ?? -1, group?.maxAge ?? 999] : [years(birthday, date.startDate)]
  return ages.every((age) => age >= (ageFilter.minAge ?? -99) && age <= (ageFilter.maxAge ?? 999))
}
