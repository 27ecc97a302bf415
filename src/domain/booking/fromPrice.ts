import type { CollectiveAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, collectiveRate, placeRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { sumOf } from '#domain/money.ts'
import { isMandatory } from './addonLimits.ts'
import { presumedAdultGroup } from './ages.ts'
import type { Room } from './capacity.ts'
import { offeredRooms } from './roomStock.ts'
import { appliesTo } from './rules.ts'
import type { RuleContext, RuleTraveller } from './rules.ts'

/**
 * What one adult pays at least on a date, in centimes: the cheapest place in a room with the extras nobody gets
 * around. Null when no room for adults is sold on it.
 * Assumption: prescribed extras of a booking count in full, those of a room by its places; discounts do not count.
 */
export function fromPrice(date: SaleDate, offer: Offer): number | null {
  const prices = offeredRooms(offer).flatMap((room) => placePrice(room, date, offer) ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}

function placePrice(room: Room, date: SaleDate, offer: Offer): number | null {
  const adultGroupId = presumedAdultGroup(offer.travel.ageGroups)?.id ?? null
  const takesAdults = room.capacitySettings.ageGroupCapacities.some(
    ({ ageGroup, maxCapacity }) => ageGroup === adultGroupId && maxCapacity > 0,
  )
  const place = placeRate(room, date)
  if (!takesAdults || place === null) return null
  const guest: Guest = {
    traveller: { ageGroupId: adultGroupId, birthday: null, accommodationId: room.id, isFamilyPackageMember: false },
    context: { today: offer.today, date, ageGroups: offer.travel.ageGroups, familyPackageId: null, accommodationAddons: [] },
  }
  return place + sumOf(unavoidable(room, guest, offer))
}

interface Guest {
  readonly traveller: RuleTraveller
  readonly context: RuleContext
}

function unavoidable(room: Room, guest: Guest, { pricing }: Offer): readonly number[] {
  if (pricing === null) return []
  const { traveller, context } = guest
  const { date } = context
  const isPrescribed = ({ mandatorySettings }: Pick<CollectiveAddon, 'mandatorySettings'>) =>
    isMandatory(mandatorySettings) && appliesTo(mandatorySettings, traveller, context)
  const isAllowed = (groups: readonly string[]) => traveller.ageGroupId !== null && groups.includes(traveller.ageGroupId)
  const places = room.capacitySettings.partialOccupancyAllowed ? 1 : Math.max(room.capacitySettings.totalCapacity, 1)
  const rates = [
    ...pricing.personalAddons
      .filter((addon) => isPrescribed(addon) && isAllowed(addon.allowedAgeGroups))
      .map((addon) => addonRate(addon, date)),
    ...pricing.bookingAddons.filter(isPrescribed).map((addon) => addonRate(addon, date)),
    ...pricing.collectiveAddons
      .filter(isPrescribed)
      .map((addon) => collectiveRate(addon, traveller.ageGroupId, date)),
    ...pricing.accommodationAddons
      .filter((addon) => room.addons.includes(addon.id) && isPrescribed(addon))
      .map((addon) => addonRate(addon, date))
      .map((rate) => (rate === null ? null : Math.ceil(rate / places))),
  ]
  return rates.flatMap((rate) => rate ?? [])
}
