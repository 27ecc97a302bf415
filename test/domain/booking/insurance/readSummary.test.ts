import { describe, expect, test } from 'vitest'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'

const insurance = (ratioServiceNo: string, price: unknown) => ({
  ratioServiceNo,
  ratioTravelServiceNo: `t${ratioServiceNo}`,
  label: `Versicherung ${ratioServiceNo}`,
  price,
  priceFormatted: price === null ? null : 'CHF 59.-',
})

const ASKED = { selectionKey: 'key', travellerCount: 2 }

function readWhole(json: unknown, travellerCount = 2) {
  const checked = readSummary(json, { ...ASKED, travellerCount })
  if (!checked.isValid) throw new Error(checked.reason)
  // The answer it was read from differs with its form.
  return { ...checked.value, loaded: null }
}

const read = (data: unknown, travellerCount = 2) => readWhole({ data }, travellerCount)

describe('the price summary', () => {
  // rules 3.14.1, 3.14.2
  test('has the insurances of booking and travellers with prices in centimes', () => {
    const summary = read({
      t_vorgang_versicherungen: [insurance('9100', 189)],
      t_teilnehmers_versicherungen: [
        { teilnehmer: 1, versicherungen: [insurance('9001', '59.50')] },
        { teilnehmer: 2, versicherungen: [] },
      ],
      versicherung_empty: insurance('9000', 0),
    })
    expect(summary.bookingInsurances).toEqual([
      {
        ratioServiceNo: '9100',
        ratioTravelServiceNo: 't9100',
        label: 'Versicherung 9100',
        centimes: 18_900,
        priceFormatted: 'CHF 59.-',
      },
    ])
    expect(summary.travellerInsurances.map((offers) => offers.map(({ centimes }) => centimes))).toEqual([[5950], []])
    expect(summary.noInsurance?.ratioServiceNo).toBe('9000')
    expect(summary.selectionKey).toBe('key')
  })

  test.each([
    ['an object', (json: object) => json],
    ['text', JSON.stringify],
  ])('sent as %s is kept in its raw form, for the booking on the wire', (...[, answered]) => {
    const json = { data: { t_vorgang_versicherungen: [insurance('9100', 189)], unread: [1] } }
    const checked = readSummary(answered(json), { selectionKey: 'key', travellerCount: 2 })
    expect(checked.isValid && checked.value.loaded).toEqual(json)
  })

  test('leaves out an insurance without a price', () => {
    expect(
      read({ t_vorgang_versicherungen: [insurance('9100', null), insurance('9101', 'auf Anfrage')] }).bookingInsurances,
    ).toEqual([])
  })

  // rule 10.35
  test('has one insurance of a number, the dearest, where it is first listed', () => {
    const offers = [insurance('1', 59), insurance('2', 30), insurance('1', 79), insurance('1', 69)]
    expect(read({ t_vorgang_versicherungen: offers }).bookingInsurances).toMatchObject([
      { ratioServiceNo: '1', centimes: 7900 },
      { ratioServiceNo: '2', centimes: 3000 },
    ])
  })

  // rule 3.14.3
  test('treats no insurance as free of charge without a stated price', () => {
    expect(read({ versicherung_empty: insurance('9000', null) }).noInsurance?.centimes).toBe(0)
  })

  // rule 3.14.4
  test('names services by their number', () => {
    const summary = read({
      t_leistungen: [{ nr: 7474, bezeichnung: 'CO2-Kompensation' }],
      t_reiseleistungen: [
        { nr: '31', bezeichnung: 'eSIM Europa 5 GB' },
        { nr: '32', bezeichnung: null },
      ],
    })
    expect(summary.serviceNames).toEqual({ '7474': 'CO2-Kompensation', '31': 'eSIM Europa 5 GB' })
  })

  // rule 10.35
  test('has the total of the platform, or null where there is none or 0', () => {
    expect(read({ derived_summe: 3480 }).totalCentimes).toBe(348_000)
    expect(read({ derived_summe: '0.00' }).totalCentimes).toBeNull()
    expect(read({}).totalCentimes).toBeNull()
  })

  // rule 3.12.1
  test('keeps the price as formatted by the platform, null without one', () => {
    const offers = [
      { ...insurance('1', 59), priceFormatted: ' CHF 59.00 ' },
      { ...insurance('2', 59), priceFormatted: null },
      { ...insurance('3', 59), priceFormatted: '' },
      { ...insurance('4', 59), priceFormatted: 59 },
    ]
    expect(
      read({ t_vorgang_versicherungen: offers }).bookingInsurances.map(({ priceFormatted }) => priceFormatted),
    ).toEqual([' CHF 59.00 ', null, null, null])
  })

  test.each([
    ['nowhere but as written', { price: null, priceFormatted: 'CHF 45.-' }, 4500],
    ['as text', { price: "1'290.00", priceFormatted: null }, 129_000],
    ['empty, and as written', { price: '', priceFormatted: '45.50 CHF' }, 4550],
    ['beside a formatted price that differs', { price: 59, priceFormatted: 'CHF 45.-' }, 5900],
  ])('parses the price of an insurance %s', (_case, fields, centimes) => {
    expect(
      read({ t_vorgang_versicherungen: [{ ...insurance('9100', 1), ...fields }] }).bookingInsurances[0]?.centimes,
    ).toBe(centimes)
  })

  test('has numbers of insurances as text, also when sent as numbers, and empty for a missing second one', () => {
    const [offer] = read({
      t_vorgang_versicherungen: [{ ratioServiceNo: 9100, ratioTravelServiceNo: null, label: 'Familie', price: 189 }],
    }).bookingInsurances
    expect(offer).toEqual({
      ratioServiceNo: '9100',
      ratioTravelServiceNo: '',
      label: 'Familie',
      centimes: 18_900,
      priceFormatted: null,
    })
  })

  test('labels an insurance without a name by its service', () => {
    const data = {
      t_vorgang_versicherungen: [
        { ratioServiceNo: 1, price: 1 },
        { ratioServiceNo: 2, ratioTravelServiceNo: 'R2', label: '', price: 1 },
      ],
      t_leistungen: { 1: { bezeichnung: 'Familie' } },
      t_reiseleistungen: { data: [{ nr: 'R2', bezeichnung: 'Paar' }] },
    }
    expect(read(data).bookingInsurances.map(({ label }) => label)).toEqual(['Familie', 'Paar'])
  })
})

