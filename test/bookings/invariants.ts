import { isDeepStrictEqual } from 'node:util'
import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Accommodation, FamilyPackage, MandatorySettings } from '#domain/catalogue/catalogue.ts'
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
function onSale(draft: BookingDraft, offer: Offer): OnSale | null {
  const { pricing } = offer
  if (pricing === null || pricing.id !== draft.pricingTravelId) return null
  const date = offer.saleDates.find(
    (one) => one.id === draft.date?.dateId && (one.extension?.id ?? null) === draft.date.extensionId,
  )
  return date === undefined ? null : { draft, offer, pricing, date }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/** Whole years between two days. */
function years(birthday: string, day: string): number {
  const full = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4))
  return day.slice(5) < birthday.slice(5) ? full - 1 : full
}

/** The status code in effect. */
function code({ draft, offer }: Pick<OnSale, 'draft' | 'offer'>, date: SaleDate | null): string {
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
function left(sale: OnSale, kind: 'packages' | 'services', no: string): number {
  const { contingents } = sale.offer
  const isCounted = !code(sale, sale.date).startsWith('WAITLIST') && contingents?.dateId === sale.date.id
  return isCounted ? (contingents.left[kind].get(no) ?? 0) : Number.POSITIVE_INFINITY
}

/** Numbers a room is sold under on the date: on an extension date those of travel and extension that have a price. */
function packageNos({ id, ratioPackageNo }: Accommodation, { extension, packagePrices }: SaleDate): readonly string[] {
  if (extension === null) return [ratioPackageNo]
  const more = extension.accommodationMapItems.find((item) => item.baseAccommodation === id)?.extensionAccommodation
    ?.ratioPackageNo
  if (more === undefined) return []
  const isPriced = (no: string) => typeof packagePrices.get(no) === 'number'
  return more === ratioPackageNo ? [more].filter(isPriced) : [ratioPackageNo, more].filter(isPriced)
}

function places({ capacitySettings }: Accommodation, quantity: number): number {
  return capacitySettings.partialOccupancyAllowed ? quantity : quantity * capacitySettings.totalCapacity
}

/** Whether something is for a traveller: every check that is switched on says so. */
function isFor(settings: MandatorySettings | null, traveller: Traveller, { draft, offer, date }: OnSale): boolean {
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
      (rules.ageGroups.includes(traveller.ageGroupId ?? 'none') &&
        isInFilter(rules, traveller, { offer, date, isPrescribed: settings?.isMandatory === true })),
    !rules.checkTravelDate || rules.travelDates.some(({ id }) => id === date.id),
  ]
  return checks.every(Boolean)
}

type Rules = NonNullable<MandatorySettings['rules']>

function isInFilter(
  { useAgeFilter, ageFilter }: Rules,
  { birthday, ageGroupId }: Traveller,
  { offer, date, isPrescribed }: Pick<OnSale, 'offer' | 'date'> & { readonly isPrescribed: boolean },
): boolean {
  if (!useAgeFilter || ageFilter === null) return true
  const group = offer.travel.ageGroups.find(({ id }) => id === ageGroupId)
  const [youngest, oldest] = [group?.minAge ?? -1, group?.maxAge ?? 999]
  // Mandatory extras count a traveller without a birthday as 40, or as near to it as the group allows (rule 5.1.6.1).
  const unknown = isPrescribed ? [Math.max(youngest, Math.min(oldest, 40))] : [youngest, oldest]
  const ages = birthday === null ? unknown : [years(birthday, date.startDate)]
  return ages.every((age) => age >= (ageFilter.minAge ?? -99) && age <= (ageFilter.maxAge ?? 999))
}

/** Invariants of rooms, packages and beds on a date that is sold. */
export type SaleInvariant = (sale: OnSale) => boolean

/** The chosen rooms with their data; null for a room the variant does not have. */
function chosenRooms({ draft, pricing }: OnSale) {
  return draft.rooms.map(({ accommodationId, quantity }) => {
    return { room: pricing.accommodations.find(({ id }) => id === accommodationId) ?? null, quantity }
  })
}

