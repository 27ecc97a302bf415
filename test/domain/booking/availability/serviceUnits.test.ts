import { expect, test } from 'vitest'
import {
  collectiveServiceNos,
  addUnits,
  unitsOfBedsAndRoomAddons,
  unitsOfFamilyPackage,
} from '#domain/booking/availability/serviceUnits.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { collectiveAddon, familyPackage, pricing, roomAddon } from '#test/support/builders/pricing.ts'

const against = offer({
  pricing: pricing({
    familyPackages: [familyPackage()],
    accommodationAddons: [roomAddon(), roomAddon({ id: 'meer', ratioServiceNo: '308' })],
  }),
})
const family = draft({ travellers: [traveller({ familyPackageId: 'familie' }), traveller({ ageGroupId: 'child' })] })
const choice = (addonId: string, quantity: number) =>
  ({ type: 'accommodation', typeId: 'dz', addonId, quantity, mandatory: false }) as const

test('a family package uses one unit of its service', () => {
  expect([...unitsOfFamilyPackage(resolve(family, against))]).toEqual([['501', 1]])
  expect([...unitsOfFamilyPackage(resolve(draft(), against))]).toEqual([])
})

test('room extras use their quantity in addition to the family package', () => {
  const chosen = [choice('balkon', 1), choice('meer', 2), choice('balkon', 3)]
  expect([...unitsOfBedsAndRoomAddons(resolve({ ...family, accommodationAddons: chosen }, against))]).toEqual([
    ['501', 1],
    ['302', 4],
    ['308', 2],
  ])
  expect([...unitsOfBedsAndRoomAddons(resolve(draft({ accommodationAddons: [choice('gone', 1)] }), against))]).toEqual(
    [],
  )
  const balcony = draft({ accommodationAddons: [choice('balkon', 1)] })
  expect([...unitsOfBedsAndRoomAddons(resolve(balcony, offer({ pricing: null })))]).toEqual([])
})

test('used units add up by service', () => {
  const units = new Map([['301', 1]])
  addUnits(units, ['301', '302'], 2)
  expect([...units]).toEqual([
    ['301', 3],
    ['302', 2],
  ])
})

test('a collective add-on uses each service of the travellers once, with null for age groups without one', () => {
  const addon = collectiveAddon()
  expect(collectiveServiceNos(addon, draft())).toEqual(['304'])
  expect(collectiveServiceNos(addon, family)).toEqual(['304', '305'])
  expect(collectiveServiceNos(addon, draft({ travellers: [traveller({ ageGroupId: 'senior' })] }))).toEqual([null])
})
