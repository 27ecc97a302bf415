import { describe, expect, test } from 'vitest'
import { ValidationError } from 'yup'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { baby, billedTraveller, contact, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { personalDataShape } from '#web/booking/personalData/personalDataShape.ts'
import { toValues } from '#web/booking/personalData/personalDataValues.ts'

/** Names of the fields the form complains about, in the order it lists them. */
async function validationErrors(of: BookingDraft, held: Offer = offer()): Promise<readonly (string | undefined)[]> {
  const answer: unknown = await personalDataShape(resolve(of, held))
    .validate(toValues(resolve(of, held)), { abortEarly: false })
    .catch((error: unknown) => error)
  return answer instanceof ValidationError ? answer.inner.map(({ path }) => path) : []
}

const billed = (fields: Parameters<typeof billedTraveller>[0]) => draft({ travellers: [billedTraveller(fields)] })

// rule 3.9.1
test('complete people are let through', async () => {
  expect(await validationErrors(draft())).toEqual([])
})

test('errors are listed in the order of the form', async () => {
  const nobody = { firstName: '', lastName: '', birthday: null, address: '', zip: '', city: '', email: '', phone: '' }
  expect(await validationErrors(billed(nobody))).toEqual(
    ['firstName', 'lastName', 'birthday', 'address', 'zip', 'city', 'email', 'phone'].map(
      (field) => `people.traveller0.${field}`,
    ),
  )
})

test.each([
  ['e-mail without domain', { email: 'anna@muster' }, 'email'],
  ['a phone number that is too short', { phone: '12' }, 'phone'],
  ['five digits as a Swiss postcode', { zip: '30111' }, 'zip'],
  ['an adult born too late to be one', { birthday: '2011-06-13' }, 'birthday'],
])('%s is refused', async (_what, fields, field) => {
  expect(await validationErrors(billed(fields))).toEqual([`people.traveller0.${field}`])
})

test('a traveller who comes of age during the travel is notified; a day before and after is not', async () => {
  const told = async (birthday: string) => {
    const of = billed({ birthday, isBillingAddress: false })
    const answer: unknown = await personalDataShape(resolve({ ...of, billingAddress: contact() }, offer()))
      .validate(toValues(resolve({ ...of, billingAddress: contact() }, offer())), { abortEarly: false })
      .catch((error: unknown) => error)
    return answer instanceof ValidationError ? answer.errors : []
  }
  expect(await told('2011-06-12')).toEqual([])
  expect((await told('2011-06-13')).join()).toContain('Wird jemand während der Reise 16 Jahre alt')
  expect((await told('2011-06-18')).join()).toContain('Wird jemand während der Reise 16 Jahre alt')
  expect(await told('2011-06-19')).toEqual([])
})

test('a German postcode has five digits', async () => {
  expect(await validationErrors(billed({ zip: '79098', country: 'DE' }))).toEqual([])
})

test('travellers with a shared address, or who are not billed, give neither address nor contact', async () => {
  const beat = traveller({ firstName: 'Beat', lastName: 'Muster', birthday: '1958-06-12' })
  expect(await validationErrors(draft({ travellers: [billedTraveller(), beat] }))).toEqual([])
  const own = { ...beat, sameAddressAsTravellerIndex: null }
  expect(await validationErrors(draft({ travellers: [billedTraveller(), own] }))).toEqual(
    ['address', 'zip', 'city'].map((field) => `people.traveller1.${field}`),
  )
})

describe('a separate billing address', () => {
  const people = { travellers: [billedTraveller({ isBillingAddress: false })] }

  test('must be complete when nobody who travels is billed', async () => {
    expect(await validationErrors(draft(people))).toContain('people.billing.lastName')
    expect(await validationErrors(draft({ ...people, billingAddress: contact() }))).toEqual([])
  })

  test('belongs to somebody of 18 years', async () => {
    expect(await validationErrors(draft({ ...people, billingAddress: contact({ birthday: '2009-03-01' }) }))).toEqual(
      [],
    )
    const young = contact({ birthday: '2009-03-02' })
    expect(await validationErrors(draft({ ...people, billingAddress: young }))).toEqual(['people.billing.birthday'])
  })
})

test('a baby must still be one at the end of the travel', async () => {
  const mia = { firstName: 'Mia', lastName: 'Muster' }
  expect(await validationErrors(draft({ babies: [baby({ ...mia, birthday: '2025-06-19' })] }))).toEqual([])
  expect(await validationErrors(draft({ babies: [baby({ ...mia, birthday: '2025-06-18' })] }))).toEqual([
    'people.baby0.birthday',
  ])
})

test('a passport must be whole, issued after birth, and last to the end of the travel', async () => {
  const abroad = offer({ pricing: pricing({ catalogueInfo: new Map([['WEB | Passdaten', 'JA']]) }) })
  const passport = {
    type: 'PASSPORT' as const,
    number: 'X1' as const,
    birthPlace: 'Bern' as const,
    issuePlace: 'Bern' as const,
    issueDate: '2020-01-01',
    validUntil: '2027-06-18',
  }
  expect(await validationErrors(billed({ passport }), abroad)).toEqual([])
  const short = { ...passport, number: '', validUntil: '2027-06-17' }
  expect(await validationErrors(billed({ passport: short }), abroad)).toEqual([
    'people.traveller0.passport.number',
    'people.traveller0.passport.validUntil',
  ])
  const early = { ...passport, issueDate: '1940-01-01' }
  expect(await validationErrors(billed({ passport: early, birthday: '1950-01-01' }), abroad)).toEqual([
    'people.traveller0.passport.issueDate',
  ])
})

// rule 2.5.1.5
test('the questions of the operator must be answered in their form', async () => {
  const question = (name: string, inputType: string, required: boolean) => ({
    __typename: 'CustomField' as const,
    name,
    inputType,
    label: name,
    info: null,
    value: null,
    required,
    options: [],
    visibilityConfig: null,
  })
  const form = {
    __typename: 'CustomForm',
    fields: [question('diet', 'text', true), question('weight.kg', 'number', false)],
  } as const
  const customDataConfig = {
    __typename: 'CustomDataConfig' as const,
    useTravellerForm: true,
    useBookingForm: false,
    travellerForm: form,
    bookingForm: null,
  }
  const asking = offer({ travel: travel({ pricing: travelPricing({ customDataConfig }) }) })
  const answered = (answers: Readonly<Record<string, string>>) =>
    validationErrors({ ...billed({}), customData: { booking: {}, travellers: [answers] } }, asking)
  expect(await answered({ diet: 'vegi', 'weight.kg': '62,5' })).toEqual([])
  expect(await answered({ 'weight.kg': 'viel' })).toEqual([
    'people.traveller0.answers.answer0',
    'people.traveller0.answers.answer1',
  ])
})