function chosenPackage({ draft, pricing }: OnSale): FamilyPackage | null {
  const id = draft.travellers[0]?.familyPackageId ?? null
  return pricing.familyPackages.find((one) => one.id === id) ?? null
}

function countOf(people: readonly Traveller[], groups: readonly string[]): number {
  return people.filter(({ ageGroupId }) => ageGroupId !== null && groups.includes(ageGroupId)).length
}

/** Rooms that are opened for a quantity of places or rooms. */
function opened({ capacitySettings }: Accommodation, quantity: number): number {
  return capacitySettings.partialOccupancyAllowed ? Math.ceil(quantity / capacitySettings.totalCapacity) : quantity
}

function isWithinCapacity(room: Accommodation, quantity: number, inside: readonly Traveller[]): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = room.capacitySettings
  const rooms = opened(room, quantity)
  const isGroupKnown = inside.every(({ ageGroupId }) =>
    ageGroupCapacities.some(({ ageGroup }) => ageGroup === ageGroupId),
  )
  const isEachInLimits = ageGroupCapacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
    const count = countOf(inside, [ageGroup])
    return count >= minCapacity * rooms && count <= maxCapacity * rooms
  })
  const isEachRangeFull =
    !rangesAllowed ||
    ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => countOf(inside, ageGroups) === capacity * rooms)
  return isGroupKnown && isEachInLimits && isEachRangeFull
}

const ROOM_INVARIANTS: Readonly<Record<string, SaleInvariant>> = {
  'a chosen room is one a visitor can choose, named once, in whole numbers from 1': (sale) => {
    const ids = sale.draft.rooms.map(({ accommodationId }) => accommodationId)
    return (
      new Set(ids).size === ids.length &&
      chosenRooms(sale).every(
        ({ room, quantity }) =>
          room?.isBabyPackage === false &&
          !room.isFamilyPackageAccommodation &&
          Number.isInteger(quantity) &&
          quantity > 0,
      )
    )
  },

  'a chosen room has a price on the date': (sale) =>
    chosenRooms(sale).every(({ room }) => {
      const numbers = room === null ? [] : packageNos(room, sale.date)
      return numbers.length > 0 && numbers.every((no) => (sale.date.packagePrices.get(no) ?? null) !== null)
    }),

  'rooms that share a package number take no more places than it has left': (sale) => {
    const rooms = chosenRooms(sale).flatMap(({ room, quantity }) =>
      room === null ? [] : packageNos(room, sale.date).map((no) => ({ no, taken: places(room, quantity) })),
    )
    return rooms.every(
      ({ no }) => sum(rooms.filter((other) => other.no === no).map(({ taken }) => taken)) <= left(sale, 'packages', no),
    )
  },

  'a bed is in a chosen room or in the room of the package': (sale) => {
    const family = chosenPackage(sale)
    return sale.draft.travellers.every(({ accommodationId, isFamilyPackageMember }) => {
      if (accommodationId === null) return !isFamilyPackageMember
      if (isFamilyPackageMember) return accommodationId === family?.accommodation
      return sale.draft.rooms.some((room) => room.accommodationId === accommodationId)
    })
  },

  'every place of a chosen room is taken, and by no more people than it has': (sale) =>
    chosenRooms(sale).every(({ room, quantity }) => {
      const inside = sale.draft.travellers.filter(
        ({ accommodationId, isFamilyPackageMember }) => accommodationId === room?.id && !isFamilyPackageMember,
      )
      return room !== null && inside.length === places(room, quantity)
    }),

  'in every chosen room each age group and each range is within its capacity': (sale) =>
    chosenRooms(sale).every(({ room, quantity }) => {
      const inside = sale.draft.travellers.filter(({ accommodationId }) => accommodationId === room?.id)
      return room !== null && isWithinCapacity(room, quantity, inside)
    }),

  'a family package stands with the first traveller alone, and nobody has another room then': (sale) => {
    const { travellers, rooms } = sale.draft
    const [first, ...others] = travellers
    const isChosen = (first?.familyPackageId ?? null) !== null
    return (
      others.every(({ familyPackageId }) => familyPackageId === null) &&
      travellers.every(({ isFamilyPackageMember }) => isFamilyPackageMember === isChosen) &&
      (!isChosen || (rooms.length === 0 && chosenPackage(sale) !== null))
    )
  },

  'a family package has a price and is left, on an extension date with a place for everybody': (sale) => {
    const family = chosenPackage(sale)
    if (family === null) return true
    const room = sale.pricing.accommodations.find(({ id }) => id === family.accommodation)
    const no = sale.date.extension?.accommodationMapItems.find(
      ({ baseAccommodation }) => baseAccommodation === room?.id,
    )?.extensionAccommodation?.ratioPackageNo
    const hasPlaces =
      sale.date.extension === null || (no !== undefined && left(sale, 'packages', no) >= sale.draft.travellers.length)
    return (
      hasPlaces &&
      (sale.date.services.get(family.ratioServiceNo)?.centimes ?? null) !== null &&
      left(sale, 'services', family.ratioServiceNo) >= 1
    )
  },

  'the family of a package is the one it is made for': (sale) => {
    const family = chosenPackage(sale)
    if (family === null) return true
    const {
      ageGroupCapacities,
      ageGroupedTotalCapacities,
      rangesAllowed,
      partialOccupancyAllowed,
      partialOccupancyAllowedAgeGroups,
    } = family.capacitySettings
    const count = (groups: readonly string[]) => countOf(sale.draft.travellers, groups)
    if (rangesAllowed)
      return (
        ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) === capacity) &&
        ageGroupCapacities.every(({ ageGroup, maxCapacity }) => count([ageGroup]) <= maxCapacity)
      )
    return ageGroupCapacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
      const least =
        partialOccupancyAllowed && partialOccupancyAllowedAgeGroups.includes(ageGroup) ? minCapacity : maxCapacity
      return least <= count([ageGroup]) && count([ageGroup]) <= maxCapacity
    })
  },
}

