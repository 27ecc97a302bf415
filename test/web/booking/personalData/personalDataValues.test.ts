import { expect, test } from 'vitest'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftAfter } from '#test/support/commands.ts'
import { baby, billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { toPersonalData, toValues } from '#web/booking/personalData/personalDataValues.ts'

const sold = offer()

test('form values of a draft give the same draft back', () => {
  const passport = {
    type: 'PASSPORT',
    number: 'X1',
    birthPlace: '',
    issuePlace: '',
    issueDate: null,
    validUntil: '2030-01-01',
  } as const
  const before = draft({
    travellers: [billedTraveller({ passport, phone: '+41315551234' }), traveller()],
    babies: [baby()],
    travellerRemarks: 'Nüsse',
  })
  const after = draftAfter(before, sold, (now) =>
    withPersonalData(now, toPersonalData(toValues(resolve(before, sold)), resolve(before, sold))),
  )
  expect(after.travellers).toEqual(before.travellers)
  expect(after.babies).toEqual(before.babies)
  expect(after.travellerRemarks).toBe('Nüsse')
  expect(after.billingAddress).toBeNull()
})

test('a day that cannot be read yet is none', () => {
  const values = toValues(resolve(draft(), sold))
  const person = values.people['traveller0']!
  const typed = { ...values, people: { ...values.people, traveller0: { ...person, birthday: '01.02.19' } } }
  expect(toPersonalData(typed, resolve(draft(), sold)).travellers[0]?.birthday).toBeNull()
})

test('names and addresses are stored without the spaces around them, and without the full stop of a dictation', () => {
  const before = draft({
    travellers: [
      billedTraveller({ firstName: ' Anna Maria ', lastName: 'Muster. ', address: 'Gasse 1.', city: 'Bern.' }),
    ],
  })
  const given = toPersonalData(toValues(resolve(before, sold)), resolve(before, sold))
  expect(given.travellers[0]).toMatchObject({
    firstName: 'Anna Maria',
    lastName: 'Muster',
    address: 'Gasse 1',
    city: 'Bern',
  })
})

test('phone, e-mail and postcode are stored in one form and shown in a readable one', () => {
  const before = draft({
    travellers: [billedTraveller({ phone: ' 031/555 12 34', email: ' anna@muster.example ', zip: 'CH-3011' })],
  })
  const after = draftAfter(before, offer(), (now) =>
    withPersonalData(now, toPersonalData(toValues(resolve(before, offer())), resolve(before, offer()))),
  )
  expect(after.travellers[0]).toMatchObject({ phone: '+41315551234', email: 'anna@muster.example', zip: '3011' })
  expect(toValues(resolve(after, offer())).people['traveller0']?.phone).toBe('031 555 12 34')
})
