import type { RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf, familyPackageOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Way } from './migration.ts'
import type { Wish } from './unavailable.ts'
import { idThere } from './equivalent.ts'
import type { ThingKind, Variants } from './equivalent.ts'
import { serviceWishes, stopWishes } from './selectedServices.ts'

/**
 * The items a draft has selected that may be unavailable elsewhere. Mandatory extras do not count, as the visitor did
 * not choose them.
 */
export function wishesOf(draft: BookingDraft, { from, to }: Way): readonly Wish[] {
  if (from.pricing === null || to.pricing === null) return []
  const variants = { from: from.pricing, to: to.pricing }
  return [
    ...bedWishes(draft, variants),
    ...familyWishes(draft, from, variants),
    ...roomAddonWishes(draft, variants),
    ...addonWishes(draft, variants),
    ...stopWishes(draft, from),
    ...serviceWishes(draft, from),
  ]
}

interface Wanted {
  readonly kind: ThingKind
  readonly id: string
  readonly variants: Variants
}

function nameOf({ kind, id, variants: { from } }: Wanted): string {
  const things: readonly { readonly id: string; readonly name: string }[] = from[kind]
  return things.find((thing) => thing.id === id)?.name ?? id
}

function bedWishes(draft: BookingDraft, variants: Variants): readonly Wish[] {
  const rooms = draft.rooms.map(({ accommodationId: id, quantity }): Wish => {
    const there = idThere('accommodations', id, variants)
    const countIn = ({ rooms }: BookingDraft) =>
      rooms.find(({ accommodationId }) => accommodationId === there)?.quantity ?? 0
    return { kind: 'room', id, label: nameOf({ kind: 'accommodations', id, variants }), quantity, countIn }
  })
  const baby = variants.from.accommodations.find(({ isBabyPackage }) => isBabyPackage)
  const places = variants.to.accommodations.some(({ isBabyPackage }) => isBabyPackage) ? draft.babies.length : 0
  if (baby === undefined || draft.babies.length === 0) return rooms
  return [
    ...rooms,
    { kind: 'baby', id: baby.id, label: baby.name, quantity: draft.babies.length, countIn: () => places },
  ]
}

function familyWishes(draft: BookingDraft, from: Offer, variants: Variants): readonly Wish[] {
  const chosen = familyPackageOf(draft, from)
  if (chosen === null) return []
  const { id, name: label } = chosen
  const there = idThere('familyPackages', id, variants)
  return [
    {
      kind: 'familyPackage',
      id,
      label,
      quantity: 1,
      countIn: (draft) => (there !== null && familyPackageIdOf(draft) === there ? 1 : 0),
    },
  ]
}

function roomAddonWishes({ accommodationAddons }: BookingDraft, variants: Variants): readonly Wish[] {
  return accommodationAddons.filter(isWished).map(({ type, typeId, addonId, quantity }): Wish => {
    const there = idThere('accommodationAddons', addonId, variants)
    const placeThere = idThere(type === 'accommodation' ? 'accommodations' : 'familyPackages', typeId, variants)
    const isSame = (choice: RoomAddonChoice) =>
      choice.type === type && choice.addonId === there && choice.typeId === placeThere
    return {
      kind: 'roomAddon',
      id: addonId,
      label: nameOf({ kind: 'accommodationAddons', id: addonId, variants }),
      quantity,
      countIn: (draft) => draft.accommodationAddons.find(isSame)?.quantity ?? 0,
    }
  })
}

const LISTS = [
  { kind: 'personalAddon', list: 'personalAddons' },
  { kind: 'bookingAddon', list: 'bookingAddons' },
  { kind: 'collectiveAddon', list: 'collectiveAddons' },
  { kind: 'personalDiscount', list: 'personalDiscounts' },
] as const

function addonWishes(draft: BookingDraft, variants: Variants): readonly Wish[] {
  return LISTS.flatMap(({ kind, list }) =>
    draft[list].filter(isWished).map((choice): Wish => {
      const id = 'addonId' in choice ? choice.addonId : choice.discountId
      const there = idThere(list, id, variants)
      const countIn = (moved: BookingDraft) => (there === null ? 0 : quantityIn(moved[list], there))
      return { kind, id, label: nameOf({ kind: list, id, variants }), quantity: choice.quantity, countIn }
    }),
  )
}

function isWished({ mandatory, quantity }: { readonly mandatory: boolean; readonly quantity: number }): boolean {
  return !mandatory && quantity > 0
}
