import fc, { type Arbitrary } from 'fast-check'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { applyCommand } from '#domain/booking/commands/command.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { type Offer, makeOffer } from '#domain/catalogue/offer.ts'
import type { TravelOnSale } from './arbitraryOffer.ts'

/** A draft and its surroundings: the travel on sale, the day, and the known contingents. */
export interface World {
  readonly onSale: TravelOnSale
  readonly today: string
  readonly contingents: Offer['contingents']
  readonly draft: BookingDraft
}

/** Something that happens; prints as its name and its arguments. */
export interface Act {
  readonly name: string
  /** Whether it can still be done when the booking was sent. */
  readonly isLate: boolean
  readonly happen: (world: World) => World
}

/** An empty draft of the travel. */
export function newWorld(onSale: TravelOnSale, today: string): World {
  return { onSale, today, contingents: null, draft: emptyDraft(onSale.travel.id) }
}

/** The offer of a variant; default: the draft's own. */
export function offerIn({ onSale, today, contingents, draft }: World, variantId = draft.pricingTravelId): Offer {
  const { travel, settings, isEsimActive, variants } = onSale
  const pricing = variants.find(({ id }) => id === (variantId ?? variants[0]?.id)) ?? null
  return makeOffer({ today, tenantId: '4', travel, settings, isEsimActive, hasPaymentPage: true, pricing, contingents })
}

function named(
  { name, args, isLate = false }: { readonly name: string; readonly args: unknown; readonly isLate?: boolean },
  happen: Act['happen'],
): Act {
  return Object.assign({ name, isLate, happen }, { [fc.toStringMethod]: () => `${name}(${fc.stringify(args)})` })
}

/** A change of the draft; `args` are numbers and words, so that a failure can be read and made smaller. */
export function deed<Args>(
  name: string,
  args: Arbitrary<Args>,
  change: (booking: Booking, args: Args) => BookingDraft,
): Arbitrary<Act> {
  return worldlyDeed(name, args, (world, given) => change(resolve(world.draft, offerIn(world)), given))
}

/** An act that is still possible after the booking was sent: payment, or the result of the submission. */
export function lateDeed<Args>(
  name: string,
  args: Arbitrary<Args>,
  change: (booking: Booking, args: Args) => BookingDraft,
): Arbitrary<Act> {
  return args.map((given) =>
    named({ name, args: given, isLate: true }, (world) => ({
      ...world,
      draft: change(resolve(world.draft, offerIn(world)), given),
    })),
  )
}

/** A change of the draft that looks at more than the offer of its variant. */
export function worldlyDeed<Args>(
  name: string,
  args: Arbitrary<Args>,
  change: (world: World, args: Args) => BookingDraft,
): Arbitrary<Act> {
  return args.map((given) =>
    named({ name, args: given }, (world) => ({
      ...world,
      draft: applyCommand(resolve(world.draft, offerIn(world)), () => change(world, given)).draft,
    })),
  )
}

/** An external update of catalogue or time; the draft is settled at once, as when data arrives. */
export function turnOfEvents<Args>(
  name: string,
  args: Arbitrary<Args>,
  change: (world: World, args: Args) => World,
): Arbitrary<Act> {
  return args.map((given) =>
    named({ name, args: given }, (world) => {
      const changed = change(world, given)
      return { ...changed, draft: settle(changed.draft, offerIn(changed)) }
    }),
  )
}

/** The id at a place; one that is offered nowhere past the end. */
export function idAt(things: readonly { readonly id: string }[], place: number): string {
  return things[place]?.id ?? 'gone'
}
