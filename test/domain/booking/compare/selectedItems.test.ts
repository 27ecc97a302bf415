import { describe, expect, test } from 'vitest'
import { selectedItems } from '#domain/booking/compare/selectedItems.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { room } from '#test/support/builders/room.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const renamed = <CatalogueItem extends { readonly id: string }>(items: readonly CatalogueItem[]) =>
  items.map((item) => ({ ...item, id: `t${item.id}` }))
const BABY = room({ id: 'wiege', name: 'Babybett', ratioPackageNo: '109', isBabyPackage: true })
const here = wholePricing({ accommodations: [...wholePricing().accommodations, BABY] })
/** The same variant under other ids. */
const there = {
  ...here,
  id: 'v2',
  accommodations: renamed(here.accommodations),
  familyPackages: renamed(here.familyPackages),
  accommodationAddons: renamed(here.accommodationAddons),
  personalAddons: renamed(here.personalAddons),
  bookingAddons: renamed(here.bookingAddons),
  collectiveAddons: renamed(here.collectiveAddons),
  personalDiscounts: renamed(here.personalDiscounts),
}
const migration = { from: wholeOffer({ pricing: here }), to: wholeOffer({ pricing: there }) }

const extra = (addonId: string, quantity: number, mandatory = false) => ({ addonId, quantity, mandatory })
const roomExtra = (typeId: string, addonId: string, quantity: number) => ({
  ...extra(addonId, quantity),
  type: 'accommodation' as const,
  typeId,
})
const people = [traveller(), traveller()]

const named = (booking: BookingDraft, by = migration) =>
  selectedItems(booking, by).map(({ kind, id, label, quantity }) => [kind, id, label, quantity])
const counted = (booking: BookingDraft, moved: BookingDraft, to: Offer = migration.to) =>
  selectedItems(booking, { ...migration, to }).map(({ kind, id, countIn }) => [kind, id, countIn(resolve(moved, to))])

describe('selected items', () => {
  const chosen = draft({
    travellers: people,
    babies: [baby()],
    rooms: [
      { accommodationId: 'ez', quantity: 2 },
      { accommodationId: 'dz', quantity: 1 },
    ],
    accommodationAddons: [roomExtra('dz', 'balkon', 1)],
    personalAddons: [extra('ausflug', 2), extra('museum', 1)],
    bookingAddons: [extra('parkplatz', 1)],
    collectiveAddons: [extra('konzert', 1)],
    personalDiscounts: [{ discountId: 'stamm', quantity: 2, mandatory: false }],
  })

  test('have the labels of the variant they were chosen in', () => {
    expect(named(chosen)).toEqual([
      ['room', 'ez', 'Einzelzimmer', 2],
      ['room', 'dz', 'Doppelzimmer', 1],
      ['baby', 'wiege', 'Babybett', 1],
      ['roomAddon', 'balkon', 'Balkon', 1],
      ['personalAddon', 'ausflug', 'Ausflug', 2],
      ['personalAddon', 'museum', 'Museum', 1],
      ['bookingAddon', 'parkplatz', 'Parkplatz', 1],
      ['collectiveAddon', 'konzert', 'Konzert', 1],
      ['personalDiscount', 'stamm', 'Stammgast', 2],
    ])
  })

  test('are counted by their ids in the other variant', () => {
    const moved = draft({
      rooms: [
        { accommodationId: 'tdz', quantity: 1 },
        { accommodationId: 'tez', quantity: 3 },
      ],
      accommodationAddons: [
        roomExtra('tez', 'tbalkon', 7),
        roomExtra('tdz', 'tsauna', 8),
        { ...roomExtra('tdz', 'tbalkon', 9), type: 'familyPackage' },
        roomExtra('tdz', 'tbalkon', 1),
      ],
      personalAddons: [extra('tausflug', 1)],
      bookingAddons: [extra('tparkplatz', 1)],
      collectiveAddons: [extra('tkonzert', 1)],
      personalDiscounts: [{ discountId: 'tstamm', quantity: 2, mandatory: false }],
    })
    expect(counted(chosen, moved)).toEqual([
      ['room', 'ez', 3],
      ['room', 'dz', 1],
      ['baby', 'wiege', 1],
      ['roomAddon', 'balkon', 1],
      ['personalAddon', 'ausflug', 1],
      ['personalAddon', 'museum', 0],
      ['bookingAddon', 'parkplatz', 1],
      ['collectiveAddon', 'konzert', 1],
      ['personalDiscount', 'stamm', 2],
    ])
  })

  test('count 0 where they were not kept', () => {
    const nothing = draft({ rooms: [] })
    expect(counted(chosen, nothing).map(([, , count]) => count)).toEqual([0, 0, 1, 0, 0, 0, 0, 0, 0])
  })

  test('count 0 where the other variant does not have them', () => {
    const empty = wholeOffer({
      pricing: { ...there, accommodations: [], personalAddons: [], bookingAddons: [], accommodationAddons: [] },
    })
    const stale = draft({ personalAddons: [extra('ausflug', 2)], rooms: [{ accommodationId: 'dz', quantity: 1 }] })
    expect(counted(draft({ ...stale, travellers: people }), stale, empty)).toEqual([
      ['room', 'dz', 0],
      ['personalAddon', 'ausflug', 0],
    ])
  })
})

