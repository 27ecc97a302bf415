import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  currencyOf,
  formatMoney,
  formatPlainMoney,
  formatShortAmount,
  readCentimes,
  sumOf,
  toAmount,
} from '#domain/money.ts'

// rules 9.6.5.1, 9.6.5.2
test.each([
  ['EUR', 'EUR'],
  ['CHF', 'CHF'],
  ['eur', 'CHF'],
  ['', 'CHF'],
  [null, 'CHF'],
])('the payment currency %j means prices in %s', (anzahlungsart, currency) => {
  expect(currencyOf(anzahlungsart)).toBe(currency)
})

// rules 9.7.1, 10.5
test.each([
  [0, 'CHF\u00A00.-'],
  [5, 'CHF\u00A00.05'],
  [99_900, 'CHF\u00A0999.-'],
  [100_000, 'CHF\u00A01’000.-'],
  [129_000, 'CHF\u00A01’290.-'],
  [129_050, 'CHF\u00A01’290.50'],
  [123_456_700, 'CHF\u00A01’234’567.-'],
  [-5000, 'CHF\u00A0−50.-'],
  [-5, 'CHF\u00A0−0.05'],
])('%i centimes are formatted as %s: whole amounts without decimals, others with both', (centimes, text) => {
  expect(formatMoney({ centimes, currency: 'CHF' })).toBe(text)
})

// rule 1.1.1
test('an amount in euros is formatted with its currency', () => {
  expect(formatMoney({ centimes: 129_000, currency: 'EUR' })).toBe('EUR\u00A01’290.-')
})

test.each([
  [1290, 129_000],
  [12.5, 1250],
  [1.005, 101],
  [0.29, 29],
  [0, 0],
  [-0, 0],
  [-0.001, 0],
  ['-60.00', -6000],
  [' 19.95 ', 1995],
  ['1290', 129_000],
  ['1290.5', 129_050],
  ['12,50', 1250],
  ['1290,5', 129_050],
  ['.5', 50],
  ['12.', 1200],
  ['12.5000', 1250],
  ['0.125', 13],
  ['1290.000', 129_000],
  ["1'290", 129_000],
  ["1'290.00", 129_000],
  ['1’290.50', 129_050],
  ['1 290,50', 129_050],
  ['1,290.50', 129_050],
  ['1.290,50', 129_050],
  ['1’234’567.-', 123_456_700],
  ['CHF 45.-', 4500],
  ['CHF 1’290.–', 129_000],
  ['45.50 EUR', 4550],
  ['€ 45', 4500],
  ['Fr. 45.--', 4500],
  ['CHF45', 4500],
  ['45CHF', 4500],
  ['Fr 45', 4500],
  ['SFr. 45', 4500],
  ['45 SFr.', 4500],
  ['45 Fr', 4500],
  ["12'290", 1_229_000],
  ["12'290.5", 1_229_050],
  ["1'234'567", 123_456_700],
  ['12,290.50', 1_229_050],
  ['12.290,5', 1_229_050],
  ['1,234,567.5', 123_456_750],
  ['1.234.567,5', 123_456_750],
  ['CHF −50.-', -5000],
  ['+20', 2000],
  ["-1'290.50", -129_050],
])('the back-office price %j is %i centimes', (price, centimes) => {
  expect(readCentimes(price)).toBe(centimes)
})

test.each([
  null,
  undefined,
  '',
  '  ',
  'gratis',
  'auf Anfrage',
  '1.290',
  '1,290',
  '12 50',
  '1’29',
  '1.2.3',
  '12.50.',
  '12CHF50',
  '12 CHF50',
  '12.-50',
  '12−50',
  '5-',
  "1'290.125",
  '1,290.125',
  '1.290,125',
  "1234'290",
  '1234,290.50',
  '1234.290,50',
  "1'29,50",
  'CHF',
  '-',
  '.',
  '0x10',
  '1e3',
  '20 %',
  true,
  {},
  [],
  Number.NaN,
  Number.POSITIVE_INFINITY,
  1e17,
])('the back-office price %j is missing, never 0', (price) => {
  expect(readCentimes(price)).toBeNull()
})

test('an amount on the wire is in whole units, and an empty sum is 0', () => {
  expect(toAmount(129_050)).toBe(1290.5)
  expect(sumOf([129_000, -5000, 50])).toBe(124_050)
  expect(sumOf([])).toBe(0)
})

describe('for every amount', () => {
  const centimes = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

  test('its formatted text is the amount to the centime', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        const written = formatMoney({ centimes: amount, currency: 'CHF' })
        const digits = written
          .replace('CHF\u00A0', '')
          .replaceAll('’', '')
          .replace('−', '-')
          .replace('.-', '.00')
          .replace('.', '')
        expect(Number(digits) + 0).toBe(amount)
      }),
    )
  })

  test('its formatted text has thousands separators, no decimals where the amount is whole, else two', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        expect(formatMoney({ centimes: amount, currency: 'EUR' })).toMatch(/^EUR\u00A0−?\d{1,3}(’\d{3})*\.(-|\d{2})$/)
        expect(formatMoney({ centimes: amount * 100, currency: 'EUR' })).toMatch(/\.-$/)
      }),
    )
  })

  test('it survives the wire in both directions, as a number and as text', () => {
    fc.assert(
      fc.property(centimes, (amount) => {
        expect(readCentimes(toAmount(amount))).toBe(amount)
        expect(readCentimes(toAmount(amount).toFixed(2))).toBe(amount)
      }),
    )
  })

  test('sums are exact in any order', () => {
    fc.assert(
      fc.property(fc.array(centimes), (amounts) => {
        const exact = amounts.reduce((sum, amount) => sum + BigInt(amount), 0n)
        expect(BigInt(sumOf(amounts))).toBe(exact)
        expect(sumOf(amounts.toReversed())).toBe(sumOf(amounts))
      }),
    )
  })
})

// rule 9.7.1
test('no line ends between currency and amount; the wire has a plain space', () => {
  expect(formatMoney({ centimes: 129_000, currency: 'CHF' })).toBe('CHF\u00A01’290.-')
  expect(formatPlainMoney({ centimes: 129_000, currency: 'CHF' })).toBe('CHF 1’290.-')
})

test('a short amount has no currency, and centimes only where there are any', () => {
  expect(formatShortAmount({ centimes: 129_000, currency: 'CHF' })).toBe('1’290')
  expect(formatShortAmount({ centimes: -1_250, currency: 'EUR' })).toBe('−12.50')
})