interface Extra {
  readonly id: string
  readonly mandatorySettings: MandatorySettings | null
}

/** Allowed quantity of an extra: a maximum, or an exact number if it is mandatory. */
interface Allowance {
  readonly isSold: boolean
  readonly people: number
  readonly most: number
}

function areWithin<Kind extends Extra>(
  choices: readonly (Pick<AddonChoice, 'quantity' | 'mandatory'> & { readonly id: string })[],
  extras: readonly Kind[],
  allowed: (extra: Kind) => Allowance,
): boolean {
  const ids = choices.map(({ id }) => id)
  const areKnown = ids.every((id) => extras.some((extra) => extra.id === id)) && new Set(ids).size === ids.length
  return (
    areKnown &&
    extras.every((extra) => {
      const choice = choices.find(({ id }) => id === extra.id)
      const isPrescribed = extra.mandatorySettings?.isMandatory === true
      const { isSold, people, most } = allowed(extra)
      if (choice === undefined) return !isPrescribed || !isSold || people === 0
      if (!isSold || choice.mandatory !== isPrescribed || !Number.isInteger(choice.quantity)) return false
      return isPrescribed ? choice.quantity === people : choice.quantity >= 1 && choice.quantity <= most
    })
  )
}

const byAddon = (choices: readonly AddonChoice[]) => choices.map((choice) => ({ ...choice, id: choice.addonId }))

const priceOf = ({ date }: OnSale, no: string) => date.services.get(no)?.centimes ?? null

function matching(sale: OnSale, settings: MandatorySettings | null, groups: readonly string[] | null): number {
  const isAllowed = (id: string | null) => groups === null || (id !== null && groups.includes(id))
  return sale.draft.travellers.filter(
    (traveller) => isAllowed(traveller.ageGroupId) && isFor(settings, traveller, sale),
  ).length
}

/** Units of every service that extras by choice take, each with the number of its service. */
function unitsByChoice({ draft, pricing }: OnSale): readonly { readonly no: string; readonly units: number }[] {
  const single = [...pricing.personalAddons, ...pricing.bookingAddons, ...pricing.accommodationAddons]
  const chosen = [...draft.personalAddons, ...draft.bookingAddons, ...draft.accommodationAddons].filter(
    ({ mandatory }) => !mandatory,
  )
  return chosen.flatMap(({ addonId, quantity }) => {
    const no = single.find(({ id }) => id === addonId)?.ratioServiceNo
    return no === undefined ? [] : [{ no, units: quantity }]
  })
}

