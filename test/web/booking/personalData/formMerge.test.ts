import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { mergedValues } from '#web/booking/personalData/formMerge.ts'
import { toValues, type PersonalDataValues, type PersonValues } from '#web/booking/personalData/personalDataValues.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

const saved = toValues(
  resolve(draft({ travellers: [billedTraveller({ city: 'Bern' }), traveller({ firstName: 'Beat' })] }), offer()),
)
const agreed = { form: saved, draft: saved }

function withPerson(values: PersonalDataValues, key: string, fields: Partial<PersonValues>): PersonalDataValues {
  const next = structuredClone(values)
  const person = next.people[key]
  if (person !== undefined) Object.assign(person, fields)
  return next
}

describe('a change of the draft from another window', () => {
  test('comes into fields nobody has written in', () => {
    const merged = mergedValues(saved, withPerson(saved, 'traveller0', { city: 'Thun' }), agreed)
    expect(merged.people['traveller0']?.city).toBe('Thun')
    expect(merged.people['traveller1']?.firstName).toBe('Beat')
  })

  test('leaves what is being typed, in the same field and in others', () => {
    const typed = withPerson(withPerson(saved, 'traveller0', { city: 'Köni' }), 'traveller1', { lastName: 'Mus' })
    const merged = mergedValues(typed, withPerson(saved, 'traveller0', { city: 'Thun', zip: '3600' }), agreed)
    expect(merged.people['traveller0']).toMatchObject({ city: 'Köni', zip: '3600' })
    expect(merged.people['traveller1']?.lastName).toBe('Mus')
  })

  test('reaches passports, answers and remarks', () => {
    const passport = { number: 'X1', birthPlace: '', issuePlace: '', issueDate: '', validUntil: '' }
    const arrived = {
      ...withPerson(saved, 'traveller1', { passport, answers: { answer0: 'ja' } }),
      answers: { answer0: 'Vegi' },
      travellerRemarks: 'Fenster',
    }
    const merged = mergedValues(saved, arrived, agreed)
    expect(merged.people['traveller1']).toMatchObject({ passport: { number: 'X1' }, answers: { answer0: 'ja' } })
    expect([merged.answers, merged.travellerRemarks]).toEqual([{ answer0: 'Vegi' }, 'Fenster'])
    const typed = {
      ...withPerson(saved, 'traveller1', { passport: { ...passport, number: 'X2' } }),
      travellerRemarks: 'Gang',
    }
    const kept = mergedValues(typed, arrived, agreed)
    expect([kept.people['traveller1']?.passport.number, kept.travellerRemarks]).toEqual(['X2', 'Gang'])
  })

  test('brings new travellers, and takes away those who stay at home', () => {
    const three = toValues(
      resolve(
        draft({
          travellers: [
            billedTraveller({ city: 'Bern' }),
            traveller({ firstName: 'Beat' }),
            traveller({ firstName: 'Clara' }),
          ],
        }),
        offer(),
      ),
    )
    expect(mergedValues(saved, three, agreed).people['traveller2']?.firstName).toBe('Clara')
    expect(Object.keys(mergedValues(three, saved, { form: three, draft: three }).people)).toEqual([
      'traveller0',
      'traveller1',
      'billing',
    ])
  })
})

test('a field that was brought up to date takes the next change as well', () => {
  const thun = withPerson(saved, 'traveller0', { city: 'Thun' })
  const basel = withPerson(saved, 'traveller0', { city: 'Basel' })
  expect(mergedValues(thun, basel, { form: thun, draft: thun }).people['traveller0']?.city).toBe('Basel')
})

test('a text the draft holds in another form stays as it was written', () => {
  const typed = withPerson(saved, 'traveller0', { email: 'anna@muster.example ' })
  expect(mergedValues(typed, saved, agreed).people['traveller0']?.email).toBe('anna@muster.example ')
  expect(mergedValues(typed, saved, { form: typed, draft: saved }).people['traveller0']?.email).toBe(
    'anna@muster.example ',
  )
})
