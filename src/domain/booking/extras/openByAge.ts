import { unitsOfBedsAndRoomAddons } from '#domain/booking/availability/serviceUnits.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { rulesIn } from '#domain/booking/rules/rules.ts'
import type { MandatorySettings, PersonalAddon, PersonalDiscount } from '#domain/catalogue/catalogue.ts'
import { isMandatory } from './addonLimits.ts'
import { personalDiscountOptions } from './discounts.ts'
import { personalExtras } from './soldExtras.ts'

/**
 * The discounts by age that somebody can have and nobody has claimed. They could not be claimed where the visitor chose
 * extras, for birthdays are asked after that.
 */
export function unclaimedAgeDiscounts(booking: Booking): readonly PersonalDiscount[] {
  return personalDiscountOptions(booking)
    .filter(
      ({ mandatory, isVisible, quantity, maxQuantity }) => !mandatory && isVisible && quantity < 1 && maxQuantity > 0,
    )
    .map(({ discount }) => discount)
    .filter(({ mandatorySettings }) => hasAgeFilter(mandatorySettings))
}

/**
 * The extras by age, likewise; not those of children, whose birthdays are asked first. Without `personalAddonOptions`,
 * which the first step would then load as well.
 */
export function unclaimedAgeAddons(booking: Booking): readonly PersonalAddon[] {
  const taken = unitsOfBedsAndRoomAddons(booking)
  return personalExtras(booking)
    .filter(({ addon, chosen }) => chosen < 1 && isForAdultsByAge(addon.mandatorySettings, booking))
    .filter(({ limits }) => limits(taken).most > 0)
    .map(({ addon }) => addon)
}

function isForAdultsByAge(settings: MandatorySettings | null, { offer }: Booking): boolean {
  const groups = rulesIn(settings)?.ageGroups ?? []
  const isAdult = offer.travel.ageGroups.some(({ id, type }) => type !== 'MINOR' && groups.includes(id))
  return !isMandatory(settings) && hasAgeFilter(settings) && isAdult
}

function hasAgeFilter(settings: MandatorySettings | null): boolean {
  return rulesIn(settings)?.useAgeFilter === true
}
