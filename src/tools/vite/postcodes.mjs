/**
 * The postcodes of Switzerland and Liechtenstein, as modules of the website, made when the site is built. One postcode
 * costs a few kilobytes, as each module has those that begin with one digit: `virtual:towns/3` their towns,
 * `virtual:positions/3` where they lie. Two decimals, about a kilometre, are enough to tell which stop is near.
 *
 * Switzerland: package `switzerland-postal-codes` (MIT), from the address data of Swiss Post and GeoNames (CC BY).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/** Rollup's prefix for virtual modules. */
const VIRTUAL = '\0'

/**
 * The postcodes of Liechtenstein that belong to one town each, as its post has them: postcode, town, degrees north and east.
 * @type {readonly (readonly [string, string, number, number])[]}
 */
const LIECHTENSTEIN = [
  ['9485', 'Nendeln', 47.2, 9.54],
  ['9486', 'Schaanwald', 47.21, 9.56],
  ['9487', 'Gamprin-Bendern', 47.22, 9.51],
  ['9488', 'Schellenberg', 47.23, 9.55],
  ['9490', 'Vaduz', 47.14, 9.52],
  ['9491', 'Ruggell', 47.24, 9.53],
  ['9492', 'Eschen', 47.21, 9.52],
  ['9493', 'Mauren', 47.22, 9.54],
  ['9494', 'Schaan', 47.17, 9.51],
  ['9495', 'Triesen', 47.11, 9.53],
  ['9496', 'Balzers', 47.07, 9.5],
  ['9497', 'Triesenberg', 47.12, 9.54],
  ['9498', 'Planken', 47.19, 9.54],
]

/** @type {Readonly<Record<string, (digit: string) => Record<string, string>>>} */
const TABLES = { towns: townsOf, positions: positionsOf }

/** @returns {import('vite').Plugin} */
export function postcodes() {
  return {
    name: 'postcodes',
    resolveId: (id) => (/^virtual:(?:towns|positions)\/\d$/.test(id) ? VIRTUAL + id : null),
    load(id) {
      const [, name = '', digit = ''] = /^\0virtual:(\w+)\/(\d)$/.exec(id) ?? []
      const tableOf = TABLES[name]
      return tableOf === undefined ? null : `export const ${name} = ${JSON.stringify(tableOf(digit))}`
    },
  }
}

/**
 * The names of the towns of each postcode that begins with a digit, in alphabetical order, split by a bar.
 * @param {string} digit
 * @returns {Record<string, string>}
 */
export function townsOf(digit) {
  /** @type {Map<string, Set<string>>} */
  const names = new Map()
  for (const [postcode, town] of rowsOf(digit)) names.set(postcode, (names.get(postcode) ?? new Set()).add(town))
  return Object.fromEntries(
    [...names].map(([postcode, towns]) => [
      postcode,
      [...towns].toSorted((a, b) => a.localeCompare(b, 'de')).join('|'),
    ]),
  )
}

/**
 * Degrees north and east of each postcode that begins with a digit, `46.95 7.45`; of several towns the first counts.
 * @param {string} digit
 * @returns {Record<string, string>}
 */
export function positionsOf(digit) {
  /** @type {Record<string, string>} */
  const byPostcode = {}
  for (const [postcode, , latitude, longitude] of rowsOf(digit))
    byPostcode[postcode] ??= `${latitude.toFixed(2)} ${longitude.toFixed(2)}`
  return byPostcode
}

/**
 * @param {string} digit
 * @returns {(readonly [postcode: string, town: string, latitude: number, longitude: number])[]}
 */
function rowsOf(digit) {
  const path = createRequire(import.meta.url).resolve('switzerland-postal-codes/data/postal-codes.tsv')
  /** @type {(readonly [string, string, number, number])[]} */
  const swiss = readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [postcode, town, , latitude, longitude] = line.split('\t')
      return postcode && town ? [[postcode, town, Number(latitude), Number(longitude)]] : []
    })
  return [...swiss, ...LIECHTENSTEIN].filter(([postcode]) => postcode.startsWith(digit))
}
