import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPrice } from '#domain/search/priceWords.ts'
import { withPlainAmounts } from '#domain/search/writtenAmount.ts'
import { folded, writtenWords } from '#domain/words.ts'

/** The limits in francs, the currency, and the number of words left. */
function read(query: string) {
  const words = writtenWords(withPlainAmounts(query)).map(folded)
  const price = readPrice(words, 0)
  if (price === null) return null
  const { min, max, currency } = price.constraint
  return [min === null ? null : min / 100, max === null ? null : max / 100, currency, words.length - price.words]
}

// rule 2.2.8
describe('a price in a query', () => {
  test.each([
    'unter 500 Franken',
    'bis 500 CHF',
    'bis zu 500 Fr.',
    'für 500.-',
    'max. 500.–',
    'höchstens 500 fr',
    'weniger als 500 Franken',
    'günstiger als 500 Franken',
    'nicht mehr als 500 Franken',
    'maximal 500 Stutz',
    '500 Franken',
    '500 Franken maximal',
    '500 Franken pro Person',
    'unter Fr. 500.-/Person',
    'CHF 500',
    'Fr. 500',
    'SFr. 500.-',
    '500.- Fr.',
    'CHF500',
    '500fr',
    'unter 500 Frnaken',
    'fünfhundert Franken',
    'etwa 500 Franken',
  ])('«%s» is the highest one', (query) => {
    expect(read(query)).toEqual([null, 500, 'CHF', 0])
  })

  test.each([
    ["1'000 Franken", 1000],
    ['1’000.–', 1000],
    ['1000.-', 1000],
    ['1 000 Franken', 1000],
    ["bis Fr. 1'200.-", 1200],
    ['unter tausend Franken', 1000],
    ['CHF 499.90', 499.9],
    ['499.90 Franken', 499.9],
  ])('«%s» is %d', (query, francs) => {
    expect(read(query)).toEqual([null, francs, 'CHF', 0])
  })

  test('may be in euros', () => {
    expect(read('bis 500 Euro')).toEqual([null, 500, 'EUR', 0])
  })

  test.each(['ab 500 Franken', 'über 500 Franken', 'mindestens CHF 500', 'mehr als 500.-'])(
    '«%s» is the lowest one',
    (query) => {
      expect(read(query)).toEqual([500, null, 'CHF', 0])
    },
  )

  test.each(['zwischen 500 und 800 Franken', '500 bis 800 CHF', '500-800 Franken', 'CHF 500–800', 'von 500 bis 800.-'])(
    '«%s» is a range',
    (query) => {
      expect(read(query)).toEqual([500, 800, 'CHF', 0])
    },
  )

  test('needs no currency after a limit, from a hundred', () => {
    expect(read('unter 100')).toEqual([null, 100, null, 0])
    expect(read('max 600')).toEqual([null, 600, null, 0])
    expect(read('Budget 800')).toEqual([null, 800, null, 0])
    expect(read('bis 99')).toBeNull()
    expect(read('bis 80 Franken')).toEqual([null, 80, 'CHF', 0])
  })

  test.each([
    '500',
    'bis 5 Tage',
    'bis 100 Tage',
    'bis 2027',
    '2027',
    '2027 CHF 500',
    '27 Fr. 500',
    'bis 5.5.',
    'Fr 15.5.',
    'bis 15.10.2027',
    'ab Winterthur',
    'ab 8400',
    'über 1000 Seen',
    'über 3000 Meter',
    'bis 100 Personen',
    'tausend Seen',
    'Franken',
    'unter 0 Franken',
    'unter 100 Franken pro Tag',
    'unter 12345678 Franken',
  ])('«%s» is none', (query) => {
    expect(read(query)).toBeNull()
  })

  test('leaves what follows: a length, a month, a year', () => {
    expect(read('CHF 500 10 Tage')).toEqual([null, 500, 'CHF', 2])
    expect(read('unter 500 Franken Juni 2027')).toEqual([null, 500, 'CHF', 2])
    expect(read('CHF 500 2027')).toEqual([null, 500, 'CHF', 1])
  })

  test('«günstig» asks for a low one', () => {
    for (const word of ['günstig', 'guenstige', 'billige', 'preiswert', 'preisgünstige'])
      expect.soft(read(word), word).toEqual([null, null, null, 0])
  })

  test('of any words never takes more words than there are', () => {
    const word = fc.constantFrom(
      'bis',
      'ab',
      'nicht',
      'zwischen',
      'und',
      '500',
      '27',
      '5',
      '000',
      'chf',
      'franken',
      'tage',
      'pro',
      'person',
      'gunstig',
      '2027',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ maxLength: 6 })), { maxLength: 8 }), (words) => {
        const price = readPrice(words, 0)
        expect(price === null || (price.words > 0 && price.words <= words.length)).toBe(true)
      }),
    )
  })
})
