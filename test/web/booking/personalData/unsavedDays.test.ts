import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { toValues, type PersonalDataValues } from '#web/booking/personalData/personalDataValues.ts'
import { unsavedDays, withUnsavedDays } from '#web/booking/personalData/unsavedDays.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const saved = toValues(resolve(draft({ travellers: [billedTraveller(), traveller({ firstName: 'Beat' })] }), offer()))

function typed(key: string, birthday: string, validUntil = ''): PersonalDataValues {
  const values = structuredClone(saved)
  const person = values.people[key]
  if (person !== undefined) Object.assign(person, { birthday, passport: { ...person.passport, validUntil } })
  return values
}

test('days that cannot be read yet come back, those that can are the draft’s', () => {
  const back = withUnsavedDays(saved, unsavedDays(typed('traveller1', '31.2.19', '1.1.'), saved))
  expect(back.people['traveller1']?.birthday).toBe('31.2.19')
  expect(back.people['traveller1']?.passport.validUntil).toBe('1.1.')
  expect(back.people['traveller0']?.birthday).toBe('1960-02-01')
})

test('they belong to who stood there', () => {
  const others = toValues(
    resolve(draft({ travellers: [billedTraveller(), traveller({ firstName: 'Clara' })] }), offer()),
  )
  expect(withUnsavedDays(others, unsavedDays(typed('traveller1', '31.2.19'), saved))).toEqual(others)
})

test('there are none once every day is in the draft', () => {
  expect(unsavedDays(saved, saved)).toEqual({})
})
