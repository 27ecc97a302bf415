import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toValues } from '#web/booking/personalData/personalDataValues.ts'
import type { PersonalDataValues } from '#web/booking/personalData/personalDataValues.ts'
import { keepUnsavedDays, withUnsavedDays } from '#web/booking/personalData/unsavedDays.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
  stored.clear()
})

const saved = toValues(draft({ travellers: [billedTraveller(), traveller({ firstName: 'Beat' })] }), offer())

function typed(key: string, birthday: string, validUntil = ''): PersonalDataValues {
  const values = structuredClone(saved)
  const person = values.people[key]
  if (person !== undefined) Object.assign(person, { birthday, passport: { ...person.passport, validUntil } })
  return values
}

test('days that cannot be read yet come back, those that can are the draft’s', () => {
  keepUnsavedDays('provence', typed('traveller1', '31.2.19', '1.1.'), saved)
  const back = withUnsavedDays('provence', saved)
  expect(back.people['traveller1']?.birthday).toBe('31.2.19')
  expect(back.people['traveller1']?.passport.validUntil).toBe('1.1.')
  expect(back.people['traveller0']?.birthday).toBe('1960-02-01')
})

test('they belong to one travel, and to who stood there', () => {
  keepUnsavedDays('provence', typed('traveller1', '31.2.19'), saved)
  expect(withUnsavedDays('norwegen', saved)).toEqual(saved)
  const others = toValues(draft({ travellers: [billedTraveller(), traveller({ firstName: 'Clara' })] }), offer())
  expect(withUnsavedDays('provence', others)).toEqual(others)
})

test('nothing is kept once every day is in the draft', () => {
  keepUnsavedDays('provence', typed('traveller1', '31.2.19'), saved)
  keepUnsavedDays('provence', saved, saved)
  expect([...stored.keys()]).toEqual([])
})

test('a refused storage and another’s words in it are no harm', () => {
  stored.set('unsavedDays.provence', '{"traveller1.birthday":7}')
  expect(withUnsavedDays('provence', saved)).toEqual(saved)
  stored.set('unsavedDays.provence', 'no JSON')
  expect(withUnsavedDays('provence', saved)).toEqual(saved)
  vi.unstubAllGlobals()
  keepUnsavedDays('provence', typed('traveller1', '31.2.19'), saved)
  expect(withUnsavedDays('provence', saved)).toEqual(saved)
})
