import type { Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterInput } from '#demo/posters/drawing/posterSpec.ts'
import { box } from '#demo/posters/drawing/svg.ts'
import { posterPart } from './poster.ts'

/** Text of a share picture. */
export interface Caption {
  readonly name: string
  /** Formatted first and last day; null without departures. */
  readonly dates: string | null
  /** Formatted price «ab»; null if unknown. */
  readonly price: string | null
  readonly operator: string
}

const SHARE_SIZE = { width: 1200, height: 630 } as const

const PANEL = 500
const MARGIN = 56
const FIR = '#14342b'
const YELLOW = '#ffc72c'
const PAPER = '#ffffff'
const PALE = '#c5d6cd'

/** A poster with a text panel at its left, as an SVG document. @param width in pixels */
export function drawShareCard(
  input: PosterInput,
  caption: Caption,
  { lettering, width }: { lettering: Lettering; width: number },
): string {
  const { width: full, height } = SHARE_SIZE
  // Overlaps the panel by one unit, to avoid a hairline between the two.
  const poster = posterPart(input, { width: full - PANEL + 1, height }, { x: PANEL - 1, y: 0 })
  const head = `width="${width}" height="${Math.round((width * height) / full)}" viewBox="0 0 ${full} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${head}>${poster}${box([0, 0], [PANEL, height], FIR)}${text(caption, lettering)}</svg>`
}

function text({ name, dates, price, operator }: Caption, lettering: Lettering): string {
  const { size, lines } = fitted(name, lettering)
  const title = lines.map((line, index) =>
    lettering.line(line, { x: MARGIN, y: 176 + index * size * 1.12, size, fill: PAPER }),
  )
  return [
    lettering.line(operator, { x: MARGIN, y: 84, size: 26, fill: YELLOW }),
    ...title,
    dates === null ? '' : lettering.line(dates, { x: MARGIN, y: price === null ? 566 : 500, size: 27, fill: PALE }),
    price === null ? '' : lettering.line(price, { x: MARGIN, y: 566, size: 50, fill: YELLOW }),
  ].join('')
}

const SIZES = [64, 54, 46, 38, 32]
const MAX_LINES = 4

/** Lines of a name in the largest font size that fits the panel. In the smallest size it is truncated, with an ellipsis. */
function fitted(name: string, lettering: Lettering): { size: number; lines: readonly string[] } {
  const room = PANEL - MARGIN * 1.6
  for (const size of SIZES) {
    const lines = wrapped(name, (line) => lettering.widthOf(line, size) <= room)
    if (lines.length <= MAX_LINES && lines.every((line) => lettering.widthOf(line, size) <= room))
      return { size, lines }
  }
  const size = SIZES.at(-1) ?? 32
  const fits = (line: string): boolean => lettering.widthOf(line, size) <= room
  const lines = wrapped(name, fits)
  const isCut = (index: number): boolean => index === MAX_LINES - 1 && lines.length > MAX_LINES
  return { size, lines: lines.slice(0, MAX_LINES).map((line, index) => truncated(line, isCut(index), fits)) }
}

/** Truncates a line that is too wide, or the last one of a truncated name, with an ellipsis. */
function truncated(line: string, isCut: boolean, fits: (line: string) => boolean): string {
  if (!isCut && fits(line)) return line
  let kept = line
  while (kept !== '' && !fits(`${kept}…`)) kept = kept.slice(0, -1)
  return `${kept.trimEnd()}…`
}

/** Greedy line breaking. */
function wrapped(text: string, fits: (line: string) => boolean): readonly string[] {
  return text.split(/\s+/).reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1)
    if (last === undefined) return [word]
    const longer = `${last} ${word}`
    return fits(longer) ? [...lines.slice(0, -1), longer] : [...lines, word]
  }, [])
}