describe('a price summary of any form', () => {
  const data = {
    t_vorgang_versicherungen: [insurance('9100', 189)],
    versicherung_empty: insurance('9000', 0),
    derived_summe: 3480,
  }
  const expected = readWhole({ data })

  test.each([
    ['bare', data],
    ['in data', { data }],
    ['in data of data', { data: { data } }],
    ['as text', JSON.stringify({ data })],
    ['as text within text', JSON.stringify(JSON.stringify(data))],
    ['as a list of one', [{ data }]],
    ['with tables in data', { data: { ...data, t_vorgang_versicherungen: { data: data.t_vorgang_versicherungen } } }],
    [
      'with tables by number',
      { data: { ...data, t_vorgang_versicherungen: { 9100: data.t_vorgang_versicherungen[0] } } },
    ],
    ['with an insurance alone', { data: { ...data, t_vorgang_versicherungen: data.t_vorgang_versicherungen[0] } }],
    ['with its option of none in data', { data: { ...data, versicherung_empty: { data: [data.versicherung_empty] } } }],
    ['with a sum as text', { data: { ...data, derived_summe: "CHF 3'480.00" } }],
    // rule 3.14.5
    ['with more than is known', { success: true, data: { ...data, t_teilnehmers: [{ nr: 1 }] } }],
  ])('is the same %s', (_case, json) => {
    expect(readWhole(json)).toEqual(expected)
  })

  test.each([
    [
      'null',
      {
        t_vorgang_versicherungen: null,
        t_teilnehmers_versicherungen: null,
        versicherung_empty: null,
        t_leistungen: null,
        t_reiseleistungen: null,
        derived_summe: null,
      },
    ],
    ['missing', {}],
    [
      'empty',
      {
        t_vorgang_versicherungen: [],
        t_teilnehmers_versicherungen: {},
        versicherung_empty: {},
        t_leistungen: [],
        derived_summe: '',
      },
    ],
    [
      'not readable where it only names services',
      { t_leistungen: 'gesperrt', t_reiseleistungen: [{ bezeichnung: 'CO2-Kompensation' }] },
    ],
  ])('has no offers and requires no choice where its parts are %s', (_case, parts) => {
    expect(read(parts)).toEqual({
      selectionKey: 'key',
      loaded: null,
      bookingInsurances: [],
      travellerInsurances: [[], []],
      noInsurance: null,
      serviceNames: {},
      totalCentimes: null,
    })
  })

  test.each([
    ['no object', null],
    ['an empty text', ''],
    ['text that is no JSON', '<html>'],
    ['an object without any part', {}],
    ['the same as text', '{}'],
    ['an empty answer', { data: null, success: false }],
    ['a list where an object belongs', { data: [] }],
    ['insurances of the booking that are text', { data: { t_vorgang_versicherungen: 'keine' } }],
    ['insurances of travellers that are a number', { data: { t_teilnehmers_versicherungen: 7 } }],
    [
      'insurances of which none can be read',
      {
        data: { t_vorgang_versicherungen: [{ label: 'x', price: 1 }], t_teilnehmers_versicherungen: [[{ price: 1 }]] },
      },
    ],
  ])('is unreadable when it is %s', (_case, json) => {
    expect(readSummary(json, ASKED).isValid).toBe(false)
  })

  test('leaves out only the unreadable insurance', () => {
    const summary = read({
      t_vorgang_versicherungen: [
        { label: 'x', price: 1 },
        { ratioServiceNo: 7, price: 1 },
        'Paar',
        insurance('9100', 189),
      ],
    })
    expect(summary.bookingInsurances.map(({ ratioServiceNo }) => ratioServiceNo)).toEqual(['9100'])
  })
})

