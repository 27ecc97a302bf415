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

const MODULE = /^\0virtual:(towns|positions)\/(\d)$/

/** @returns {import('vite').Plugin} */
export function postcodes() {
  return {
    name: 'postcodes',
    resolveId: { filter: { id: /^virtual:(?:towns|positions)\/\d$/ }, handler: (id) => VIRTUAL + id },
    load: {
      filter: { id: MODULE },
      handler(id) {
        const [, name = '', digit = ''] = MODULE.exec(id) ?? []
        return `export const ${name} = ${JSON.stringify(TABLES[name]?.(digit))}`
      },
    },
  }
}

/**
 * The names of the towns of each postcode that begins with a digit, in alphabetical order, split by a bar.
 * @param {string} digit
 * @returns {Record<string, string>}
 */
export function townsOf(digit) {
  return Object.fromEntries(
    placesOf(digit).map(([postcode, places]) => [postcode, places.map(([town]) => town).join('|')]),
  )
}

/**
 * Degrees north and east of each postcode that begins with a digit, `46.95 7.45`; of each of its towns, in the order of
 * `townsOf` and split by a bar, where they differ.
 * @param {string} digit
 * @returns {Record<string, string>}
 */
export function positionsOf(digit) {
  return Object.fromEntries(
    placesOf(digit).map(([postcode, places]) => {
      const positions = places.map(([, position]) => position)
      return [postcode, (new Set(positions).size === 1 ? positions.slice(0, 1) : positions).join('|')]
    }),
  )
}

/**
 * The towns of each postcode that begins with a digit, in alphabetical order, with their positions.
 * @param {string} digit
 * @returns {(readonly [postcode: string, places: readonly (readonly [town: string, position: string])[]])[]}
 */
function placesOf(digit) {
  /** @type {Map<string, Map<string, string>>} */
  const byPostcode = new Map()
  for (const [postcode, town, latitude, longitude] of rowsOf(digit)) {
    const places = byPostcode.get(postcode) ?? new Map()
    if (!places.has(town)) places.set(town, `${latitude.toFixed(2)} ${longitude.toFixed(2)}`)
    byPostcode.set(postcode, places)
  }
  return [...byPostcode].map(([postcode, places]) => [
    postcode,
    [...places].toSorted(([a], [b]) => a.localeCompare(b, 'de')),
  ])
}

/** @typedef {readonly [postcode: string, town: string, latitude: number, longitude: number]} Row */

/** @param {string} digit */
function rowsOf(digit) {
  return allRows().filter(([postcode]) => postcode.startsWith(digit))
}

/** @type {readonly Row[] | null} */
let known = null

/** Reads the table once, for every digit. */
function allRows() {
  const path = createRequire(import.meta.url).resolve('switzerland-postal-codes/data/postal-codes.tsv')
  known ??= [
    ...readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line) => {
        const [postcode, town, , latitude, longitude] = line.split('\t')
        /** @type {Row[]} */
        const rows = postcode && town ? [[postcode, town, Number(latitude), Number(longitude)]] : []
        return rows
      }),
    ...LIECHTENSTEIN,
  ]
  return known
}