/** Invariants of extras and discounts on a date whose services are loaded. */
const EXTRA_INVARIANTS: Readonly<Record<string, SaleInvariant>> = {
  'a personal extra is for those it is meant for, and for all of them where it is prescribed': (sale) =>
    areWithin(byAddon(sale.draft.personalAddons), sale.pricing.personalAddons, (addon) => {
      const people = matching(sale, addon.mandatorySettings, addon.allowedAgeGroups)
      return {
        isSold: priceOf(sale, addon.ratioServiceNo) !== null,
        people,
        most: Math.min(people, left(sale, 'services', addon.ratioServiceNo)),
      }
    }),

  'an extra of the booking comes once, where it is for anybody': (sale) =>
    areWithin(byAddon(sale.draft.bookingAddons), sale.pricing.bookingAddons, (addon) => {
      const people = Math.min(1, matching(sale, addon.mandatorySettings, null))
      return {
        isSold: priceOf(sale, addon.ratioServiceNo) !== null,
        people,
        most: Math.min(people, left(sale, 'services', addon.ratioServiceNo)),
      }
    }),

  'an extra of the group comes once, where each traveller’s service has a number, a price and a unit left': (sale) =>
    areWithin(byAddon(sale.draft.collectiveAddons), sale.pricing.collectiveAddons, (addon) => {
      const numbers = sale.draft.travellers.map(
        ({ ageGroupId }) => addon.ageGroupServices.find((one) => one.ageGroupId === ageGroupId)?.ratioServiceNo ?? null,
      )
      const isValid = addon.ageGroupServices.every(({ ratioServiceNo }) => ratioServiceNo !== null)
      const isSold = isValid && numbers.every((no) => no !== null && priceOf(sale, no) !== null)
      const people = Math.min(1, matching(sale, addon.mandatorySettings, null))
      return { isSold, people, most: Math.min(people, ...numbers.map((no) => left(sale, 'services', no ?? 'none'))) }
    }),

  'an extra of a room comes at most once a room it belongs to, and so often where it is prescribed': (sale) => {
    const { draft, pricing } = sale
    const family = pricing.familyPackages.find(({ id }) => id === draft.travellers[0]?.familyPackageId)
    const rooms = draft.rooms.map(({ accommodationId, quantity }) => {
      const addons = pricing.accommodations.find(({ id }) => id === accommodationId)?.addons ?? []
      return { type: 'accommodation', typeId: accommodationId, quantity, addons }
    })
    const all =
      family === undefined
        ? rooms
        : [...rooms, { type: 'familyPackage', typeId: family.id, quantity: 1, addons: family.addons }]
    const isPlaced = draft.accommodationAddons.every(({ type, typeId }) =>
      all.some((one) => one.type === type && one.typeId === typeId),
    )
    return (
      isPlaced &&
      all.every(({ type, typeId, quantity, addons }) => {
        const choices = draft.accommodationAddons.filter((choice) => choice.type === type && choice.typeId === typeId)
        const offered = pricing.accommodationAddons.filter(({ id }) => addons.includes(id))
        return areWithin(byAddon(choices), offered, (addon) => {
          const isHere = (index: number) => {
            const traveller = draft.travellers[index]
            return type === 'familyPackage' ? traveller?.isFamilyPackageMember : traveller?.accommodationId === typeId
          }
          const isForSomebody = draft.travellers.some(
            (traveller, index) => isHere(index) && isFor(addon.mandatorySettings, traveller, sale),
          )
          const people = isForSomebody ? quantity : 0
          return {
            isSold: priceOf(sale, addon.ratioServiceNo) !== null,
            people,
            most: Math.min(people, left(sale, 'services', addon.ratioServiceNo)),
          }
        })
      })
    )
  },

  'extras by choice that share a service take no more units than it has left': (sale) => {
    const all = unitsByChoice(sale)
    return all.every(
      ({ no }) => sum(all.filter((other) => other.no === no).map(({ units }) => units)) <= left(sale, 'services', no),
    )
  },

  'a personal discount is for those it is meant for, and for all of them where it is prescribed': (sale) =>
    areWithin(
      sale.draft.personalDiscounts.map((choice) => ({ ...choice, id: choice.discountId })),
      sale.pricing.personalDiscounts,
      (discount) => {
        const people = matching(sale, discount.mandatorySettings, null)
        return { isSold: priceOf(sale, discount.ratioServiceNo) !== null, people, most: Math.min(people, 999) }
      },
    ),

  'data packages are sold by this website, priced, whole, and at most one of a kind for each traveller': ({
    draft,
    offer,
    date,
  }) => {
    const prefixes = (offer.settings.esimConfig?.regions ?? []).map(({ serviceCodePrefix }) => serviceCodePrefix)
    const isSold = offer.isEsimActive && offer.settings.esimConfig?.enabled === true
    return draft.esims.every(({ serviceNo, quantity }) => {
      const service = date.services.get(serviceNo)
      const isOffered =
        isSold &&
        service !== undefined &&
        service.centimes !== null &&
        prefixes.some((prefix) => service.code?.startsWith(prefix))
      return isOffered && Number.isInteger(quantity) && quantity >= 1 && quantity <= draft.travellers.length
    })
  },

  'the climate is compensated only where that has a price': ({ draft, date }) =>
    !draft.co2compensation || (date.services.get('7474')?.centimes ?? 0) > 0,
}

