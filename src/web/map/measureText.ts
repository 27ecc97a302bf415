import type { BaseMapName } from './baseMapNames.ts'
import type { Size } from './plane.ts'

/** Fonts of the names on the base map, as in `BaseMapNames.module.css`; letter spacing in pixels. */
const NAME_STYLES = {
  country: { font: '13px', spacing: 1.6 },
  town: { font: '12px', spacing: 0 },
  water: { font: 'italic 12px', spacing: 0 },
} as const

const LINE_HEIGHT = 16

let context: CanvasRenderingContext2D | null | undefined

/** Width of a text in pixels; `font` as in CSS. Browser only. */
export function textWidth(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (context === null) return text.length * 8
  context.font = font
  return context.measureText(text).width
}

/** Size of a name on the base map, in pixels. Browser only. */
export function measureBaseMapName(kind: BaseMapName['kind'], name: string): Size {
  const { font, spacing } = NAME_STYLES[kind]
  return { width: textWidth(name, `${font} ${bodyFamily()}`) + name.length * spacing, height: LINE_HEIGHT }
}

/** Font family of the page. */
export function bodyFamily(): string {
  return getComputedStyle(document.body).fontFamily
}
