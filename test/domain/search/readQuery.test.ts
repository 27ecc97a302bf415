import { describe, expect, test } from 'vitest'
import { createBoardingPlaces } from '#domain/search/boardingPlaces.ts'
import { readQuery } from '#domain/search/readQuery.ts'
import { createTravelDates } from '#domain/search/travelDates.ts'
import { createVocabulary } from '#domain/search/vocabulary.ts'

const JUNE = { startDate: '2027-06-14', endDate: '2027-06-17' }
const vocabulary = createVocabulary(
  ['Rom', 'Gardasee', 'Zürich', 'Herbstzauber im Elsass'].map((names) => ({ names, text: '' })),
)
const dates = createTravelDates([[JUNE], [JUNE], [JUNE], [JUNE]])
const places = createBoardingPlaces([['St. Gallen', 'Rom'], ['Winterthur', 'Zürich'], [], []])
const read = (query: string, today: string | null = null) => readQuery(query, { vocabulary, dates, places, today })
const parts = (query: string) => read(query).map(({ part }) => [part.words, part.kind])

describe('a query is read', () => {
  test('as words in the spelling of the visitor, and constraints on the dates', () => {
    expect(read('Rom Juni')).toMatchObject([
      {
        part: { words: 'Rom', kind: 'text', months: [], minDays: null, maxDays: null },
        corrected: null,
        constraint: null,
        texts: { isNear: false },
      },
      {
        part: { words: 'Juni', kind: 'months', months: ['2027-06'], minDays: null, maxDays: null },
        corrected: null,
        texts: null,
      },
    ])
    expect(read('Rom Juni')[0]?.part.months).toEqual([])
    expect(parts('3 bis 5 Tage nach Rom')).toEqual([
      ['3 bis 5 Tage', 'days'],
      ['Rom', 'text'],
    ])
  })

  test('with names of several words as one', () => {
    expect(parts('Lago di Garda Juni')).toEqual([
      ['Lago di Garda', 'text'],
      ['Juni', 'months'],
    ])
    expect(read('LAGO DI GARDA')[0]?.texts?.texts).toEqual(Uint8Array.of(0, 1, 0, 0))
  })

  test('without words that say nothing, unless it has no others', () => {
    expect(parts('eine Reise nach Rom')).toEqual([['Rom', 'text']])
    expect(parts('ab in die Ferien')).toEqual([
      ['ab', 'text'],
      ['in', 'text'],
      ['die', 'text'],
      ['Ferien', 'text'],
    ])
    expect(parts('')).toEqual([])
  })

  test('up to sixteen words and two hundred letters', () => {
    expect(read(Array.from({ length: 20 }, () => 'Rom').join(' '))).toHaveLength(16)
    expect(parts(`${'x'.repeat(198)} Rom`)).toEqual([
      ['x'.repeat(198), 'text'],
      ['R', 'text'],
    ])
  })

  test('with umlauts written in two letters', () => {
    expect(read('Zuerich')).toMatchObject([{ corrected: null, texts: { texts: Uint8Array.of(0, 0, 1, 0) } }])
  })
})

describe('a season in a compound', () => {
  test('is a season', () => {
    expect(parts('Frühlingsreise')).toEqual([['Frühlingsreise', 'months']])
  })

  test('is a word where it is in the name of a tour', () => {
    const named = createVocabulary([{ names: 'Sommerreise', text: '' }])
    expect(readQuery('Sommerreise', { vocabulary: named, dates, places, today: null })).toMatchObject([
      { part: { kind: 'text' } },
    ])
  })
})

describe('a misspelt word is corrected', () => {
  test('to a word of the tours, as they write it', () => {
    expect(read('Zurch')).toMatchObject([
      { part: { words: 'Zurch', kind: 'text' }, corrected: 'Zürich', texts: { texts: Uint8Array.of(0, 0, 1, 0) } },
    ])
  })

  test('to another word for one of the tours', () => {
    expect(read('Alsase')).toMatchObject([{ corrected: 'Elsass', texts: { texts: Uint8Array.of(0, 0, 0, 1) } }])
  })

  test('to a month or season', () => {
    expect(read('Somer')).toMatchObject([
      { part: { words: 'Somer', kind: 'months', months: ['2027-06'] }, corrected: 'Sommer' },
    ])
  })

  test('to nothing that no tour has', () => {
    expect(read('Norwgen')).toMatchObject([{ corrected: null, texts: null }])
  })

  test('to the next best where no tour has the nearest', () => {
    const coast = createVocabulary([{ names: 'Toskanella', text: '' }])
    expect(readQuery('Toskanalla', { vocabulary: coast, dates, places, today: null })).toMatchObject([
      { corrected: 'Toskanella' },
    ])
  })
})

// rule 2.2.7
describe('a boarding place', () => {
  const from = (query: string) =>
    read(query).map(({ part, texts, corrected }) => [part.words, texts?.texts.join(''), corrected])

  test.each(['ab Rom', 'Abfahrt Rom', 'Abfahrt ab Rom', 'Einstieg in Rom', 'einsteigen in Rom'])(
    '«%s» finds the travels that stop there, not those that lead there',
    (query) => {
      expect(from(query)).toEqual([[query, '1000', null]])
    },
  )

  test('may have several words, and others beside it', () => {
    expect(from('ab St. Gallen')).toEqual([['ab St Gallen', '1000', null]])
    expect(from('Elsass ab Zuerich Juni').map(([words]) => words)).toEqual(['Elsass', 'ab Zuerich', 'Juni'])
  })

  test('is found without «ab» where no travel leads, with a note, also misspelt', () => {
    expect(from('Winterthur')).toEqual([['Winterthur', '0100', 'ab Winterthur']])
    expect(from('ab Wintertur')).toEqual([['Wintertur', '0100', 'ab Winterthur']])
    expect(from('st gallen')).toEqual([['st gallen', '1000', 'ab St. Gallen']])
    expect(from('Bahnhof Winterthur')).toEqual([['Winterthur', '0100', 'ab Winterthur']])
    expect(from('Zürich')).toEqual([['Zürich', '0010', null]])
  })

  test('where no coach stops is no slip of another word', () => {
    expect(from('ab Olten')).toEqual([['ab Olten', undefined, null]])
    expect(from('Elsass Einstieg in Olten').at(-1)).toEqual(['Einstieg in Olten', undefined, null])
    expect(read('ab CHF 500')).toMatchObject([{ part: { kind: 'price' } }])
    expect(from('ab Bahnhof Winterthur').at(-1)).toEqual(['Winterthur', '0100', 'ab Winterthur'])
  })

  test('is asked for by «ab» alone: «von», and a month after «ab», are none', () => {
    expect(from('Herbstzauber von Rom').at(-1)).toEqual(['Rom', '1000', null])
    expect(read('ab Juni')).toMatchObject([{ part: { kind: 'months' } }])
  })
})

// rule 2.2.15
test.each(['CR-2027-000123', 'cr 2027 000123', 'Auftrag CR2027000123'])('«%s» is one thing, no year', (query) => {
  expect(read(query)).toMatchObject([
    { part: { words: query, kind: 'text', months: [] }, texts: null, corrected: null },
  ])
})

// rule 2.2.13
test('«heute» is a day only where today is known', () => {
  expect(read('Elsass heute', '2027-06-14').map(({ part }) => part.kind)).toEqual(['text', 'week'])
  expect(read('heute').map(({ part }) => part.kind)).toEqual(['text'])
})
