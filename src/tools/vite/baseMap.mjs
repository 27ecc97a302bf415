/**
 * The base map, as a module of the website: `virtual:base-map` holds land, lakes and borders from Iceland to the
 * Caucasus and from Morocco to the North Cape, so that a map needs no tile server. Made when the site is built.
 *
 * Package `world-atlas` (ISC), from Natural Earth, which is in the public domain.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { feature, merge, mesh } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import { countryGrid } from './countryGrid.mjs'
import { lakes } from './lakes.mjs'

const NAME = 'virtual:base-map'
/** Rollup's prefix for virtual modules. */
const VIRTUAL = '\0'

/** Degrees; what lies further out is clamped to it. */
const FRAME = { west: -26, south: 25, east: 47, north: 73 }

/** Corners that stand out by less than this part of the sphere, in steradians, are left out. */
const MIN_CORNER = 2e-7

/** Steps in a degree: a hundredth is about a kilometre. Lakes have finer ones, for their arms are no wider than that. */
const STEPS = { land: 100, lakes: 500, borders: 100 }

/**
 * @typedef {import('topojson-specification').GeometryCollection} Countries
 * @typedef {import('topojson-specification').MultiPolygon} MultiPolygon
 * @typedef {import('topojson-specification').GeometryCollection & { geometries: MultiPolygon[] }} Land
 * @typedef {import('topojson-specification').Topology<{ land: Land, countries: Countries }>} Atlas
 */

/** @returns {import('vite').Plugin} */
export function baseMap() {
  return {
    name: 'base-map',
    resolveId: { filter: { id: new RegExp(`^${NAME}$`) }, handler: (id) => VIRTUAL + id },
    load: { filter: { id: new RegExp(`^${VIRTUAL}${NAME}$`) }, handler: moduleText },
  }
}

/** Caches the module's text across builds (browser, server) and reloads of the configuration: it takes seconds to compute. */
const CACHE_KEY = Symbol.for('base-map')

function moduleText() {
  const shared = /** @type {Record<symbol, string | undefined>} */ (/** @type {unknown} */ (globalThis))
  shared[CACHE_KEY] ??= Object.entries(wholeBaseMap())
    .map(([name, lines]) => `export const ${name} = ${JSON.stringify(lines)}`)
    .join('\n')
  return shared[CACHE_KEY]
}

function wholeBaseMap() {
  const atlas = readAtlas()
  return { ...baseMapLines(atlas), countries: countriesOnBaseMap(atlas) }
}

/**
 * Rings of land and lakes, and lines of borders. Each is a flat list of steps east and north from the corner before, in units
 * of 1/100 degree, of lakes 1/500; the first counts from 0° 0°.
 */
export function baseMapLines(atlas = readAtlas()) {
  const { land, countries } = atlas.objects
  const rings = merge(atlas, land.geometries).coordinates.flat()
  const lines = mesh(atlas, countries, (one, other) => one !== other).coordinates
  return {
    land: toLines(rings, STEPS.land, 4),
    lakes: toLines(Object.values(lakes()), STEPS.lakes, 4),
    borders: toLines(lines, STEPS.borders, 2),
  }
}

/** Which country lies where, and its name. */
export function countriesOnBaseMap(atlas = readAtlas()) {
  const countries = feature(atlas, atlas.objects.countries).features.map(({ id, geometry }) => {
    const polygons =
      geometry.type === 'Polygon'
        ? [geometry.coordinates]
        : geometry.type === 'MultiPolygon'
          ? geometry.coordinates
          : []
    return {
      id: String(id),
      rings: polygons.flat().map((ring) => ring.map(([east = 0, north = 0]) => [eastward(east), north])),
    }
  })
  return countryGrid(countries, FRAME)
}

/** Coasts and borders, as fine as our maps draw them. */
function readAtlas() {
  const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json')
  /** @type {Atlas} */
  const whole = JSON.parse(readFileSync(path, 'utf8'))
  return simplify(presimplify(whole, sphericalTriangleArea), MIN_CORNER)
}

/**
 * @param {readonly (readonly (readonly number[])[])[]} lines degrees east and north
 * @param {number} stepsPerDegree
 * @param {number} minCorners lines with fewer are left out
 */
function toLines(lines, stepsPerDegree, minCorners) {
  return lines
    .filter((line) => line.some(isInFrame))
    .map((line) => toSteps(line.map((point) => onGrid(point, stepsPerDegree))))
    .filter((steps) => steps.length >= 2 * minCorners)
}

/** @param {readonly number[]} point */
function isInFrame([east = 0, north = 0]) {
  return east > FRAME.west && east < FRAME.east && north > FRAME.south && north < FRAME.north
}

/**
 * A point in steps from 0° 0°, clamped to the frame.
 * @param {readonly number[]} point degrees east and north
 * @param {number} stepsPerDegree
 * @returns {readonly [number, number]}
 */
function onGrid([east = 0, north = 0], stepsPerDegree) {
  return [
    Math.round(clamped(FRAME.west, eastward(east), FRAME.east) * stepsPerDegree),
    Math.round(clamped(FRAME.south, north, FRAME.north) * stepsPerDegree),
  ]
}

/**
 * From corner to corner: what lies straight ahead is the same step.
 * @param {readonly (readonly [number, number])[]} points
 * @returns {number[]}
 */
function toSteps(points) {
  /** @type {[number, number][]} */
  const steps = []
  let [x, y] = [0, 0]
  for (const [nextX, nextY] of points) {
    /** @type {[number, number]} */
    const step = [nextX - x, nextY - y]
    if (steps.length > 0 && step[0] === 0 && step[1] === 0) continue
    ;[x, y] = [nextX, nextY]
    const last = steps.length > 1 ? steps.pop() : undefined
    if (last === undefined) steps.push(step)
    else steps.push(...joined(last, step))
  }
  return steps.flat()
}

/**
 * @param {[number, number]} last
 * @param {[number, number]} step
 * @returns {[number, number][]} one step where they have one direction
 */
function joined(last, step) {
  const [[lastX, lastY], [stepX, stepY]] = [last, step]
  const isStraight = lastX * stepY === lastY * stepX && lastX * stepX + lastY * stepY > 0
  return isStraight ? [[lastX + stepX, lastY + stepY]] : [last, step]
}

/**
 * The far end of Siberia lies beyond 180° and is counted from the west: without this its coast would cross the map.
 * @param {number} east
 */
function eastward(east) {
  return east < -90 ? east + 360 : east
}

/**
 * @param {number} least
 * @param {number} value
 * @param {number} most
 */
function clamped(least, value, most) {
  return Math.min(Math.max(value, least), most)
}