/** Invariants of the people of a settled draft. */
export type PeopleInvariant = (draft: BookingDraft, offer: Offer) => boolean

const isUnder18 = ({ birthday }: Pick<Traveller, 'birthday'>, today: string) =>
  birthday !== null && years(birthday, today) < 18

const PEOPLE_INVARIANTS: Readonly<Record<string, PeopleInvariant>> = {
  'at most one traveller is billed': ({ travellers }) =>
    travellers.filter(({ isBillingAddress }) => isBillingAddress).length <= 1,

  'nobody is billed who is known to be under 18 today': ({ travellers }, { today }) =>
    travellers.every((traveller) => !traveller.isBillingAddress || !isUnder18(traveller, today)),

  'only who is under 18 keeps another address necessary': ({ travellers }, { today }) =>
    travellers.every((traveller) => !traveller.triggeredForceBillingAddress || isUnder18(traveller, today)),

  'another address is necessary exactly while a minor gave up the bill and nobody took it': ({
    travellers,
    billingAddressForcedDueToMinorAge,
  }) => {
    const isGivenUp = travellers.some(({ triggeredForceBillingAddress }) => triggeredForceBillingAddress)
    return (
      billingAddressForcedDueToMinorAge === (isGivenUp && travellers.every(({ isBillingAddress }) => !isBillingAddress))
    )
  },

  'somebody is billed, or a minor gave it up, or another address was named': ({ travellers, billingAddress }) =>
    travellers.length === 0 ||
    billingAddress !== null ||
    travellers.some(
      ({ isBillingAddress, triggeredForceBillingAddress }) => isBillingAddress || triggeredForceBillingAddress,
    ),

  'a person with a birthday is in a group of their age at the end of the travel, or in none': (
    { travellers, date },
    offer,
  ) => {
    const chosen = offer.saleDates.find(
      ({ id, extension }) => id === date?.dateId && (extension?.id ?? null) === date.extensionId,
    )
    const end = chosen?.endDate ?? offer.today
    return travellers.every(({ birthday, ageGroupId }) => {
      const group = offer.travel.ageGroups.find(({ id }) => id === ageGroupId)
      if (birthday === null) return ageGroupId === null || group !== undefined
      const age = years(birthday, end)
      const isTaken = offer.travel.ageGroups.some(({ minAge, maxAge }) => minAge <= age && age <= maxAge)
      return group === undefined ? ageGroupId === null && !isTaken : group.minAge <= age && age <= group.maxAge
    })
  },

  'an address that is shared is the address of another traveller': ({ travellers }) =>
    travellers.every(
      ({ sameAddressAsTravellerIndex: shared }, index) =>
        shared === null || (shared !== index && travellers[shared] !== undefined),
    ),

  'answers are kept of nobody who does not travel': ({ travellers, customData }) =>
    customData.travellers.length <= travellers.length,
}

