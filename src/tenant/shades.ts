import type { BrandColors } from './config.ts'

interface Shade {
  readonly of: keyof BrandColors
  /** Share of the colour in percent; the rest is white. */
  readonly percent: number
}

/** Light shades of the brand's colours, backgrounds of text. */
export const shades = {
  /** Of selected, disabled and hovered elements. */
  tint: { of: 'primary', percent: 7 },
  warningTint: { of: 'secondary', percent: 18 },
  signalTint: { of: 'signal', percent: 8 },
} as const satisfies Readonly<Record<string, Shade>>

/** A shade for a style sheet; it follows the colours of the tenant. */
export function shadeCss({ of, percent }: Shade): string {
  return `color-mix(in srgb, var(--site-colors-${of}) ${percent}%, #FFFFFF)`
}

/** The same as a hex colour, to compute its contrast. Without its colour it is white. */
export function shadeOf({ of, percent }: Shade, { [of]: color = '#FFFFFF' }: Readonly<Partial<BrandColors>>): string {
  const mixed = [1, 3, 5].map((start) =>
    Math.round(255 + ((Number.parseInt(color.slice(start, start + 2), 16) - 255) * percent) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
