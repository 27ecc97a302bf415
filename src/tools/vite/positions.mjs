/**
 * Where the postcodes of Switzerland and Liechtenstein lie, as modules of the website: `virtual:positions/3` holds those
 * that begin with 3, so that one postcode costs a kilobyte. Two decimals, about a kilometre, are enough to tell which
 * stop is near. Made when the site is built.
 *
 * Switzerland: package `switzerland-postal-codes` (MIT), from the address data of Swiss Post and GeoNames (CC BY).
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const NAME = 'virtual:positions/'
/** Rollup's prefix for virtual modules. */
const VIRTUAL = '\0'

const LIECHTENSTEIN = {
  9485: '47.20 9.54',
  9486: '47.21 9.56',
  9487: '47.22 9.51',
  9488: '47.23 9.55',
  9490: '47.14 9.52',
  9491: '47.24 9.53',
  9492: '47.21 9.52',
  9493: '47.22 9.54',
  9494: '47.17 9.51',
  9495: '47.11 9.53',
  9496: '47.07 9.50',
  9497: '47.12 9.54',
  9498: '47.19 9.54',
}

/** @returns {import('vite').Plugin} */
export function positions() {
  return {
    name: 'positions',
    resolveId: (id) => (id.startsWith(NAME) ? VIRTUAL + id : null),
    load(id) {
      if (!id.startsWith(VIRTUAL + NAME)) return null
      const digit = id.slice((VIRTUAL + NAME).length)
      const own = Object.entries(positionsByPostcode()).filter(([postcode]) => postcode.startsWith(digit))
      return `export const positions = ${JSON.stringify(Object.fromEntries(own))}`
    },
  }
}

/**
 * Degrees north and east of each postcode, `46.95 7.45`; of several towns the first counts.
 * @returns {Record<string, string>}
 */
export function positionsByPostcode() {
  const path = createRequire(import.meta.url).resolve('switzerland-postal-codes/data/postal-codes.tsv')
  /** @type {Record<string, string>} */
  const byPostcode = { ...LIECHTENSTEIN }
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    const [postcode, , , latitude, longitude] = line.split('\t')
    if (postcode && latitude && longitude)
      byPostcode[postcode] ??= `${Number(latitude).toFixed(2)} ${Number(longitude).toFixed(2)}`
  }
  return byPostcode
}