/** Invariants right after a change of the party. */
const NEW_PEOPLE_INVARIANTS: Readonly<Record<string, PeopleInvariant>> = {
  'the first traveller is billed, unless under 18': ({ travellers: [first] }, { today }) =>
    first === undefined || first.isBillingAddress || isUnder18(first, today),

  'the others share the address of the first': ({ travellers: [first, ...others] }) =>
    (first?.sameAddressAsTravellerIndex ?? null) === null &&
    others.every(({ sameAddressAsTravellerIndex }) => sameAddressAsTravellerIndex === 0),

  'adults come before children, and children by age group': ({ travellers }, { travel }) => {
    const isAdult = (id: string | null) => travel.ageGroups.find((group) => group.id === id)?.type === 'ADULT'
    const place = ({ ageGroupId }: Traveller) => {
      const rank = travel.ageGroups.findIndex(({ id }) => id === ageGroupId)
      return isAdult(ageGroupId) ? -1 : rank === -1 ? 99 : rank
    }
    const ranks = travellers.map(place)
    return ranks.every((rank, index) => index === 0 || (ranks[index - 1] ?? rank) <= rank)
  },

  'nobody has a bed, a package or an insurance yet': ({ travellers, rooms, familyInsurance }) =>
    rooms.length === 0 &&
    familyInsurance === null &&
    travellers.every(
      ({ accommodationId, familyPackageId, insurance }) =>
        accommodationId === null && familyPackageId === null && insurance === null,
    ),
}

type Invariant = (draft: BookingDraft, offer: Offer) => boolean

/** Invariants of every draft, whatever is loaded, sent or booked. */
const ALWAYS: Readonly<Record<string, Invariant>> = {
  'nobody has a personal insurance beside one for the whole booking': ({ familyInsurance, travellers }) =>
    familyInsurance === null || travellers.every(({ insurance }) => insurance === null),

  'the total is the sum of the lines': (draft, offer) => {
    const { lines, total } = price(resolve(draft, offer))
    return total.centimes === sum(lines.map(({ centimes }) => centimes)) && Number.isSafeInteger(total.centimes)
  },

  'each line costs its quantity times its unit, and has a name of its own': (draft, offer) => {
    const { lines } = price(resolve(draft, offer))
    const isRight = lines.every(
      ({ quantity, unitCentimes, centimes }) =>
        quantity >= 1 && Number.isInteger(quantity) && centimes === quantity * unitCentimes,
    )
    return isRight && new Set(lines.map(({ id }) => id)).size === lines.length
  },

  'settling changes nothing more': (draft, offer) => isDeepStrictEqual(settle(draft, offer), draft),

  'a return to the departure is remembered exactly while an extension is upgraded to': ({
    isUpgradedToExtension,
    extensionDowngradeDate,
    date,
  }) =>
    isUpgradedToExtension
      ? extensionDowngradeDate !== null && date?.extensionId !== null
      : extensionDowngradeDate === null,
}

