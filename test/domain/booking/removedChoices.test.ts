import { expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { removedChoices, withChangeUndone } from '#domain/booking/removedChoices.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { settle } from '#domain/booking/settle.ts'
import { baby, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

test('a third adult removes the rooms', () => {
  const before = draft()
  const after = settle(withParty(resolve(before, offer()), { ...party(resolve(before, offer())), adults: 3 }), offer())
  expect(removedChoices(before, after)).toEqual(['rooms'])
})

test('optional extras count as removed choices, mandatory ones do not', () => {
  const choice = { addonId: 'ausflug', quantity: 2 }
  expect(removedChoices(draft({ personalAddons: [{ ...choice, mandatory: true }] }), draft())).toEqual([])
  expect(removedChoices(draft({ personalAddons: [{ ...choice, mandatory: false }] }), draft())).toEqual(['extras'])
})

test('every kind of removed choice is listed', () => {
  const before = draft({
    isUpgradedToExtension: true,
    travellers: [
      traveller({ familyPackageId: 'familie', insurance: insurance(), outboundStopNo: 's1', returnStopNo: 's2' }),
    ],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
  })
  const after = draft({ rooms: [], travellers: [traveller()] })
  expect(removedChoices(before, after)).toEqual([
    'extension',
    'rooms',
    'familyPackage',
    'extras',
    'discounts',
    'insurance',
    'stops',
  ])
})

test('another family package is no removed choice, and data packages are extras', () => {
  const family = (familyPackageId: string) => draft({ rooms: [], travellers: [traveller({ familyPackageId })] })
  expect(removedChoices(family('familie'), family('gross'))).toEqual([])
  const online = draft({ esims: [{ serviceNo: '601', quantity: 2 }] })
  expect(removedChoices(online, draft({ esims: [{ serviceNo: '601', quantity: 1 }] }))).toEqual(['extras'])
  expect(removedChoices(draft(), online)).toEqual([])
})

test('undoing a change keeps what was typed of babies since, and babies from before', () => {
  const before = draft({ babies: [baby(), baby({ firstName: 'Noah' })] })
  const present = draft({ babies: [baby({ firstName: 'Mia' })] })
  expect(withChangeUndone(before, resolve(present, offer())).babies.map(({ firstName }) => firstName)).toEqual([
    'Mia',
    'Noah',
  ])
})

test('undoing a change restores travellers who have left', () => {
  const before = draft()
  const alone = draft({ travellers: before.travellers.slice(0, 1) })
  expect(withChangeUndone(before, resolve(alone, offer())).travellers[1]).toEqual(before.travellers[1])
})

test('an added choice is no removed choice', () => {
  expect(removedChoices(draft({ rooms: [] }), draft())).toEqual([])
})

test('undoing a change restores the choices and keeps later input', () => {
  const before = draft({ currentStep: 0 })
  const changed = settle(
    withParty(resolve(before, offer()), { ...party(resolve(before, offer())), adults: 3 }),
    offer(),
  )
  const [first = traveller(), ...others] = changed.travellers
  const typed = {
    ...changed,
    currentStep: 2 as const,
    bookingRemarks: 'Fensterplatz',
    travellers: [{ ...first, firstName: 'Annelies' }, ...others],
  }
  const back = settle(withChangeUndone(before, resolve(typed, offer())), offer())
  expect(back.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  expect(back.travellers.map(({ firstName }) => firstName)).toEqual(['Annelies', 'Beat'])
  expect(back).toMatchObject({ currentStep: 2, bookingRemarks: 'Fensterplatz' })
})

test('undoing a change restores the birthday that removed a choice', () => {
  const before = draft()
  const [first = traveller(), ...others] = before.travellers
  const present = { ...before, rooms: [], travellers: [{ ...first, birthday: '2015-02-01' }, ...others] }
  expect(settle(withChangeUndone(before, resolve(present, offer())), offer()).travellers[0]?.birthday).toBe(
    '1960-02-01',
  )
})