test('do not include mandatory extras and quantities of 0', () => {
  const prescribed = draft({
    travellers: people,
    rooms: [],
    accommodationAddons: [{ ...roomExtra('dz', 'balkon', 1), mandatory: true }, roomExtra('dz', 'balkon', 0)],
    personalAddons: [extra('pflicht', 2, true), extra('ausflug', 0)],
    personalDiscounts: [{ discountId: 'jugend', quantity: 1, mandatory: true }],
  })
  expect(named(prescribed)).toEqual([])
})

test('an item without a name in the catalogue is labelled by its id', () => {
  expect(named(draft({ travellers: people, rooms: [{ accommodationId: 'alt', quantity: 1 }] }))).toEqual([
    ['room', 'alt', 'alt', 1],
  ])
})

describe('a selected family package', () => {
  const family = draft({
    rooms: [],
    travellers: [traveller({ familyPackageId: 'familie' }), ...people],
    accommodationAddons: [{ ...roomExtra('familie', 'balkon', 1), type: 'familyPackage' }],
  })

  test('is one item, with the extras of its room', () => {
    expect(named(family)).toEqual([
      ['familyPackage', 'familie', 'Familienpauschale', 1],
      ['roomAddon', 'balkon', 'Balkon', 1],
    ])
  })

  test('is counted by its id in the other variant', () => {
    const moved = draft({
      rooms: [],
      travellers: [traveller({ familyPackageId: 'tfamilie' }), ...people],
      accommodationAddons: [{ ...roomExtra('tfamilie', 'tbalkon', 1), type: 'familyPackage' }],
    })
    expect(counted(family, moved)).toEqual([
      ['familyPackage', 'familie', 1],
      ['roomAddon', 'balkon', 1],
    ])
    expect(counted(family, draft({ rooms: [] }))).toEqual([
      ['familyPackage', 'familie', 0],
      ['roomAddon', 'balkon', 0],
    ])
  })

  test('counts 0 where it does not exist, also with rooms', () => {
    const without = wholeOffer({ pricing: { ...there, familyPackages: [], accommodationAddons: [] } })
    expect(counted(family, draft(), without)).toEqual([
      ['familyPackage', 'familie', 0],
      ['roomAddon', 'balkon', 0],
    ])
  })
})

describe('selected babies', () => {
  const withBabies = draft({ travellers: people, rooms: [], babies: [baby(), baby()] })

  test('need a baby package in the other variant', () => {
    expect(counted(withBabies, draft())).toEqual([['baby', 'wiege', 2]])
    const without = wholeOffer({ pricing: { ...there, accommodations: [] } })
    expect(counted(withBabies, draft(), without)).toEqual([['baby', 'wiege', 0]])
  })

  test('are no item where there was no package for them', () => {
    expect(named(withBabies, { ...migration, from: wholeOffer() })).toEqual([])
    expect(named(draft({ travellers: people, rooms: [] }))).toEqual([])
  })
})

test('no item is selected before both variants are loaded', () => {
  expect(selectedItems(draft(), { ...migration, from: { ...migration.from, pricing: null } })).toEqual([])
  expect(selectedItems(draft(), { ...migration, to: { ...migration.to, pricing: null } })).toEqual([])
})
