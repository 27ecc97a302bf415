/**
 * Which country lies where, as a raster (scan lines, run-length encoded), as coarse as the name of a country needs it: a map
 * writes the name where most of the country is to be seen.
 */

/** Degrees. */
const CELL = 0.25

/** German names by number of ISO 3166; smaller countries have no name on our maps. */
const NAMES = {
  '008': 'Albanien',
  '012': 'Algerien',
  '020': 'Andorra',
  '031': 'Aserbaidschan',
  '040': 'Österreich',
  '051': 'Armenien',
  '056': 'Belgien',
  '070': 'Bosnien und Herzegowina',
  100: 'Bulgarien',
  112: 'Belarus',
  191: 'Kroatien',
  196: 'Zypern',
  203: 'Tschechien',
  208: 'Dänemark',
  233: 'Estland',
  234: 'Färöer',
  246: 'Finnland',
  250: 'Frankreich',
  268: 'Georgien',
  276: 'Deutschland',
  300: 'Griechenland',
  348: 'Ungarn',
  352: 'Island',
  372: 'Irland',
  376: 'Israel',
  380: 'Italien',
  400: 'Jordanien',
  422: 'Libanon',
  428: 'Lettland',
  434: 'Libyen',
  438: 'Liechtenstein',
  440: 'Litauen',
  442: 'Luxemburg',
  498: 'Moldau',
  499: 'Montenegro',
  504: 'Marokko',
  528: 'Niederlande',
  578: 'Norwegen',
  616: 'Polen',
  620: 'Portugal',
  642: 'Rumänien',
  643: 'Russland',
  688: 'Serbien',
  703: 'Slowakei',
  705: 'Slowenien',
  724: 'Spanien',
  752: 'Schweden',
  756: 'Schweiz',
  760: 'Syrien',
  788: 'Tunesien',
  792: 'Türkei',
  804: 'Ukraine',
  807: 'Nordmazedonien',
  818: 'Ägypten',
  826: 'Grossbritannien',
}

/**
 * @typedef {readonly (readonly number[])[]} Ring degrees east and north
 * @typedef {{ readonly id: string, readonly rings: readonly Ring[] }} Country
 * @typedef {{ west: number, south: number, east: number, north: number }} Frame
 */

/**
 * Rows from south to north, each a list of runs from west to east: how many cells, and of which country, counted from 1 in
 * the list of names; 0 is water or a country without a name.
 * @param {readonly Country[]} countries
 * @param {Frame} frame degrees
 */
export function countryGrid(countries, frame) {
  const named = countries
    .filter(({ id }) => id in NAMES)
    .map(({ id, rings }) => ({ id, lines: rings.flatMap(linesOf) }))
  const names = named.map(({ id }) => Object.entries(NAMES).find(([number]) => number === id)?.[1] ?? '')
  const columns = Math.round((frame.east - frame.west) / CELL)
  const rows = Array.from({ length: Math.round((frame.north - frame.south) / CELL) }, (_, row) => {
    const cells = new Array(columns).fill(0)
    const north = frame.south + (row + 0.5) * CELL
    for (const [index, { lines }] of named.entries())
      fill(
        cells,
        crossingsOf(lines, north).map((east) => (east - frame.west) / CELL - 0.5),
        index + 1,
      )
    return runsOf(cells)
  })
  return { cell: CELL, west: frame.west, south: frame.south, names, rows }
}

/**
 * The lines of a ring, from corner to corner, but those along a parallel, which no row crosses.
 * @param {Ring} ring
 */
function linesOf(ring) {
  return ring.flatMap(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = ring[(index + 1) % ring.length] ?? []
    return y === nextY ? [] : [{ x, y, nextX, nextY }]
  })
}

/**
 * Where shores and borders are passed on the way east, in order.
 * @param {readonly { x: number, y: number, nextX: number, nextY: number }[]} lines degrees
 * @param {number} north
 */
function crossingsOf(lines, north) {
  return lines
    .filter(({ y, nextY }) => y > north !== nextY > north)
    .map(({ x, y, nextX, nextY }) => ((nextX - x) * (north - y)) / (nextY - y) + x)
    .sort((a, b) => a - b)
}

/**
 * @param {number[]} cells
 * @param {readonly number[]} crossings in cells
 * @param {number} value
 */
function fill(cells, crossings, value) {
  for (let index = 0; index + 1 < crossings.length; index += 2) {
    const [from = 0, to = 0] = [crossings[index], crossings[index + 1]]
    for (let column = Math.max(Math.ceil(from), 0); column <= to && column < cells.length; column += 1)
      cells[column] = value
  }
}

/** @param {readonly number[]} cells */
function runsOf(cells) {
  /** @type {number[]} */
  const runs = []
  for (const cell of cells) {
    if (runs.at(-1) === cell) runs[runs.length - 2] = (runs.at(-2) ?? 0) + 1
    else runs.push(1, cell)
  }
  return runs
}
