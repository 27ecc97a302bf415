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

/**
 * A shade as a hex colour; white without its colour. Not mixed by the style sheet: extensions that darken pages leave such
 * grounds light under letters that they have made light, and browsers before 2023 draw none.
 */
export function shadeOf({ of, percent }: Shade, { [of]: color = '#FFFFFF' }: Readonly<Partial<BrandColors>>): string {
  const mixed = [1, 3, 5].map((start) =>
    Math.round(255 + ((Number.parseInt(color.slice(start, start + 2), 16) - 255) * percent) / 100),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}