describe('the option of no insurance', () => {
  const offered = { t_vorgang_versicherungen: [insurance('9100', 189)] }
  const none = { ratioServiceNo: '', ratioTravelServiceNo: '', label: '', centimes: 0, priceFormatted: null }

  test.each([
    ['is null', null, none],
    ['is missing', undefined, none],
    ['is an empty object', {}, none],
    ['is text', 'keine', none],
    ['has no numbers', { label: 'Keine', price: 0 }, { ...none, label: 'Keine' }],
    // rule 3.14.3
    [
      'has empty numbers',
      { ratioServiceNo: '', ratioTravelServiceNo: '', label: 'Keine', price: 0, priceFormatted: 'CHF 0.-' },
      { ...none, label: 'Keine', priceFormatted: 'CHF 0.-' },
    ],
    [
      'has numbers that are null',
      { ratioServiceNo: null, ratioTravelServiceNo: null, label: null, price: null, priceFormatted: null },
      none,
    ],
    ['has one number', { ratioServiceNo: 9000, label: 'Keine' }, { ...none, ratioServiceNo: '9000', label: 'Keine' }],
  ])('is taken over where the platform’s option %s', (_case, versicherung_empty, expected) => {
    expect(read({ ...offered, versicherung_empty }).noInsurance).toEqual(expected)
  })

  test('is added only where insurances are on offer, but taken over from the platform in any case', () => {
    expect(read({ versicherung_empty: null }).noInsurance).toBeNull()
    expect(read({ versicherung_empty: { label: 'Keine' } }).noInsurance?.label).toBe('Keine')
    expect(read({ t_vorgang_versicherungen: [insurance('9100', null)] }).noInsurance).toBeNull()
  })
})
