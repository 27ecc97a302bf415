import type { RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import type { Migration } from './migration.ts'
import type { SelectedItem } from './unavailable.ts'
import { equivalentId, type ItemKind, type Variants } from './equivalent.ts'
import { selectedServices, selectedStops } from './selectedServices.ts'

/**
 * The items a draft has selected that may be unavailable elsewhere. Mandatory extras do not count, as the visitor did
 * not choose them.
 */
export function selectedItems(draft: BookingDraft, { from, to }: Migration): readonly SelectedItem[] {
  if (from.pricing === null || to.pricing === null) return []
  const variants = { from: from.pricing, to: to.pricing }
  const booking = resolve(draft, from)
  return [
    ...selectedBeds(booking, variants),
    ...selectedFamilyPackage(booking, variants),
    ...selectedRoomAddons(draft, variants),
    ...selectedAddons(draft, variants),
    ...selectedStops(booking),
    ...selectedServices(booking),
  ]
}

interface ItemKey {
  readonly kind: ItemKind
  readonly id: string
  readonly variants: Variants
}

function nameOf({ kind, id, variants: { from } }: ItemKey): string {
  const items: readonly { readonly id: string; readonly name: string }[] = from[kind]
  return items.find((item) => item.id === id)?.name ?? id
}

function selectedBeds({ draft, babyPackage: baby }: Booking, variants: Variants): readonly SelectedItem[] {
  const rooms = draft.rooms.map(({ accommodationId: id, quantity }): SelectedItem => {
    const there = equivalentId('accommodations', id, variants)
    const countIn = (moved: Booking) =>
      moved.draft.rooms.find(({ accommodationId }) => accommodationId === there)?.quantity ?? 0
    return { kind: 'room', id, label: nameOf({ kind: 'accommodations', id, variants }), quantity, countIn }
  })
  const places = variants.to.accommodations.some(({ isBabyPackage }) => isBabyPackage) ? draft.babies.length : 0
  if (baby === null || draft.babies.length === 0) return rooms
  return [
    ...rooms,
    { kind: 'baby', id: baby.id, label: baby.name, quantity: draft.babies.length, countIn: () => places },
  ]
}

function selectedFamilyPackage(booking: Booking, variants: Variants): readonly SelectedItem[] {
  const chosen = booking.familyPackage
  if (chosen === null) return []
  const { id, name: label } = chosen
  const there = equivalentId('familyPackages', id, variants)
  return [
    {
      kind: 'familyPackage',
      id,
      label,
      quantity: 1,
      countIn: (moved) => (there !== null && familyPackageIdOf(moved.draft) === there ? 1 : 0),
    },
  ]
}

function selectedRoomAddons({ accommodationAddons }: Decisions, variants: Variants): readonly SelectedItem[] {
  return accommodationAddons.filter(isChosenOptional).map(({ type, typeId, addonId, quantity }): SelectedItem => {
    const there = equivalentId('accommodationAddons', addonId, variants)
    const placeThere = equivalentId(type === 'accommodation' ? 'accommodations' : 'familyPackages', typeId, variants)
    const isSame = (choice: RoomAddonChoice) =>
      choice.type === type && choice.addonId === there && choice.typeId === placeThere
    return {
      kind: 'roomAddon',
      id: addonId,
      label: nameOf({ kind: 'accommodationAddons', id: addonId, variants }),
      quantity,
      countIn: (moved) => moved.draft.accommodationAddons.find(isSame)?.quantity ?? 0,
    }
  })
}

const LISTS = [
  { kind: 'personalAddon', list: 'personalAddons' },
  { kind: 'bookingAddon', list: 'bookingAddons' },
  { kind: 'collectiveAddon', list: 'collectiveAddons' },
  { kind: 'personalDiscount', list: 'personalDiscounts' },
] as const

function selectedAddons(draft: BookingDraft, variants: Variants): readonly SelectedItem[] {
  return LISTS.flatMap(({ kind, list }) =>
    draft[list].filter(isChosenOptional).map((choice): SelectedItem => {
      const id = 'addonId' in choice ? choice.addonId : choice.discountId
      const there = equivalentId(list, id, variants)
      const countIn = (moved: Booking) => (there === null ? 0 : quantityIn(moved.draft[list], there))
      return { kind, id, label: nameOf({ kind: list, id, variants }), quantity: choice.quantity, countIn }
    }),
  )
}

function isChosenOptional({
  mandatory,
  quantity,
}: {
  readonly mandatory: boolean
  readonly quantity: number
}): boolean {
  return !mandatory && quantity > 0
}
