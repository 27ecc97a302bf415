import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  answerProblem,
  answersTo,
  bookingFields,
  customFields,
  customInputType,
  hiddenReason,
  travellerFields,
  unanswered,
} from '#domain/booking/people/customForms.ts'
import type { CustomField } from '#domain/catalogue/catalogue.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'

function field(
  fields: Partial<Omit<CustomField, 'visibilityConfig'>> & { shownFor?: readonly string[] } = {},
): CustomField {
  const { shownFor, ...rest } = fields
  return {
    ...({
      __typename: 'CustomField',
      inputType: 'text',
      name: 'diet',
      label: 'Essen',
      info: null,
      value: null,
    } as const),
    required: true,
    options: [],
    visibilityConfig:
      shownFor === undefined ? null : { __typename: 'CustomFieldVisibility', pricingTravelIds: shownFor },
    ...rest,
  }
}

const asking = (fields: readonly CustomField[], isUsed = true) => {
  const form = { __typename: 'CustomForm', fields } as const
  const customDataConfig = {
    ...({ __typename: 'CustomDataConfig', useTravellerForm: isUsed, useBookingForm: isUsed } as const),
    travellerForm: form,
    bookingForm: form,
  }
  return offer({ travel: travel({ pricing: travelPricing({ customDataConfig }) }) })
}

describe('the operator’s questions', () => {
  // rule 5.8.3
  test('are asked only when their form is used', () => {
    expect(travellerFields(resolve(draft(), asking([field()])))).toHaveLength(1)
    expect(bookingFields(resolve(draft(), asking([field()])))).toHaveLength(1)
    expect(travellerFields(resolve(draft(), asking([field()], false)))).toEqual([])
    expect(bookingFields(resolve(draft(), asking([field()], false)))).toEqual([])
  })

  // rules 3.1.3.7, 5.8.2
  test.each([
    { shownFor: undefined, isShown: true },
    { shownFor: [], isShown: true },
    { shownFor: ['v1', 'v2'], isShown: true },
    { shownFor: ['v2'], isShown: false },
  ])('shown for the variants $shownFor are shown for v1: $isShown', ({ shownFor, isShown }) => {
    const one = field(shownFor === undefined ? {} : { shownFor })
    expect(travellerFields(resolve(draft(), asking([one])))).toHaveLength(isShown ? 1 : 0)
  })

  // rule 10.34
  test('have their names where they have no label, and options their values', () => {
    const options = [{ __typename: 'CustomFieldOption', value: 'vegi', label: '' } as const]
    const [asked] = travellerFields(resolve(draft(), asking([field({ label: ' ', options })])))
    expect([asked?.label, asked?.options[0]?.label]).toEqual(['diet', 'vegi'])
  })

  // rules 3.1.3.7, 10.22
  test('of an unknown type are text fields', () => {
    expect(customInputType(field({ inputType: 'tel' }))).toBe('tel')
    expect(customInputType(field({ inputType: 'slider' }))).toBe('text')
  })

  const option = (value: string) => ({ __typename: 'CustomFieldOption', value, label: value }) as const

  // rule 10.22
  test.each(['select', 'radio', 'SELECT'])(
    'of the type %s are a choice, and a text field without options',
    (inputType) => {
      const [choice, blank, none] = travellerFields(
        resolve(
          draft(),
          asking([
            field({ inputType, options: [option(''), option('vegi')] }),
            field({ name: 'blank', inputType, options: [option('')] }),
            field({ name: 'none', inputType }),
          ]),
        ),
      )
      expect([choice, blank, none].map((one) => one && customInputType(one))).toEqual([
        inputType.toLowerCase(),
        'text',
        'text',
      ])
      expect([choice, none].map((one) => one?.inputType)).toEqual([inputType.toLowerCase(), 'text'])
      expect(choice?.options.map(({ value }) => value)).toEqual(['vegi'])
      expect(none && answerProblem(none, 'Vegetarisch')).toBeNull()
    },
  )
})

// rule 10.22
test('a hidden field is not asked, and what the operator put into it is sent', () => {
  const fields = [field(), field({ inputType: 'Hidden', name: 'source', value: 'web' })]
  const given = { booking: { diet: 'vegi', source: 'x' }, travellers: [{ diet: 'alles' }] }
  const booking = resolve(draft({ customData: given }), asking(fields))
  expect(bookingFields(booking).map(({ name }) => name)).toEqual(['diet'])
  expect(travellerFields(booking).map(({ name }) => name)).toEqual(['diet'])
  const hidden = customFields(booking).booking.filter(({ inputType }) => inputType === 'Hidden')
  expect(answersTo(hidden, given.booking)).toEqual({ source: 'web' })
})

// rule 10.22
test('questions without a name, or with that of another, go by their labels, so that each keeps its answer', () => {
  const fields = [
    field(),
    field({ label: 'Allergien' }),
    field({ name: ' ', label: 'Sitzplatz' }),
    field({ name: '', label: ' ' }),
    field(),
  ]
  const names = bookingFields(resolve(draft(), asking(fields))).map(({ name }) => name)
  expect(names).toEqual(['diet', 'Allergien', 'Sitzplatz', 'Essen'])
})

