import type { PageBytes } from './packageBytes.ts'

const PIXELS_PER_KIB = 6
const BAR_HEIGHT = 36
const ROW_HEIGHT = 52
const LABEL_WIDTH = 90
/** A part needs so many pixels for its name. */
const NAMED_FROM = 56
const PIXELS_PER_LETTER = 6.2
/** Hues apart enough that neighbours differ. */
const HUE_STEP = 137.5

/** A bar for each page, made up of its packages, largest first; a package has the same colour in all of them. */
export function bytesPicture(pages: readonly PageBytes[]): string {
  const width = LABEL_WIDTH + Math.max(...pages.map(({ kib }) => kib)) * PIXELS_PER_KIB + 80
  const colors = colorsOf(pages)
  const rows = pages.map((page, index) => row(page, index * ROW_HEIGHT + 8, colors))
  const size = `width="${width.toFixed(0)}" height="${pages.length * ROW_HEIGHT}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="11">
<rect width="100%" height="100%" fill="white"/>
${rows.join('\n')}
</svg>
`
}

function colorsOf(pages: readonly PageBytes[]): ReadonlyMap<string, string> {
  const names = [...new Set(pages.flatMap(({ packages }) => [...packages.keys()]))]
  return new Map(names.map((name, index) => [name, `hsl(${((index * HUE_STEP) % 360).toFixed(0)} 55% 72%)`]))
}

function row({ name, packages, kib }: PageBytes, top: number, colors: ReadonlyMap<string, string>): string {
  const middle = top + BAR_HEIGHT / 2 + 4
  let left = LABEL_WIDTH
  const parts = [...packages].map(([part, partKib]) => {
    const width = partKib * PIXELS_PER_KIB
    const at = left.toFixed(1)
    left += width
    const box = `<rect x="${at}" y="${top}" width="${width.toFixed(1)}" height="${BAR_HEIGHT}" fill="${colors.get(part) ?? ''}" stroke="white"/>`
    const label = part.slice(0, Math.floor((width - 8) / PIXELS_PER_LETTER))
    const text = width < NAMED_FROM ? '' : `<text x="${(Number(at) + 4).toFixed(1)}" y="${middle}">${label}</text>`
    return `<g><title>${part} ${partKib.toFixed(1)} KiB</title>${box}${text}</g>`
  })
  return `<text x="4" y="${middle}" font-weight="bold">${name}</text>${parts.join('')}<text x="${(left + 6).toFixed(1)}" y="${middle}">${kib.toFixed(1)} KiB</text>`
}
