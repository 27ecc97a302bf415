import type { BrandColors } from './config.ts'

interface Shade {
  readonly of: keyof BrandColors
  /** Share of the colour in percent; the rest is `with`. */
  readonly percent: number
  readonly with: '#FFFFFF' | '#000000'
}

/** Colours of the pages derived from those of the brand. */
export const shades = {
  /** Hover on a background of the primary colour. */
  primaryDeep: { of: 'primary', percent: 68, with: '#000000' },
  /** Background of selected, disabled and hovered elements. */
  tint: { of: 'primary', percent: 7, with: '#FFFFFF' },
  warningTint: { of: 'secondary', percent: 18, with: '#FFFFFF' },
  signalTint: { of: 'signal', percent: 8, with: '#FFFFFF' },
} as const satisfies Readonly<Record<string, Shade>>

/** A shade for a style sheet; it follows the colours of the tenant. */
export function shadeCss({ of, percent, with: other }: Shade): string {
  return `color-mix(in srgb, var(--site-colors-${of}) ${percent}%, ${other})`
}

/** The same as a hex colour, to compute its contrast. */
export function shadeOf({ of, percent, with: other }: Shade, colors: Readonly<Partial<BrandColors>>): string {
  const color = colors[of] ?? other
  const mixed = [1, 3, 5].map((start) =>
    Math.round((part(color, start) * percent + part(other, start) * (100 - percent)) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function part(hex: string, start: number): number {
  return Number.parseInt(hex.slice(start, start + 2), 16)
}
