import { describe, expect, test } from 'vitest'
import { readSummary } from '#domain/catalogue/summary.ts'

const insurance = (ratioServiceNo: string, price: unknown) => ({
  ratioServiceNo,
  ratioTravelServiceNo: `t${ratioServiceNo}`,
  label: `Versicherung ${ratioServiceNo}`,
  price,
  priceFormatted: 'CHF 59.-',
})

function read(data: unknown) {
  const checked = readSummary({ data }, 'key')
  if (!checked.isValid) throw new Error(checked.reason)
  return checked.value
}

describe('the price summary', () => {
  test('gives the insurances of booking and travellers with prices in centimes', () => {
    const summary = read({
      t_vorgang_versicherungen: [insurance('9100', 189)],
      t_teilnehmers_versicherungen: [
        { teilnehmer: 1, versicherungen: [insurance('9001', '59.50')] },
        { teilnehmer: 2, versicherungen: [] },
      ],
      versicherung_empty: insurance('9000', 0),
    })
    expect(summary.bookingInsurances).toEqual([
      { ratioServiceNo: '9100', ratioTravelServiceNo: 't9100', label: 'Versicherung 9100', centimes: 18_900, priceFormatted: 'CHF 59.-' },
    ])
    expect(summary.travellerInsurances.map((offers) => offers.map(({ centimes }) => centimes))).toEqual([[5950], []])
    expect(summary.noInsurance?.ratioServiceNo).toBe('9000')
    expect(summary.selectionKey).toBe('key')
  })

  test.each([(json: object) => json, JSON.stringify])('is kept as it was answered, for the booking on the wire', (answered) => {
    const json = { data: { t_vorgang_versicherungen: [insurance('9100', 189)], unread: [1] } }
    const checked = readSummary(answered(json), 'key')
    expect(checked.isValid && checked.value.loaded).toEqual(json)
  })

  test('places entries by the number of the traveller, whatever their order', () => {
    const summary = read({
      t_teilnehmers_versicherungen: [
        { teilnehmer: 3, versicherungen: [insurance('9003', 3)] },
        { teilnehmer: 1, versicherungen: [insurance('9001', 1)] },
      ],
    })
    expect(summary.travellerInsurances.map((offers) => offers.map(({ ratioServiceNo }) => ratioServiceNo))).toEqual([
      ['9001'],
      [],
      ['9003'],
    ])
  })

  test('takes entries without a number in the order of the travellers', () => {
    const summary = read({ t_teilnehmers_versicherungen: [{}, { versicherungen: [insurance('9002', 2)] }] })
    expect(summary.travellerInsurances.map((offers) => offers.map(({ ratioServiceNo }) => ratioServiceNo))).toEqual([[], ['9002']])
  })

  test('leaves out an insurance without a price', () => {
    expect(read({ t_vorgang_versicherungen: [insurance('9100', null), insurance('9101', 'auf Anfrage')] }).bookingInsurances).toEqual([])
  })

  test('takes having no insurance as free where no price is stated', () => {
    expect(read({ versicherung_empty: insurance('9000', null) }).noInsurance?.centimes).toBe(0)
  })

  test('names services by their number', () => {
    const summary = read({
      t_leistungen: [{ nr: 7474, bezeichnung: 'CO2-Kompensation' }],
      t_reiseleistungen: [{ nr: '31', bezeichnung: 'eSIM Europa 5 GB' }, { nr: '32', bezeichnung: null }],
    })
    expect(summary.serviceNames).toEqual({ '7474': 'CO2-Kompensation', '31': 'eSIM Europa 5 GB' })
  })

  test('gives the total of the platform, or null where it says none', () => {
    expect(read({ derived_summe: 3480 }).totalCentimes).toBe(348_000)
    expect(read({}).totalCentimes).toBeNull()
  })

  test('is read from text as well', () => {
    expect(readSummary('{"data":{}}', 'key')).toMatchObject({ isValid: true, value: { bookingInsurances: [] } })
  })

  test.each([
    ['no object', null],
    ['text that is no JSON', '<html>'],
    ['a list where an object belongs', { data: [] }],
    ['a service without number', { data: { t_leistungen: [{ bezeichnung: 'CO2-Kompensation' }] } }],
    ['an insurance without number', { data: { t_vorgang_versicherungen: [{ label: 'x', price: 1 }] } }],
  ])('is not usable when it is %s', (_case, json) => {
    expect(readSummary(json, 'key').isValid).toBe(false)
  })
})

test.each([
  [1, true],
  [99, true],
  [0, false],
  [100, false],
  [1.5, false],
])('the place %d of a traveller can be read: %s', (teilnehmer, isValid) => {
  expect(readSummary({ data: { t_teilnehmers_versicherungen: [{ teilnehmer, versicherungen: [] }] } }, 'key').isValid).toBe(isValid)
})
