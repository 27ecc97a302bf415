import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { MandatorySettings } from '#domain/catalogue/catalogue.ts'
import { isFor, left, type OnSale, sum } from './naiveSale.ts'
import type { SaleInvariant } from './roomInvariants.ts'

interface Extra {
  readonly id: string
  readonly mandatorySettings: MandatorySettings | null
}

/** What may be chosen of one extra: at most so many, or exactly so many where the operator decides. */
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

/** What holds for extras and discounts of a draft on a date that came with its services. */
export const EXTRA_INVARIANTS: Readonly<Record<string, SaleInvariant>> = {
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
