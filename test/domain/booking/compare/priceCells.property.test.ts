import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withBoarding } from '#domain/booking/commands/boarding.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { withDate, withPricingTravel } from '#domain/booking/commands/dates.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withEsim,
  withPersonalAddon,
  withPersonalDiscount,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withFamilyPackage, withRooms } from '#domain/booking/commands/rooms.ts'
import { withMigration } from '#domain/booking/compare/migration.ts'
import { partyPriceGrid } from '#test/support/partyPriceGrid.ts'
import type { GridCell } from '#domain/booking/compare/priceCells.ts'
import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { type Booking, resolve } from '#domain/booking/draft/booking.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { arbitraryArrival, arbitraryDeed } from '#test/support/builders/arbitraryAct.ts'
import { arbitraryTravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { draftAfter } from '#test/support/commands.ts'
import { newWorld, offerIn } from '#test/support/builders/acting.ts'
import { contingentsLeft } from '#test/support/builders/offer.ts'

const TODAY = '2027-03-01'

/** Any booking of any travel on sale, with the offers of both variants of its travel. */
const arbitraryBooking = fc
  .tuple(arbitraryTravelOnSale, arbitraryArrival, fc.array(arbitraryDeed, { maxLength: 12, size: 'max' }))
  .map(([{ travel, ...onSale }, arrival, deeds]) => {
    const travels = onSale.variants.map(({ id }) => ({
      __typename: 'PricingVariant' as const,
      id,
      transportTypeLabel: id,
    }))
    const wholeTravel = { ...travel, pricing: travel.pricing === null ? null : { ...travel.pricing, travels } }
    const start = newWorld({ ...onSale, travel: wholeTravel }, TODAY)
    const world = [...arrival, ...deeds].reduce((now, act) => act.happen(now), start)
    const contingents =
      world.draft.date === null
        ? null
        : contingentsLeft({ 101: 4, 102: 3, 201: 6 }, { 301: 2, 302: 1 }, world.draft.date.dateId).contingents
    const known = { ...world, contingents }
    return {
      draft: settle(world.draft, offerIn(known)),
      offerOf: (id: string | null) => offerIn(known, id),
      variants: onSale.variants,
    }
  })

function gridOf({
  draft,
  offerOf,
  variants,
}: {
  draft: BookingDraft
  offerOf: (id: string | null) => Offer
  variants: Parameters<typeof partyPriceGrid>[1]
}) {
  return partyPriceGrid(resolve(draft, offerOf(draft.pricingTravelId)), variants)
}

/** The draft of a visitor who goes to a date and chooses everything there once more, one thing after the other. */
function chosenAgain(draft: BookingDraft, { pricingTravelId, date }: GridCell, to: Offer): BookingDraft {
  const there: readonly Command[] =
    draft.pricingTravelId === pricingTravelId ? [] : [(now) => withPricingTravel(now, pricingTravelId)]
  const familyPackageId = familyPackageIdOf(draft)
  const again = draftAfter(
    draft,
    to,
    ...there,
    (now) => withDate(now, date),
    (now) => (familyPackageId === null ? withRooms(now, draft.rooms) : withFamilyPackage(now, familyPackageId)),
    ...draft.accommodationAddons.map((choice) => (now: Booking) => withRoomAddon(now, choice)),
    ...draft.personalAddons.map((choice) => (now: Booking) => withPersonalAddon(now, choice)),
    ...draft.bookingAddons.map((choice) => (now: Booking) => withBookingAddon(now, choice)),
    ...draft.collectiveAddons.map((choice) => (now: Booking) => withCollectiveAddon(now, choice)),
    ...draft.personalDiscounts.map((choice) => (now: Booking) => withPersonalDiscount(now, choice)),
    ...draft.esims.map((choice) => (now: Booking) => withEsim(now, choice)),
    ...draft.travellers.flatMap(({ outboundStopNo, returnStopNo }, travellerIndex) => [
      (now: Booking) => withBoarding(now, { direction: 'outbound', stopNo: outboundStopNo, travellerIndex }),
      (now: Booking) => withBoarding(now, { direction: 'return', stopNo: returnStopNo, travellerIndex }),
    ]),
  )
  const travellers = again.travellers.map((traveller, index) => ({
    ...traveller,
    insurance: draft.travellers[index]?.insurance ?? null,
  }))
  return settle(
    { ...again, travellers, familyInsurance: draft.familyInsurance, co2compensation: draft.co2compensation },
    to,
  )
}

test('the cell of the chosen date has the price of the draft itself', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryBooking, (booking) => {
      const { draft, offerOf } = booking
      const { present, cells } = gridOf(booking)
      const shown = resolve(draft, offerOf(draft.pricingTravelId))
      const found = comparablePrice(shown, shown)
      const chosen = cells.filter(({ isChosen }) => isChosen)
      expect(chosen.length).toBeLessThanOrEqual(1)
      for (const { status, total, difference, unavailable, hasBeds } of chosen) {
        const isPriced = status !== 'CLOSED' && found.isComplete
        expect([total, unavailable]).toEqual([isPriced ? found.total : null, []])
        expect(hasBeds).toBe(status !== 'CLOSED')
        expect(difference).toBe(isPriced ? 0 : null)
        expect(present).toEqual(found.isComplete ? found.total : null)
      }
    }),
    { numRuns: 100, seed: 1 },
  )
})

test(
  'each cell has the price of the migrated draft, and of choosing everything there again',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(arbitraryBooking, (booking) => {
        const { draft, offerOf } = booking
        const from = offerOf(draft.pricingTravelId)
        for (const cell of gridOf(booking).cells.filter(({ status, isChosen }) => status !== 'CLOSED' && !isChosen)) {
          const to = offerOf(cell.pricingTravelId)
          const shown = resolve(draft, from)
          const migratedDraft = comparablePrice(resolve(withMigration(draft, cell.date, { from, to }), to), shown)
          expect(cell.total).toEqual(migratedDraft.isComplete ? migratedDraft.total : null)
          expect(comparablePrice(resolve(chosenAgain(draft, cell, to), to), shown)).toEqual(migratedDraft)
        }
      }),
      { numRuns: 120, seed: 2 },
    )
  },
)

test('the present total plus a difference is the total of the cell', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryBooking, (booking) => {
      const { present, cells } = gridOf(booking)
      for (const { total, difference } of cells.filter((cell) => cell.difference !== null)) {
        expect([total?.currency, (present?.centimes ?? 0) + (difference ?? 0)]).toEqual([
          present?.currency,
          total?.centimes,
        ])
      }
    }),
    { numRuns: 60, seed: 3 },
  )
})

test(
  'an unavailable item has less than its chosen quantity, and migrating twice changes nothing',
  { timeout: 60_000 },
  () => {
    fc.assert(
      fc.property(arbitraryBooking, (booking) => {
        const { draft, offerOf } = booking
        const from = offerOf(draft.pricingTravelId)
        for (const { unavailable, date, pricingTravelId } of gridOf(booking).cells) {
          for (const { availableQuantity, quantity } of unavailable)
            expect(availableQuantity >= 0 && availableQuantity < quantity).toBe(true)
          const to = offerOf(pricingTravelId)
          const once = withMigration(draft, date, { from, to })
          expect(withMigration(once, date, { from: to, to })).toEqual(once)
          expect(settle(once, to)).toEqual(once)
        }
      }),
      { numRuns: 60, seed: 4 },
    )
  },
)
