/** A bar of the picture: its parts, largest first, and their sum. */
export interface StackedBar {
  readonly name: string
  readonly parts: ReadonlyMap<string, number>
  readonly total: number
}

/** Width of all bars together with the longest. */
const BARS_WIDTH = 1150
const BAR_HEIGHT = 36
const ROW_HEIGHT = 52
const LABEL_WIDTH = 130
const TOTAL_WIDTH = 80
/** A part needs so many pixels for its name. */
const NAMED_FROM = 56
const PIXELS_PER_LETTER = 6.2
/** Hues apart enough that neighbours differ. */
const HUE_STEP = 137.5

/** SVG with a row for each bar, all on one scale; a part has the same colour in all of them. */
export function stackedBars(bars: readonly StackedBar[], unit: string): string {
  const scale = BARS_WIDTH / Math.max(...bars.map(({ total }) => total))
  const colors = colorsOf(bars)
  const rows = bars.map((bar, index) => row(bar, { top: index * ROW_HEIGHT + 8, scale, unit, colors }))
  const size = `width="${LABEL_WIDTH + BARS_WIDTH + TOTAL_WIDTH}" height="${bars.length * ROW_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="white"/>
${rows.join('\n')}
</svg>
`
}

function colorsOf(bars: readonly StackedBar[]): ReadonlyMap<string, string> {
  const names = [...new Set(bars.flatMap(({ parts }) => [...parts.keys()]))]
  return new Map(names.map((name, index) => [name, `hsl(${((index * HUE_STEP) % 360).toFixed(0)} 55% 72%)`]))
}

interface Row {
  /** Pixels from the top. */
  readonly top: number
  /** Pixels a unit. */
  readonly scale: number
  readonly unit: string
  readonly colors: ReadonlyMap<string, string>
}

function row({ name, parts, total }: StackedBar, { top, scale, unit, colors }: Row): string {
  const middle = top + BAR_HEIGHT / 2 + 4
  let left = LABEL_WIDTH
  const boxes = [...parts].map(([part, value]) => {
    const width = value * scale
    const at = left.toFixed(1)
    left += width
    const box = `<rect x="${at}" y="${top}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" fill="${colors.get(part) ?? ''}" stroke="white"/>`
    const label = part.slice(0, Math.floor((width - 8) / PIXELS_PER_LETTER))
    const text = width < NAMED_FROM ? '' : `<text x="${(Number(at) + 4).toFixed(1)}" y="${middle}">${label}</text>`
    return `<g><title>${part} ${value.toFixed(1)} ${unit}</title>${box}${text}</g>`
  })
  return `<text x="4" y="${middle}" font-weight="bold">${name}</text>${boxes.join('')}<text x="${(left + 6).toFixed(1)}" y="${middle}">${total.toFixed(1)} ${unit}</text>`
}
