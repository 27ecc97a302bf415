import type { Colour } from './colour.ts'
import { box, filled, short } from './svg.ts'

interface Arcade {
  readonly from: number
  readonly to: number
  /** Upper edge of the parapet. */
  readonly top: number
  readonly foot: number
  readonly spans: number
  /** Height of the masonry above the crown of an arch. */
  readonly crown: number
}

/** A stone bridge on round arches. */
export function arcade(
  { from, to, top, foot, spans, crown }: Arcade,
  { stone, shade }: { stone: Colour; shade: Colour },
): string {
  const span = (to - from) / spans
  const [opening, springing] = [span * 0.8, Math.min(foot, top + crown + span * 0.4)]
  const arches = Array.from({ length: spans }, (_, index) => {
    const x = from + span * index + (span - opening) / 2
    return `M${short(x)} ${short(foot + 0.2)}V${short(springing)}A${short(opening / 2)} ${short(springing - top - crown)} 0 0 1 ${short(x + opening)} ${short(springing)}V${short(foot + 0.2)}z`
  })
  const body = `M${short(from)} ${short(top)}H${short(to)}V${short(foot)}H${short(from)}z`
  return (
    `<path fill="${stone}" fill-rule="evenodd" d="${body}${arches.join('')}"/>` +
    box([from, top + crown * 0.42], [to - from, crown * 0.16], shade) +
    undersides(from, { span, opening, springing, top: top + crown, spans }, shade)
  )
}

/** The inner side of each arch, in the shade. */
function undersides(
  from: number,
  {
    span,
    opening,
    springing,
    top,
    spans,
  }: { span: number; opening: number; springing: number; top: number; spans: number },
  shade: Colour,
): string {
  const rise = springing - top
  return Array.from({ length: spans }, (_, index) => {
    const x = from + span * index + (span - opening) / 2
    const end = x + opening
    return filled(
      `M${short(x)} ${short(springing)}A${short(opening / 2)} ${short(rise)} 0 0 1 ${short(end)} ${short(springing)}A${short(opening / 2)} ${short(rise * 0.86)} 0 0 0 ${short(x)} ${short(springing)}z`,
      shade,
    )
  }).join('')
}