describe('a required question', () => {
  const options = [{ __typename: 'CustomFieldOption', value: 'vegi', label: 'Vegetarisch' } as const]

  // rules 5.8.3, 10.22
  test.each<{ what: string; fields?: Partial<CustomField>; answer?: string; isAnswered: boolean }>([
    { what: 'text', answer: 'kein Fisch', isAnswered: true },
    { what: 'blank text', answer: '  ', isAnswered: false },
    { what: 'no text', isAnswered: false },
    { what: 'text given beforehand', fields: { value: 'alles' }, isAnswered: true },
    { what: 'text given beforehand and taken out', fields: { value: 'alles' }, answer: '', isAnswered: false },
    { what: 'one of the options', fields: { inputType: 'select', options }, answer: 'vegi', isAnswered: true },
    {
      what: 'something beside the options',
      fields: { inputType: 'radio', options },
      answer: 'fisch',
      isAnswered: false,
    },
    { what: 'a ticked box', fields: { inputType: 'checkbox' }, answer: 'true', isAnswered: true },
    { what: 'an empty box', fields: { inputType: 'checkbox' }, answer: '', isAnswered: false },
  ])('with $what is answered: $isAnswered', ({ fields = {}, answer, isAnswered }) => {
    const given = answer === undefined ? null : { diet: answer }
    expect(unanswered([field(fields)], given)).toHaveLength(isAnswered ? 0 : 1)
  })

  // rule 5.8.3
  test('that is optional may stay open', () => {
    expect(unanswered([field({ required: false })], null)).toEqual([])
  })
})

test.each([
  ['number', '62,5', 'viel'],
  ['date', '2027-01-02', '2. Januar'],
  ['email', 'anna@muster.example', 'anna'],
  ['tel', '031 555 12 34', '12'],
])('an answer of the type %s must have its format, if given', (inputType, good, bad) => {
  const one = field({ inputType, required: false })
  expect(answerProblem(one, good)).toBeNull()
  expect(answerProblem(one, bad)).toBe('unreadable')
  expect(answerProblem(one, ' ')).toBeNull()
})

test('answers are sent for shown questions only', () => {
  expect(answersTo([field({ value: 'alles' })], { other: 'x' })).toEqual({ diet: 'alles' })
})

// rule 10.22
test.each([
  ['checkbox', '1', 'true'],
  ['checkbox', 'true', 'true'],
  ['checkbox', '0', ''],
  ['checkbox', 'vegi', ''],
  ['select', 'vegi', 'vegi'],
  ['select', 'fisch', ''],
  ['text', ' ', ''],
])('the preset of a %s «%s» is the answer «%s»: as it is shown', (inputType, value, answer) => {
  const options = [{ __typename: 'CustomFieldOption', value: 'vegi', label: 'Vegetarisch' } as const]
  expect(answersTo([field({ inputType, value, options })], null)).toEqual({ diet: answer })
})

// rule 10.22
test.each([
  ['select', 'vegi', 'vegi'],
  ['select', 'fisch', ''],
  ['select', '', ''],
  ['radio', 'fisch', ''],
  ['checkbox', 'ja', ''],
  ['text', ' ', ''],
  ['date', 'bald', 'bald'],
])('the answer to a %s «%s» is sent as «%s»: while it is an answer to the question', (inputType, given, answer) => {
  const options = [{ __typename: 'CustomFieldOption', value: 'vegi', label: 'Vegetarisch' } as const]
  const one = field({ inputType, options, value: 'vegi', required: false })
  expect(answersTo([one], { diet: given })).toEqual({ diet: answer })
})

test.each(['constructor', 'toString', '__proto__'])('a field of the name %s is asked like any other', (name) => {
  const fields = [field({ name })]
  expect(Object.entries(answersTo(fields, {}))).toEqual([[name, '']])
  expect(unanswered(fields, {})).toEqual(fields)
  expect(Object.entries(answersTo(fields, Object.fromEntries([[name, 'vegan']])))).toEqual([[name, 'vegan']])
})

test('a field of other variants has those as remedy', () => {
  expect(hiddenReason(field({ shownFor: ['v2', 'v3'] }), draft())).toEqual({
    key: 'booking.reason.otherVariant',
    remedy: { kind: 'variant', pricingTravelIds: ['v2', 'v3'] },
  })
  expect(hiddenReason(field({ shownFor: ['v2', 'v1'] }), draft())).toBeNull()
  expect(hiddenReason(field({ shownFor: [] }), draft({ pricingTravelId: null }))).toBeNull()
  expect(hiddenReason(field({ shownFor: ['v1'] }), draft({ pricingTravelId: null }))?.key).toBe(
    'booking.reason.otherVariant',
  )
})

test.each([
  ['62', true],
  ['-6', true],
  ['6.25', true],
  [' 62,5 ', true],
  ['62kg', false],
  ['ca. 62', false],
  ['6,', false],
])('%j is a number: %s', (answer, isNumber) => {
  expect(answerProblem(field({ inputType: 'number' }), answer)).toBe(isNumber ? null : 'unreadable')
})

test('a required answer is missing for every input type', () => {
  const options = ['vegi', 'fisch', ''].map(
    (value) => ({ __typename: 'CustomFieldOption', value, label: value }) as const,
  )
  expect(answerProblem(field(), ' ')).toBe('missing')
  expect(answerProblem(field({ inputType: 'checkbox' }), 'ja')).toBe('missing')
  for (const inputType of ['select', 'radio']) {
    expect(answerProblem(field({ inputType, options }), 'fisch')).toBeNull()
    expect(answerProblem(field({ inputType, options }), '')).toBe('missing')
    expect(answerProblem(field({ inputType, options }), 'fleisch')).toBe('missing')
  }
})

test('a form in use without definition has no fields', () => {
  const customDataConfig = {
    ...({ __typename: 'CustomDataConfig', useTravellerForm: true, useBookingForm: true } as const),
    travellerForm: null,
    bookingForm: null,
  }
  const without = offer({ travel: travel({ pricing: travelPricing({ customDataConfig }) }) })
  expect(travellerFields(resolve(draft(), without))).toEqual([])
  expect(bookingFields(resolve(draft(), without))).toEqual([])
})
