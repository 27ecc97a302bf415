import { expect, test } from 'vitest'
import { countries, countryName } from '#web/text/countries.ts'

const german = new Intl.DisplayNames('de-CH', { type: 'region', fallback: 'none' })

test('the countries have the names that German has for their codes, each once', () => {
  // Hongkong and Macau are what one calls them; CLDR has «Sonderverwaltungsregion» before them.
  for (const [code, name] of countries()) expect(german.of(code), code).toMatch(new RegExp(`${name}$`))
  expect(new Set(countries().map(([code]) => code)).size).toBe(countries().length)
  expect(countries().length).toBeGreaterThan(200)
})

test('the countries are sorted as in a German dictionary, where Ägypten comes before Albanien', () => {
  const names = countries().map(([, name]) => name)
  expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'de')))
})

test('a country is called by its name, an unknown code by itself, and no code by nothing', () => {
  expect(countryName('CH')).toBe('Schweiz')
  expect(countryName('QQ')).toBe('QQ')
  expect(countryName('')).toBe('')
})
