import { expect, test } from 'vitest'
import { withPersonalData } from '#domain/booking/personalData.ts'
import { toPersonalData, toValues } from '#web/booking/personalData/personalDataValues.ts'
import { baby, billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const sold = offer()

test('what the form took from a draft gives the same draft back', () => {
  const passport = { type: 'PASSPORT', number: 'X1', birthPlace: '', issuePlace: '', issueDate: null, validUntil: '2030-01-01' } as const
  const before = draft({ travellers: [billedTraveller({ passport }), traveller()], babies: [baby()], travellerRemarks: 'Nüsse' })
  const after = withPersonalData(before, toPersonalData(toValues(before, sold), before, sold), sold)
  expect(after.travellers).toEqual(before.travellers)
  expect(after.babies).toEqual(before.babies)
  expect(after.travellerRemarks).toBe('Nüsse')
  expect(after.billingAddress).toBeNull()
})

test('a day that cannot be read yet is none', () => {
  const values = toValues(draft(), sold)
  const person = values.people['traveller0']!
  const typed = { ...values, people: { ...values.people, traveller0: { ...person, birthday: '01.02.19' } } }
  expect(toPersonalData(typed, draft(), sold).travellers[0]?.birthday).toBeNull()
})
