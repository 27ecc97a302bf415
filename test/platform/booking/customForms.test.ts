import { describe, expect, test } from 'vitest'
import type { CustomField } from '#platform/generated/resolverTypes.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { catalogueWith } from '#test/support/platform/smallCatalogue.ts'
import { place, placeOrThrow, wireBooking } from '#test/support/platform/wireBooking.ts'

function field(changes: Partial<CustomField>): CustomField {
  return {
    inputType: 'text',
    name: 'essen',
    label: 'Essen',
    info: null,
    value: null,
    required: true,
    options: [],
    ...changes,
  }
}

function asking(fields: readonly CustomField[]) {
  const customDataConfig = {
    useTravellerForm: false,
    travellerForm: null,
    useBookingForm: true,
    bookingForm: { fields },
  }
  return openPlatform({ catalogue: () => catalogueWith({ customDataConfig }) })
}

function answering(booking: object) {
  return wireBooking({ customData: { booking, travellers: [] } })
}

/** The answers of the only booking. */
async function storedAnswers({ storage }: OpenPlatform) {
  const { wire } = await storage.db.selectFrom('booking').select('wire').executeTakeFirstOrThrow()
  const { customData } = JSON.parse(wire) as { readonly customData: { readonly booking: object } }
  return customData.booking
}

// rule 10.22
test('answers to questions of one name, or of none, are read and stored under their labels', async () => {
  const open = await asking([field({}), field({ label: 'Allergien' }), field({ name: ' ', label: 'Sitzplatz' })])
  const { message } = await place(open, answering({ essen: 'alles', Sitzplatz: 'vorne' }))
  expect(message).toBe('Bitte beantworten Sie noch: Allergien.')

  const answers = { essen: 'alles', Allergien: 'Nüsse', Sitzplatz: 'vorne' }
  expect((await placeOrThrow(open, answering(answers))).success).toBe(true)
  expect(await storedAnswers(open)).toEqual(answers)
})

// rule 10.22
test('a required question without a label is asked for by its name, and a hidden one by nobody', async () => {
  const open = await asking([field({ label: ' ' }), field({ name: 'quelle', label: 'Quelle', inputType: 'Hidden' })])
  const { message } = await place(open, answering({ essen: ' ', quelle: '' }))
  expect(message).toBe('Bitte beantworten Sie noch: essen.')
})

// rule 10.22
test('a hidden question has the value of the operator, whatever was sent', async () => {
  const hidden = { inputType: 'hidden', value: 'Messe' }
  const open = await asking([field({ ...hidden, name: 'quelle' }), field({ ...hidden, name: 'kanal', value: null })])
  await placeOrThrow(open, answering({ quelle: 'Radio', kanal: 'Radio' }))
  expect(await storedAnswers(open)).toEqual({ quelle: 'Messe' })
})

const OPTIONS = [
  { value: 'vegi', label: 'Vegetarisch' },
  { value: '', label: 'Bitte wählen' },
]

describe('an answer has the form of its type', () => {
  // rule 5.8.3
  test.each([
    { inputType: 'email', good: ' anna@muster.example ', bad: 'anna(at)muster.example' },
    { inputType: 'Number', good: '62,5', bad: 'viel' },
    { inputType: 'number', good: -3, bad: true },
    { inputType: 'date', good: '2027-01-02', bad: '2027-02-30' },
    { inputType: 'tel', good: '031 555 12 34', bad: 'keines' },
  ])('$inputType: $good, and not $bad', async ({ inputType, good, bad }) => {
    const open = await asking([field({ inputType, required: false })])
    expect((await place(open, answering({ essen: bad }))).message).toBe(
      'Die Antwort auf «Essen» stimmt nicht. Bitte prüfen Sie sie.',
    )
    await placeOrThrow(open, answering({ essen: ' ' }))
    await placeOrThrow(open, answering({ essen: good }))
  })

  // rule 5.8.3
  test.each([
    { inputType: 'select', good: 'vegi', bad: 'fisch' },
    { inputType: 'RADIO', good: 'vegi', bad: 'Bitte wählen' },
    { inputType: 'checkbox', good: 'true', bad: 'vielleicht' },
    { inputType: 'checkbox', good: true, bad: false },
  ])('$inputType: $good answers it, and $bad is neither an answer nor stored', async ({ inputType, good, bad }) => {
    const options = inputType === 'checkbox' ? [] : OPTIONS
    const required = await asking([field({ inputType, options })])
    expect((await place(required, answering({ essen: bad }))).message).toBe('Bitte beantworten Sie noch: Essen.')
    await placeOrThrow(required, answering({ essen: good }))
    expect(await storedAnswers(required)).toEqual({ essen: good })

    const optional = await asking([field({ inputType, options, required: false })])
    await placeOrThrow(optional, answering({ essen: bad }))
    expect(await storedAnswers(optional)).toEqual({})
  })

  // rule 10.22
  test.each([
    { inputType: 'select', options: [] },
    { inputType: 'radio', options: [{ value: '', label: 'Bitte wählen' }] },
    { inputType: 'slider', options: OPTIONS },
    { inputType: 'text', options: [] },
  ])('any text is one for $inputType with the options $options', async ({ inputType, options }) => {
    const open = await asking([field({ inputType, options })])
    await placeOrThrow(open, answering({ essen: 'false' }))
    expect(await storedAnswers(open)).toEqual({ essen: 'false' })
  })
})
