import fc, { type Arbitrary } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reconciled } from '#domain/booking/changes/reconcile.ts'
import { changesSince, repairOf, withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { withRepair } from '#domain/booking/changes/withRepair.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { readStoredDraft, toStoredDraft, toStoredIdentity } from '#domain/booking/stored/storedDraft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { IDS, likelyDraft, openDraft } from '#test/support/builders/arbitraryDraft.ts'
import { NO_BUS } from '#test/support/builders/departure.ts'
import { AGE_GROUPS, status, travel } from '#test/support/builders/offer.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const SERVICE_NOS = [...(wholePricing().departures[0]?.services.keys() ?? [])]
const PACKAGE_NOS = ['101', '102', '103', '104', '201', '202', '203', '204']

/** Changes of an offer: dates, prices, contingents, things, status, age groups, today. */
const change = fc.record({
  today: fc.constantFrom('2027-03-01', '2027-03-01', '2027-03-02', '2027-04-16', '2027-04-16', '2027-06-12'),
  goneDates: fc.oneof(
    { weight: 3, arbitrary: fc.constant<string[]>([]) },
    { weight: 1, arbitrary: fc.subarray<string>(['d1', 'd2', 'd3']) },
  ),
  goneServices: fc.subarray(SERVICE_NOS, { maxLength: 4 }),
  dearer: fc.subarray(PACKAGE_NOS),
  goneRooms: fc.subarray(['dz', 'ez', 'bett'], { maxLength: 2 }),
  goneAddons: fc.subarray<string>([
    'ausflug',
    'museum',
    'pflicht',
    'parkplatz',
    'konzert',
    'balkon',
    'stamm',
    'familie',
  ]),
  goneStops: fc.subarray(['1', '2', '11', '12']),
  hasBus: fc.integer({ max: 9, min: 0 }).map((one) => one > 0),
  status: fc.constantFrom(null, null, 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK'),
  adultAge: fc.constantFrom(16, 16, 14, 18),
  places: fc.option(fc.array(fc.constantFrom(0, 1, 2, 4, 9, 9, 9), { minLength: 8, maxLength: 8 }), { nil: null }),
  units: fc.integer({ min: 0, max: 3 }),
  dateId: fc.constantFrom('d1', 'd2', 'd3'),
})

const changedOffer: Arbitrary<Offer> = change.map((now) => {
  const pricing = wholePricing()
  const chosenRooms = <Thing extends { readonly id: string }>(things: readonly Thing[]) =>
    things.filter(({ id }) => !now.goneAddons.some((gone) => gone === id) && !now.goneRooms.some((gone) => gone === id))
  const { places, dateId } = now
  return wholeOffer({
    today: now.today,
    travel: travel({
      pricing: wholeOffer().travel.pricing,
      ageGroups: AGE_GROUPS.map((group) =>
        group.type === 'ADULT' ? { ...group, minAge: now.adultAge } : { ...group, maxAge: now.adultAge - 1 },
      ),
    }),
    pricing: {
      ...pricing,
      departures: pricing.departures
        .filter(({ id }) => !now.goneDates.some((gone) => gone === id))
        .map((departure) => ({
          ...departure,
          status: now.status === null || departure.id !== 'd1' ? null : status(now.status),
          services: new Map([...departure.services].filter(([no]) => !now.goneServices.includes(no))),
          packagePrices: new Map(
            [...departure.packagePrices].map(([no, price]) => [
              no,
              now.dearer.includes(no) ? (price ?? 0) + 1000 : price,
            ]),
          ),
          busNetwork: now.hasBus
            ? {
                outbound: {
                  ...departure.busNetwork.outbound,
                  stops: departure.busNetwork.outbound.stops.filter(
                    ({ stopNo }) => !now.goneStops.some((gone) => gone === stopNo),
                  ),
                },
                return: {
                  ...departure.busNetwork.return,
                  stops: departure.busNetwork.return.stops.filter(
                    ({ stopNo }) => !now.goneStops.some((gone) => gone === stopNo),
                  ),
                },
              }
            : NO_BUS,
        })),
      accommodations: chosenRooms(pricing.accommodations),
      familyPackages: chosenRooms(pricing.familyPackages),
      personalAddons: chosenRooms(pricing.personalAddons),
      accommodationAddons: chosenRooms(pricing.accommodationAddons),
      bookingAddons: chosenRooms(pricing.bookingAddons),
      collectiveAddons: chosenRooms(pricing.collectiveAddons),
      personalDiscounts: chosenRooms(pricing.personalDiscounts),
    },
    contingents:
      places === null
        ? null
        : {
            dateId,
            left: {
              packages: new Map(PACKAGE_NOS.map((no, index) => [no, places[index] ?? 0])),
              services: new Map(SERVICE_NOS.map((no) => [no, now.units])),
            },
          },
  })
})

const SEEN = wholeOffer()

/** Drafts as they come back from storage: with what was seen, or written before that was kept. */
const storedDraft: Arbitrary<BookingDraft> = fc
  .tuple(
    fc.oneof({ weight: 4, arbitrary: likelyDraft }, { weight: 1, arbitrary: openDraft }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([draft, one]) => (one > 0 ? withChangesAcknowledged(resolve(settle(draft, SEEN), SEEN)) : draft))

/** A machine with other work to do takes its time. */
const PATIENCE_MS = 30_000

describe('any draft reconciled with any offer', () => {
  test(
    'has no repairs left once repaired, is settled, and stays the same',
    () => {
      fc.assert(
        fc.property(storedDraft, changedOffer, (draft, offer) => {
          const { changes, draft: once } = repairOf(resolve(draft, offer))
          const again = repairOf(resolve(once, offer))
          expect(again.changes).toEqual([])
          expect(again.draft).toEqual(once)
          expect(settle(once, offer)).toEqual(once)
          if (changes.length === 0) expect(once).toEqual(reconciled(resolve(draft, offer)).draft)
        }),
        { numRuns: 150 },
      )
    },
    PATIENCE_MS,
  )

  test(
    'gives the same result whatever was offered in between',
    () => {
      fc.assert(
        fc.property(storedDraft, changedOffer, changedOffer, (draft, between, offer) => {
          const seen = draft.snapshot === null ? withChangesAcknowledged(resolve(draft, SEEN)) : draft
          const [once, twice] = [
            reconciled(resolve(seen, offer)).draft,
            reconciled(resolve(reconciled(resolve(seen, between)).draft, offer)).draft,
          ]
          expect(choices(twice)).toEqual(choices(once))
        }),
        { numRuns: 100 },
      )
    },
    PATIENCE_MS,
  )

  test(
    'has no repairs left after a few single ones',
    () => {
      fc.assert(
        fc.property(storedDraft, changedOffer, (draft, offer) => {
          let next = reconciled(resolve(draft, offer)).draft
          let repairs = 0
          for (;;) {
            const repair = changesSince(resolve(next, offer)).find((found) => found.repair !== null)?.repair ?? null
            if (repair === null) break
            next = withRepair(resolve(next, offer), repair)
            repairs += 1
            expect(repairs).toBeLessThan(12)
          }
        }),
        { numRuns: 100 },
      )
    },
    PATIENCE_MS,
  )

  test('keeps its snapshot in storage', () => {
    fc.assert(
      fc.property(storedDraft, (draft) => {
        const [stored, identity] = [toStoredDraft(draft), toStoredIdentity(draft)].map((part): unknown =>
          JSON.parse(JSON.stringify(part)),
        )
        expect(readStoredDraft(stored, identity)).toEqual({ ...draft, summary: null })
      }),
      { numRuns: 100 },
    )
  })
})

/** Rooms, beds, extras and stops; ages follow the offer in between where no birthday is known. */
function choices({
  rooms,
  personalAddons,
  bookingAddons,
  collectiveAddons,
  accommodationAddons,
  travellers,
}: BookingDraft) {
  const people = travellers.map(({ accommodationId, outboundStopNo, returnStopNo }) => [
    accommodationId,
    outboundStopNo,
    returnStopNo,
  ])
  return { rooms, personalAddons, bookingAddons, collectiveAddons, accommodationAddons, people }
}

test('test drafts refer only to ids of the test offers', () => {
  const { accommodations, familyPackages } = wholePricing()
  expect(IDS.rooms.filter((id) => id !== 'gone' && accommodations.every((room) => room.id !== id))).toEqual([])
  expect(
    IDS.familyPackages.filter((id) => id !== 'gone' && familyPackages.every((family) => family.id !== id)),
  ).toEqual([])
})
