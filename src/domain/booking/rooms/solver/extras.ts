import { countsOf, type EncodedParty } from '#domain/booking/availability/occupancy.ts'
import type { Booking, Sale } from '#domain/booking/draft/booking.ts'
import { isMandatory } from '#domain/booking/extras/addonLimits.ts'
import { appliesTo, ruleContext } from '#domain/booking/rules/rules.ts'
import type { MandatorySettings } from '#domain/catalogue/catalogue.ts'
import { addonRate, serviceRate } from '#domain/catalogue/rates.ts'
import { sumOf } from '#domain/money.ts'

/** A mandatory extra or discount that depends on the bed, so that it changes the price between beds. */
export interface BedExtra {
  /** Centimes; negative for a discount. */
  readonly rate: number
  /** Charged per traveller it applies to, or per room as soon as it applies to one guest. */
  readonly per: 'traveller' | 'room'
  /** By traveller. */
  readonly isFor: readonly boolean[]
}

/** A room or family package with its extras. */
export interface BedPlace {
  readonly accommodationId: string
  /** Null where the room is chosen by itself. */
  readonly familyPackageId: string | null
  readonly addonIds: readonly string[]
}

/**
 * The mandatory extras of travellers in one place: extras of the room, and personal extras and discounts with a rule
 * about the bed. All others cost the same in every bed.
 * Assumption: extras that depend on a room extra, and those once per booking, do not count when beds are compared.
 */
export function bedExtras(place: BedPlace, booking: Booking, { pricing, date }: Sale): readonly BedExtra[] {
  const { accommodationId, familyPackageId, addonIds } = place
  const context = { ...ruleContext(booking, date), familyPackageId, accommodationAddons: [] }
  const traveller = { accommodationId, isFamilyPackageMember: familyPackageId !== null }
  const guests = booking.people.map((person) => ({ ...person, traveller }))
  const extra = (
    per: BedExtra['per'],
    rate: number | null,
    { mandatorySettings, allowedAgeGroups = null }: MandatoryItem,
  ) => {
    const applies = appliesTo(mandatorySettings, context)
    const isFor = guests.map((guest) => (allowedAgeGroups?.includes(guest.ageGroupId ?? '') ?? true) && applies(guest))
    return rate === null || rate === 0 || !isFor.includes(true) ? [] : [{ rate, per, isFor }]
  }
  return [
    ...pricing.accommodationAddons
      .filter(({ id, mandatorySettings }) => addonIds.includes(id) && isMandatory(mandatorySettings))
      .flatMap((addon) => extra('room', addonRate(addon, date), addon)),
    ...pricing.personalAddons
      .filter(({ mandatorySettings }) => hangsOnBed(mandatorySettings))
      .flatMap((addon) => extra('traveller', addonRate(addon, date), addon)),
    ...pricing.personalDiscounts
      .filter(({ mandatorySettings }) => hangsOnBed(mandatorySettings))
      .flatMap((discount) => extra('traveller', serviceRate(discount.ratioServiceNo, date), discount)),
  ]
}

interface MandatoryItem {
  readonly mandatorySettings: MandatorySettings | null
  readonly allowedAgeGroups?: readonly string[] | null
}

function hangsOnBed(settings: MandatorySettings | null): boolean {
  return isMandatory(settings) && settings?.useRules === true && settings.rules?.checkAccommodationTypes === true
}

/** Sum of the extras of one place for a number of rooms and its guests, by index; in centimes. */
export function extrasFor(extras: readonly BedExtra[], rooms: number, inside: readonly number[]): number {
  return sumOf(
    extras.map(({ rate, per, isFor }) => {
      const people = inside.filter((index) => isFor[index]).length
      return rate * (per === 'traveller' ? people : people > 0 ? rooms : 0)
    }),
  )
}

/** Position of the age group of each traveller, by index; -1 for none. */
export type GroupOf = readonly number[]

/**
 * Lower bound of the extras when only the numbers by age group are known, as an extra can apply to a part of a group.
 */
export function leastExtras(
  extras: readonly BedExtra[],
  rooms: number,
  { encoded, code, groupOf }: { encoded: EncodedParty; code: number; groupOf: GroupOf },
): number {
  return sumOf(
    extras.map(({ rate, per, isFor }) => {
      const people = countsOf(encoded, code).map((some, group) => {
        const members = groupOf.flatMap((own, index) => (own === group ? [isFor[index] === true] : []))
        const concerned = members.filter((isConcerned) => isConcerned).length
        return rate > 0 ? Math.max(0, some - (members.length - concerned)) : Math.min(some, concerned)
      })
      return rate * (per === 'traveller' ? sumOf(people) : sumOf(people) > 0 ? rooms : 0)
    }),
  )
}
