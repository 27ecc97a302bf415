import { expect, test } from 'vitest'
import type { CustomField } from '#platform/generated/resolverTypes.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
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

// rule 10.22
test('answers to questions of one name, or of none, are read and stored under their labels', async () => {
  const open = await asking([field({}), field({ label: 'Allergien' }), field({ name: ' ', label: 'Sitzplatz' })])
  const { message } = await place(open, answering({ essen: 'alles', Sitzplatz: 'vorne' }))
  expect(message).toBe('Bitte beantworten Sie noch: Allergien.')

  const answers = { essen: 'alles', Allergien: 'Nüsse', Sitzplatz: 'vorne' }
  expect((await placeOrThrow(open, answering(answers))).success).toBe(true)
  const { wire } = await open.storage.db.selectFrom('booking').select('wire').executeTakeFirstOrThrow()
  expect(JSON.parse(wire)).toMatchObject({ customData: { booking: answers } })
})

// rule 10.22
test('a required question without a label is asked for by its name, and a hidden one by nobody', async () => {
  const open = await asking([field({ label: ' ' }), field({ name: 'quelle', label: 'Quelle', inputType: 'Hidden' })])
  const { message } = await place(open, answering({ essen: ' ', quelle: '' }))
  expect(message).toBe('Bitte beantworten Sie noch: essen.')
})
