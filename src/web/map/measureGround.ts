import type { BaseMapName } from './baseMapNames.ts'
import type { Size } from './plane.ts'
import { textWidth } from './textWidth.ts'

/** Sizes of the names on the ground, as `BaseMapNames.module.css` sets them, in pixels. */
const WRITING = {
  country: { font: '13px', spacing: 1.6 },
  town: { font: '12px', spacing: 0 },
  water: { font: 'italic 12px', spacing: 0 },
} as const

const LINE = 16

/** What a name on the ground takes, in pixels. For the browser only. */
export function measureGround(kind: BaseMapName['kind'], name: string): Size {
  const { font, spacing } = WRITING[kind]
  return { width: textWidth(name, `${font} ${bodyFamily()}`) + name.length * spacing, height: LINE }
}

/** The typeface of the page. */
export function bodyFamily(): string {
  return getComputedStyle(document.body).fontFamily
}
