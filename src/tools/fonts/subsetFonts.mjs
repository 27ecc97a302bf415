/**
 * The font of the site cut in three: the letters nearly every page has, small enough to stand in the page itself, and
 * the rarer ones of western and those of eastern Europe, fetched where one is shown. Run by `npm run fonts` when
 * font, weights or letters change; what it writes is committed.
 *
 * Package `@fontsource-variable/archivo` (SIL Open Font License 1.1), which allows cutting and embedding.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { argv } from 'node:process'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FOLDER = new URL('../../web/theme/', import.meta.url)

/** Weights of the tokens, from `normal` to `black`. */
const WEIGHTS = { min: 400, max: 800 }

/** OpenType features to keep: kerning, and tabular digits for columns of prices. */
const FEATURES = ['kern', 'tnum']

const printable = Array.from({ length: 95 }, (_, index) => 0x20 + index)

/** The core subset: characters of German texts, and of place names in the most frequent destinations. */
const CORE = [
  ...printable,
  ...pointsOf('\u00a0\u00ad\u2009\u202f\u2060©«»‹›–’…·•×−'),
  ...pointsOf('äöüÄÖÜéèêàâçñóíáúôîëïåøæÉ'),
].toSorted((a, b) => a - b)

/** Code points of the package's Latin file, without the core subset. */
const REST = [
  ...range(0xa0, 0xff),
  0x131,
  ...range(0x152, 0x153),
  ...range(0x2bb, 0x2bc),
  0x2c6,
  0x2da,
  0x2dc,
  ...range(0x2000, 0x206f),
  0x20ac,
  0x2122,
  0x2191,
  0x2193,
  0x2212,
  0x2215,
].filter((point) => !CORE.includes(point))

/** Latin letters of eastern and northern Europe: Škocjan, Łódź, Živković. */
const NAMES = [...range(0x100, 0x17f), ...range(0x218, 0x21b)].filter((point) => !REST.includes(point))

/** Contents of the generated files by name. */
export async function fontFiles() {
  const [core, rest, names] = await Promise.all([cut('latin', CORE), cut('latin', REST), cut('latin-ext', NAMES)])
  return {
    'archivo-core.woff2': core,
    'archivo-rest.woff2': rest,
    'archivo-names.woff2': names,
    'fontFaces.css': Buffer.from(sheet()),
    'coreFont.ts': Buffer.from(module()),
  }
}

/**
 * @param {'latin' | 'latin-ext'} part of the package
 * @param {readonly number[]} points
 */
function cut(part, points) {
  const whole = readFileSync(
    createRequire(import.meta.url).resolve(`@fontsource-variable/archivo/files/archivo-${part}-wght-normal.woff2`),
  )
  const text = points.map((point) => String.fromCodePoint(point)).join('')
  return subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: WEIGHTS }, keepFeatures: FEATURES })
}

function sheet() {
  return `/* Written by \`npm run fonts\`, see src/tools/fonts/subsetFonts.mjs. */\n${[face('core', CORE), face('rest', REST), face('names', NAMES)].join('\n')}`
}

function module() {
  return `/** Weights and Unicode range of the core font subset. Written by \`npm run fonts\`, see src/tools/fonts/subsetFonts.mjs. */
export const coreFont = { weight: '${WEIGHTS.min} ${WEIGHTS.max}', unicodeRange: '${ranges(CORE).join(',')}' } as const
`
}

/**
 * @param {string} name
 * @param {readonly number[]} points
 */
function face(name, points) {
  return `@font-face {
  font-family: Archivo;
  font-style: normal;
  font-display: swap;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: url('./archivo-${name}.woff2') format('woff2');
  unicode-range: ${ranges(points).join(', ')};
}
`
}

/**
 * Code points as a CSS unicode-range: `U+41-5a`.
 * @param {readonly number[]} points in order
 */
function ranges(points) {
  const firsts = points.filter((point) => !points.includes(point - 1))
  const lasts = points.filter((point) => !points.includes(point + 1))
  return firsts.map((first, index) => {
    const last = lasts[index] ?? first
    return first === last ? `U+${first.toString(16)}` : `U+${first.toString(16)}-${last.toString(16)}`
  })
}

/**
 * @param {number} first
 * @param {number} last
 */
function range(first, last) {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** @param {string} text */
function pointsOf(text) {
  return Array.from(text, (letter) => letter.codePointAt(0) ?? 0)
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  for (const [name, content] of Object.entries(await fontFiles())) writeFileSync(new URL(name, FOLDER), content)
}
