/**
 * The towns of Switzerland and Liechtenstein by postcode, as modules of the website: `virtual:towns/3` holds those
 * whose postcode begins with 3, so that one postcode costs a few kilobytes. Made when the site is built.
 *
 * Switzerland: package `switzerland-postal-codes` (MIT), from the address data of Swiss Post and GeoNames (CC BY).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAME = 'virtual:towns/'
/** Rollup's prefix for virtual modules. */
const VIRTUAL = '\0'

/** The postcodes of Liechtenstein that belong to one town each, as its post has them. */
const LIECHTENSTEIN = {
  9485: 'Nendeln',
  9486: 'Schaanwald',
  9487: 'Gamprin-Bendern',
  9488: 'Schellenberg',
  9490: 'Vaduz',
  9491: 'Ruggell',
  9492: 'Eschen',
  9493: 'Mauren',
  9494: 'Schaan',
  9495: 'Triesen',
  9496: 'Balzers',
  9497: 'Triesenberg',
  9498: 'Planken',
}

/** @returns {import('vite').Plugin} */
export function towns() {
  return {
    name: 'towns',
    resolveId: (id) => (id.startsWith(NAME) ? VIRTUAL + id : null),
    load(id) {
      if (!id.startsWith(VIRTUAL + NAME)) return null
      return `export const towns = ${JSON.stringify(townsOf(id.slice((VIRTUAL + NAME).length)))}`
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
  for (const [postcode, town] of [...swissTowns(), ...Object.entries(LIECHTENSTEIN)]) {
    if (postcode.startsWith(digit)) names.set(postcode, (names.get(postcode) ?? new Set()).add(town))
  }
  return Object.fromEntries(
    [...names].map(([postcode, towns]) => [
      postcode,
      [...towns].toSorted((a, b) => a.localeCompare(b, 'de')).join('|'),
    ]),
  )
}

/** @returns {(readonly [postcode: string, town: string])[]} */
function swissTowns() {
  const path = createRequire(import.meta.url).resolve('switzerland-postal-codes/data/postal-codes.tsv')
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [postcode, town] = line.split('\t')
      return postcode && town ? [[postcode, town]] : []
    })
}
