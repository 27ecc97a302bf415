import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'

test('the operator is tenant 4 of the platform', () => {
  expect(carovia.id).toBe('4')
})

test('the operator sells no data packages', () => {
  expect(carovia.features.esim.active).toBe(false)
})

test('the summary of a booking shows where one gets on', () => {
  expect(carovia.features.bookingSummary.showBoarding).toBe(true)
})

test('how long a travel takes is told in days', () => {
  expect(carovia.booking.displayDurationDays).toBe(true)
})

test('travels are filtered by destination, month, kind and text', () => {
  expect(carovia.travelFilter.inputs).toEqual({
    ...{ destinations: { enabled: true }, months: { enabled: true } },
    ...{ travelTypes: { enabled: true }, query: { enabled: true } },
  })
})

test('codes for phones are drawn in squares with square eyes', () => {
  expect(carovia.branding.qrCode).toMatchObject({ style: 'squares', eyeRadius: 0 })
})

test('the operator asks by which channel one came, each answer once', () => {
  const values = carovia.acquisitionChannels.map(({ value }) => value)
  expect(values.length).toBeGreaterThan(0)
  expect(new Set(values).size).toBe(values.length)
})
