import { describe, expect, test } from 'vitest'
import { readTravellerInsurances } from '#domain/catalogue/travellerInsurances.ts'

const insurance = (ratioServiceNo: string | number, fields: object = {}) => ({
  ratioServiceNo,
  ratioTravelServiceNo: `t${ratioServiceNo}`,
  label: `Versicherung ${ratioServiceNo}`,
  price: 59,
  ...fields,
})

function read(json: unknown, travellers = 2) {
  const { rows, unreadable, isTable } = readTravellerInsurances(json, {}, travellers)
  return isTable ? { offers: rows.map((own) => own.map(({ ratioServiceNo }) => ratioServiceNo)), unreadable } : null
}

describe('insurances of travellers', () => {
  const A = insurance('A')
  const B = insurance('B')
  const C = insurance('C')
  const nested = [
    { teilnehmer: 1, versicherungen: [A, B] },
    { teilnehmer: 2, versicherungen: [C] },
  ]

  test.each([
    ['an entry for each, numbered', nested],
    [
      'an entry for each, numbered in text',
      [
        { teilnehmer: '1', versicherungen: [A, B] },
        { teilnehmer: '2', versicherungen: [C] },
      ],
    ],
    ['an entry for each, in another order', nested.toReversed()],
    [
      'an entry for each, counted from 0',
      [
        { teilnehmernr: 0, versicherungen: [A, B] },
        { teilnehmernr: 1, versicherungen: [C] },
      ],
    ],
    ['an entry for each, without number', [{ versicherungen: [A, B] }, { versicherungen: [C] }]],
    [
      'an entry for each, with tables in data',
      nested.map(({ teilnehmer, versicherungen }) => ({ teilnehmer, versicherungen: { data: versicherungen } })),
    ],
    [
      'an entry for each, its list in data',
      nested.map(({ teilnehmer, versicherungen }) => ({ teilnehmer, data: versicherungen })),
    ],
    [
      'an entry for each, its list of another name',
      nested.map(({ teilnehmer, versicherungen }) => ({
        nr: teilnehmer,
        person: { name: 'Anna' },
        angebote: versicherungen,
      })),
    ],
    [
      'an entry for each, with more in it',
      nested.map((entry) => ({ person: { name: 'Anna' }, leistungen: [{ nr: 1 }], ...entry })),
    ],
    [
      'an entry for each, numbered as those of the back office',
      [
        { reisender: 4711, versicherungen: [A, B] },
        { reisender: 4712, versicherungen: [C] },
      ],
    ],
    ['entries in data', { data: nested }],
    ['entries in data of data', { data: { data: nested } }],
    ['entries wrapped one by one', nested.map((entry) => ({ data: entry }))],
    ['entries by number', { 1: nested[0], 2: nested[1] }],
    ['entries by position', { 0: nested[0], 1: nested[1] }],
    ['a list of lists', [[A, B], [C]]],
    ['a list of lists in data', { data: [{ data: [A, B] }, { data: [C] }] }],
    ['lists by number of the traveller', { 1: [A, B], 2: [C] }],
    ['lists by number, counted from 0', { 0: [A, B], 1: [C] }],
    ['tables by number of the traveller', { 1: { data: [A, B] }, 2: { versicherungen: [C] } }],
    [
      'lists whose rows name their traveller',
      [
        [{ ...C, teilnehmer: 2 }],
        [
          { ...A, teilnehmer: 1 },
          { ...B, teilnehmer: 1 },
        ],
      ],
    ],
    [
      'rows with the number of the traveller',
      [
        { ...A, teilnehmer: 1 },
        { ...B, teilnehmer: 1 },
        { ...C, teilnehmer: 2 },
      ],
    ],
    [
      'rows with the number in text',
      [
        { ...A, teilnehmer_nr: '1' },
        { ...B, teilnehmer_nr: '1' },
        { ...C, teilnehmer_nr: '2' },
      ],
    ],
    [
      'rows with the number from 0',
      [
        { ...A, reisender: 0 },
        { ...B, reisender: 0 },
        { ...C, reisender: 1 },
      ],
    ],
    [
      'rows by number, with that of the traveller',
      { 7: { ...A, teilnehmernr: 1 }, 8: { ...B, teilnehmernr: 1 }, 9: { ...C, teilnehmernr: 2 } },
    ],
    ['text', JSON.stringify(nested)],
    ['entries of text', nested.map((entry) => JSON.stringify(entry))],
  ])('are parsed from %s', (_case, json) => {
    expect(read(json)).toEqual({ offers: [['A', 'B'], ['C']], unreadable: 0 })
  })

  test.each([
    'teilnehmer',
    'teilnehmernr',
    'teilnehmer_nr',
    'teilnehmerNo',
    'reisender',
    'reisende_nr',
    'reisendenr',
    'traveller',
    'travellerNo',
    'person',
    'passagier',
    'tn',
    'tn_nr',
    'traveler',
    't_teilnehmer',
    'personId',
  ])('may name their traveller as «%s»', (key) => {
    expect(
      read([
        { ...C, [key]: 2 },
        { ...A, [key]: 1 },
      ]),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 0 })
  })

  test('of the second traveller alone are not assigned to the first', () => {
    expect(read([{ ...C, teilnehmer: 2 }])).toEqual({ offers: [[], ['C']], unreadable: 0 })
    expect(read([{ ...C, travellerIndex: 1 }])).toEqual({ offers: [[], ['C']], unreadable: 0 })
    expect(
      read(
        [
          { ...A, travellerIndex: 1 },
          { ...C, travellerIndex: 2 },
        ],
        3,
      ),
    ).toEqual({ offers: [[], ['A'], ['C']], unreadable: 0 })
    expect(read([null, [C]])).toEqual({ offers: [[], ['C']], unreadable: 0 })
    expect(read([{}, { versicherungen: [C] }])).toEqual({ offers: [[], ['C']], unreadable: 0 })
  })

  test('without a traveller apply to everybody', () => {
    expect(read([A, B])).toEqual({
      offers: [
        ['A', 'B'],
        ['A', 'B'],
      ],
      unreadable: 0,
    })
    expect(read({ data: [A] }, 3)).toEqual({ offers: [['A'], ['A'], ['A']], unreadable: 0 })
    expect(read(A)).toEqual({ offers: [['A'], ['A']], unreadable: 0 })
  })

  test('without a traveller, each as often as there are travellers, are assigned one after the other', () => {
    const rows = [insurance('A', { price: 59 }), B, insurance('A', { price: 49 }), B]
    expect(readTravellerInsurances(rows, {}, 2).rows.map((own) => own.map(({ centimes }) => centimes))).toEqual([
      [5900, 5900],
      [4900, 5900],
    ])
  })

  test('without a traveller but repeated are unreadable, as they cannot be assigned', () => {
    expect(read([A, A, B], 3)).toBeNull()
  })

  test.each([
    ['null', null],
    ['nothing', undefined],
    ['an empty list', []],
    ['an empty object', {}],
    ['empty data', { data: null }],
  ])('are empty where there is %s', (_case, json) => {
    expect(read(json)).toEqual({ offers: [[], []], unreadable: 0 })
  })

  test.each([
    ['a number', 7],
    ['text', 'gesperrt'],
    ['data that is text', { data: 'gesperrt' }],
  ])('are unreadable where there is %s', (_case, json) => {
    expect(read(json)).toBeNull()
  })

  test.each(['nr', 'lfdnr', 'lfd_nr', 'index', 'nummer'])('of an entry with its number as «%s»', (key) => {
    const first = key === 'index' ? 0 : 1
    expect(
      read([
        { [key]: first + 1, versicherungen: [C] },
        { [key]: first, versicherungen: [A] },
      ]),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 0 })
  })

  test.each(['persons', 'erste_person', 'kontonr', 'nrn', 'indexwert'])('are not numbered by «%s»', (key) => {
    expect(
      read([
        { [key]: 2, versicherungen: [A] },
        { [key]: 1, versicherungen: [C] },
      ]),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 0 })
  })

  test('of one entry alone are those of its traveller', () => {
    expect(read({ teilnehmer: 2, versicherungen: [C] })).toEqual({ offers: [[], ['C']], unreadable: 0 })
  })

  test('of a negative number are those of no traveller', () => {
    expect(
      read([
        { ...A, teilnehmer: -1 },
        { ...C, teilnehmer: 2 },
      ]),
    ).toEqual({ offers: [[], ['C']], unreadable: 1 })
  })

  test('with gaps in their numbers are not counted, unless there are as many numbers as travellers', () => {
    expect(
      read(
        [
          { ...A, teilnehmer: 1 },
          { ...C, teilnehmer: 3 },
        ],
        2,
      ),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 0 })
    expect(
      read(
        [
          { ...A, teilnehmer: 0 },
          { ...C, teilnehmer: 2 },
        ],
        2,
      ),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 0 })
  })

  test('drop only unreadable rows', () => {
    expect(
      read([{ teilnehmer: 1, versicherungen: [A, { label: 'x' }] }, 7, { teilnehmer: 2, versicherungen: 'keine' }]),
    ).toEqual({ offers: [['A'], []], unreadable: 3 })
  })

  test('drop those of unknown travellers, where the others are assigned', () => {
    expect(
      read([
        { ...A, teilnehmer: 1 },
        { ...B, teilnehmer: 3 },
        { ...C, teilnehmer: 2 },
      ]),
    ).toEqual({ offers: [['A'], ['C']], unreadable: 1 })
    expect(read([{ ...A, teilnehmer: 1 }, B])).toEqual({ offers: [['A'], []], unreadable: 1 })
    expect(
      read([
        { ...A, teilnehmer: 1.5 },
        { ...B, teilnehmer: 1 },
      ]),
    ).toEqual({ offers: [['B'], []], unreadable: 1 })
  })
})
