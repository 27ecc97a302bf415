import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'

// rules 6.1.2, 9.1.1
test('the operator is tenant 4 of the platform', () => {
  expect(carovia.id).toBe('4')
})

// rules 3.18.1, 9.10.1
test('the operator sells no eSIM packages', () => {
  expect(carovia.features.esim.active).toBe(false)
})

// rules 2.5.3, 3.18.2, 9.10.2
test('the booking summary of the operator shows the outbound stop', () => {
  expect(carovia.features.bookingSummary.showBoarding).toBe(true)
})

// rules 2.5.4, 3.18.7, 9.10.3
test('the operator shows durations in days', () => {
  expect(carovia.booking.displayDurationDays).toBe(true)
})

// rules 3.18.5, 9.10.4
test('the operator filters travels by destination, month, kind and text', () => {
  expect(carovia.travelFilter.inputs).toEqual({
    destinations: { enabled: true },
    months: { enabled: true },
    travelTypes: { enabled: true },
    query: { enabled: true },
  })
})

// rules 2.5.6, 3.18.4, 9.10.5
test('QR codes of the operator have squares with square eyes', () => {
  expect(carovia.branding.qrCode).toMatchObject({ style: 'squares', eyeRadius: 0 })
})

// rule 10.21
test('the operator lists each acquisition channel once', () => {
  const values = carovia.acquisitionChannels.map(({ value }) => value)
  expect(values.length).toBeGreaterThan(0)
  expect(new Set(values).size).toBe(values.length)
})