/** Further invariants on a date that is sold. */
const ON_DATE: Readonly<Record<string, SaleInvariant>> = {
  'it is paid in a way that is offered': (sale) => {
    const isOffered =
      sale.offer.settings.onlinePaymentConfig?.enabled === true &&
      code(sale, sale.date) === 'BOOKABLE' &&
      !sale.pricing.catalogCode.startsWith('G')
    return sale.draft.payment.type === 'invoice' || isOffered
  },

  'the early-booking discount is given to each traveller or to nobody': ({ draft, offer }) =>
    price(resolve(draft, offer)).lines.every(
      ({ kind, quantity }) => kind !== 'bargain' || quantity === draft.travellers.length,
    ),

  'babies are charged on the baby package, each once': ({ draft, offer, pricing, date }) => {
    const cot = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
    const isPriced = cot !== undefined && (date.packagePrices.get(cot.ratioPackageNo) ?? null) !== null
    const charged = sum(
      price(resolve(draft, offer)).lines.map(({ kind, quantity }) => (kind === 'baby' ? quantity : 0)),
    )
    return charged === (isPriced ? draft.babies.length : 0)
  },

  'a price that is missing is told': ({ draft, offer, pricing, date }) => {
    const cot = pricing.accommodations.find(({ isBabyPackage }) => isBabyPackage)
    const isCotUnpriced =
      draft.babies.length > 0 && cot !== undefined && (date.packagePrices.get(cot.ratioPackageNo) ?? null) === null
    return !isCotUnpriced || !price(resolve(draft, offer)).isComplete
  },
}

/** Invariants on a date with known stops. */
const WITH_STOPS: Readonly<Record<string, SaleInvariant>> = {
  'everybody gets on and off where the coach of the date halts, and not at its destination': ({ draft, date }) => {
    const { outbound, return: back } = date.busNetwork
    const isOn = (stopNo: string | null, stops: typeof outbound.stops, destination: string | undefined) =>
      stopNo === null || stops.some((stop) => stop.stopNo === stopNo && stop.nodeNo !== destination)
    return draft.travellers.every(
      ({ outboundStopNo, returnStopNo }) =>
        isOn(outboundStopNo, outbound.stops, outbound.nodeNos.at(-1)) &&
        isOn(returnStopNo, back.stops, back.nodeNos[0]),
    )
  },
}

/** Invariants of a draft with a summary. */
const WITH_SUMMARY: Readonly<Record<string, Invariant>> = {
  'the summary is the one of these choices': (draft) => draft.summary?.selectionKey === selectionKey(draft),

  'insurances are among those the summary offers, at its price': ({ summary, familyInsurance, travellers }) =>
    travellers.every(({ insurance }, index) => {
      const options = [...(summary?.travellerInsurances[index] ?? []), summary?.noInsurance ?? null]
      return insurance === null || options.some((option) => isDeepStrictEqual(option, insurance))
    }) &&
    (familyInsurance === null ||
      (summary?.bookingInsurances ?? []).some((option) => isDeepStrictEqual(option, familyInsurance))),
}

/** The names of the invariants a draft violates. */
export function broken(draft: BookingDraft, offer: Offer): readonly string[] {
  const { isSubmitting, submissionId, bookingId } = draft.submission
  const isHeld =
    offer.pricing?.id === draft.pricingTravelId && !isSubmitting && submissionId === null && bookingId === null
  const sale = isHeld ? onSale(draft, offer) : null
  const isBusKnown = sale !== null && sale.date.busNetwork.outbound.stops.length > 0
  const isPriced = sale !== null && sale.date.services.size > 0
  return [
    ...failing(ALWAYS, (holds) => holds(draft, offer)),
    ...(isHeld ? failing(PEOPLE_INVARIANTS, (holds) => holds(draft, offer)) : []),
    ...(isHeld && draft.summary !== null ? failing(WITH_SUMMARY, (holds) => holds(draft, offer)) : []),
    ...(sale === null ? [] : failing({ ...ROOM_INVARIANTS, ...ON_DATE }, (holds) => holds(sale))),
    ...(isPriced ? failing(EXTRA_INVARIANTS, (holds) => holds(sale)) : []),
    ...(isBusKnown ? failing(WITH_STOPS, (holds) => holds(sale)) : []),
  ]
}

/** The names of the invariants a draft violates right after a change of the party. */
export function brokenInNewParty(draft: BookingDraft, offer: Offer): readonly string[] {
  return failing(NEW_PEOPLE_INVARIANTS, (holds) => holds(draft, offer))
}

/** The names of the invariants that do not hold. */
function failing<Rule>(rules: Readonly<Record<string, Rule>>, holds: (rule: Rule) => boolean): readonly string[] {
  return Object.entries(rules).flatMap(([name, rule]) => (holds(rule) ? [] : [name]))
}
