import { daysBetween, type IsoDay, readDay } from '#domain/calendar.ts'
import type {
  Accommodation,
  AccommodationAddon,
  AgeGroup,
  CalculationSettings,
  MandatorySettings,
  Rules,
} from '#platform/generated/resolverTypes.ts'
import type { DepartureRecord, VariantRecord } from '#platform/seed/records.ts'

type Variant = VariantRecord['ratioTravel']

/** One adult, who books on this day. */
interface Guest {
  readonly departure: DepartureRecord
  readonly adult: AgeGroup
  readonly today: IsoDay
}

/**
 * What one adult pays in each room that takes adults, in centimes, with everything that is prescribed: extras of a
 * person and of the group as they are, those of the booking in full, those of the room by its places.
 */
export function placePrices(variant: Variant, guest: Guest): readonly number[] {
  const rooms = variant.accommodations.filter(
    ({ isBabyPackage, isFamilyPackageAccommodation }) => !isBabyPackage && !isFamilyPackageAccommodation,
  )
  return rooms.filter((room) => takes(room, guest.adult)).flatMap((room) => {
    const place = guest.departure.packages.find(({ nr }) => nr === room.ratioPackageNo)
    return place === undefined ? [] : [place.priceCents + prescribed(variant, room, guest)]
  })
}

function takes({ capacitySettings }: Accommodation, { id }: AgeGroup): boolean {
  return capacitySettings.ageGroupCapacities.some(({ ageGroup, maxCapacity }) => ageGroup === id && maxCapacity > 0)
}

function prescribed(variant: Variant, room: Accommodation, guest: Guest): number {
  const ofRoom = roomExtras(variant, room, guest)
  const isPrescribed = ({ mandatorySettings }: { mandatorySettings?: MandatorySettings | null }) =>
    mandatorySettings?.isMandatory === true && isFor(mandatorySettings, { ...guest, room, roomAddons: ofRoom.map(({ id }) => id) })
  const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
  const places = partialOccupancyAllowed ? 1 : Math.max(totalCapacity, 1)
  const shares = ofRoom.map((addon) => Math.ceil((priceOf(addon.ratioServiceNo, addon, guest) ?? 0) / places))
  const personal = variant.personalAddons.filter((addon) => isPrescribed(addon) && addon.allowedAgeGroups.includes(guest.adult.id))
  const booking = variant.bookingAddons.filter(isPrescribed)
  const single = [...personal, ...booking].map((addon) => priceOf(addon.ratioServiceNo, addon, guest) ?? 0)
  // A collective extra is sold only when every age group's service has a number.
  const group = variant.collectiveAddons
    .filter((addon) => isPrescribed(addon) && addon.ageGroupServices.every(({ ratioServiceNo }) => (ratioServiceNo ?? null) !== null))
    .map((addon) => {
      const serviceNo = addon.ageGroupServices.find(({ ageGroupId }) => ageGroupId === guest.adult.id)?.ratioServiceNo ?? null
      return serviceNo === null ? 0 : (priceOf(serviceNo, addon, guest) ?? 0)
    })
  return [...shares, ...single, ...group].reduce((sum, price) => sum + price, 0)
}

/** What the room must have; one such extra can follow from another, so it is gone over until none is added. */
function roomExtras(variant: Variant, room: Accommodation, guest: Guest): readonly AccommodationAddon[] {
  const possible = variant.accommodationAddons.filter(
    ({ id, ratioServiceNo, mandatorySettings }) =>
      room.addons.includes(id) && mandatorySettings?.isMandatory === true && priceOf(ratioServiceNo, {}, guest) !== null,
  )
  let present: readonly AccommodationAddon[] = []
  for (let round = 0; round <= possible.length; round += 1) {
    const roomAddons = present.map(({ id }) => id)
    present = possible.filter(({ mandatorySettings }) => isFor(mandatorySettings, { ...guest, room, roomAddons }))
  }
  return present
}

/** Centimes for the whole stay; null when the departure does not have the service. */
function priceOf(serviceNo: string, { calculationSettings }: { calculationSettings?: CalculationSettings | null }, { departure }: Guest): number | null {
  const service = departure.services.find(({ leistungnr }) => leistungnr === serviceNo)
  if (service === undefined) return null
  const isByNight = calculationSettings?.type === 'PER_NIGHT' && calculationSettings.considerHotelNights
  return service.priceCents * (isByNight ? daysBetween(departure.startDate, departure.endDate) : 1)
}

interface InRoom extends Guest {
  readonly room: Accommodation
  /** Ids of the extras the room has. */
  readonly roomAddons: readonly string[]
}

function isFor(settings: MandatorySettings | null | undefined, guest: InRoom): boolean {
  const rules = settings?.useRules === true ? (settings.rules ?? null) : null
  return rules === null || passes(rules, guest)
}

function passes(rules: Rules, { departure, adult, today, room, roomAddons }: InRoom): boolean {
  const first = readDay(rules.startDate ?? null) ?? today
  const last = readDay(rules.endDate ?? null) ?? today
  return (
    (!rules.checkDateRange || (first <= today && today <= last)) &&
    (!rules.checkAccommodationTypes || rules.accommodations.includes(room.id)) &&
    (!rules.checkAccommodationAddons || rules.accommodationAddons.some((id) => roomAddons.includes(id))) &&
    (!rules.checkAgeGroups || isOfAge(rules, adult)) &&
    (!rules.checkTravelDate || rules.travelDates.some(({ id }) => id === departure.id))
  )
}

/** The age itself is not known, so every age of the group must pass. */
function isOfAge({ ageGroups, useAgeFilter, ageFilter }: Rules, { id, minAge, maxAge }: AgeGroup): boolean {
  if (!ageGroups.includes(id)) return false
  return !useAgeFilter || ((ageFilter?.minAge ?? minAge) <= minAge && maxAge <= (ageFilter?.maxAge ?? maxAge))
}
