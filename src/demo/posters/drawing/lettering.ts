import { createRequire } from 'node:module'
import type { Font } from 'fontkit'

import { short } from './svg.ts'

/** Sets text as outlines, so that pictures need no fonts where they are rendered. */
export interface Lettering {
  /** Width of a line in units of the drawing. */
  readonly widthOf: (text: string, size: number) => number
  /** Outlines of a line, as SVG. */
  readonly line: (text: string, place: LinePlace) => string
}

interface LinePlace {
  readonly x: number
  /** Baseline. */
  readonly y: number
  readonly size: number
  readonly fill: string
}

const FONT_FILE = '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2'
const TABULAR = ['kern', 'tnum']

/** Opens the website's font, in its default weight (600). */
export async function openLettering(): Promise<Lettering> {
  // Loaded lazily: an expensive module, needed only for share pictures and logos.
  const fontkit = await import('fontkit')
  const font = fontkit.openSync(createRequire(import.meta.url).resolve(FONT_FILE))
  if (!('layout' in font)) throw new Error(`${FONT_FILE} holds several fonts`)
  return letteringOf(font)
}

function letteringOf(font: Font): Lettering {
  const run = (text: string): ReturnType<Font['layout']> => font.layout(drawable(font, text), TABULAR)
  return {
    widthOf: (text, size) => (run(text).advanceWidth * size) / font.unitsPerEm,
    line: (text, { x, y, size, fill }) => {
      const { glyphs, positions } = run(text)
      const scale = size / font.unitsPerEm
      let pen = 0
      const outlines = glyphs.map((glyph, index) => {
        const at = pen
        pen += positions[index]?.xAdvance ?? glyph.advanceWidth
        return `<path transform="translate(${short(at)} 0)" d="${glyph.path.toSVG()}"/>`
      })
      return `<g fill="${fill}" transform="translate(${short(x)} ${short(y)}) scale(${scale} ${-scale})">${outlines.join('')}</g>`
    },
  }
}

/** Removes accents from letters the font lacks, then drops letters still missing, to avoid empty boxes. */
function drawable(font: Font, text: string): string {
  const has = (letter: string): boolean => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  return Array.from(text.normalize('NFC'), (letter) =>
    has(letter) ? letter : Array.from(letter.normalize('NFD')).filter(has).join(''),
  ).join('')
}
