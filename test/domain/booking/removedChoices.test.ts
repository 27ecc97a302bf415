import { expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import { lostChoices, withLossUndone } from '#domain/booking/removedChoices.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

test('a third adult takes the rooms with it', () => {
  const before = draft()
  const after = withParty(before, { ...party(before, offer()), adults: 3 }, offer())
  expect(lostChoices(before, after)).toEqual(['rooms'])
})

test('prescribed extras are no loss, chosen ones are', () => {
  const choice = { addonId: 'ausflug', quantity: 2 }
  expect(lostChoices(draft({ personalAddons: [{ ...choice, mandatory: true }] }), draft())).toEqual([])
  expect(lostChoices(draft({ personalAddons: [{ ...choice, mandatory: false }] }), draft())).toEqual(['extras'])
})

test('everything that can go is named', () => {
  const before = draft({
    isUpgradedToExtension: true,
    travellers: [
      traveller({ familyPackageId: 'familie', insurance: insurance(), outboundStopNo: 's1', returnStopNo: 's2' }),
    ],
    personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }],
    bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }],
  })
  const after = draft({ rooms: [], travellers: [traveller()] })
  expect(lostChoices(before, after)).toEqual([
    'extension',
    'rooms',
    'familyPackage',
    'extras',
    'discounts',
    'insurance',
    'stops',
  ])
})

test('a choice more is no loss', () => {
  expect(lostChoices(draft({ rooms: [] }), draft())).toEqual([])
})

test('a change taken back brings the choices back and keeps what was typed since', () => {
  const before = draft({ currentStep: 0 })
  const changed = withParty(before, { ...party(before, offer()), adults: 3 }, offer())
  const [first = traveller(), ...others] = changed.travellers
  const typed = {
    ...changed,
    currentStep: 2 as const,
    bookingRemarks: 'Fensterplatz',
    travellers: [{ ...first, firstName: 'Annelies' }, ...others],
  }
  const back = withLossUndone(before, typed, offer())
  expect(back.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  expect(back.travellers.map(({ firstName }) => firstName)).toEqual(['Annelies', 'Beat'])
  expect(back).toMatchObject({ currentStep: 2, bookingRemarks: 'Fensterplatz' })
})

test('a birthday that cost a choice goes back with it', () => {
  const before = draft()
  const [first = traveller(), ...others] = before.travellers
  const present = { ...before, rooms: [], travellers: [{ ...first, birthday: '2015-02-01' }, ...others] }
  expect(withLossUndone(before, present, offer()).travellers[0]?.birthday).toBe('1960-02-01')
})
