import type { BrandColors } from '#tenant/config.ts'
import { shadeOf, shades } from '#tenant/shades.ts'

const HEX = /^#[0-9a-f]{6}$/i

interface Props {
  readonly colors: BrandColors
  readonly nonce: string
}

/** Overrides the brand colours of the tokens and their shades by those of the tenant; what is no hex colour is ignored. */
export function TenantColours({ colors, nonce }: Props) {
  const { primary, secondary, signal } = colors
  // A page that the browser draws anew does without the tenant's shades, which saves it their computation.
  const shaded = import.meta.env.SSR ? shadesOf(colors) : {}
  const variables = Object.entries({ primary, secondary, signal, ...shaded })
    .filter(([, color]) => HEX.test(color))
    .map(([name, color]) => `--site-colors-${name}:${color}`)
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{${variables.join(';')}}`}
    </style>
  )
}

function shadesOf(colors: BrandColors): Readonly<Record<string, string>> {
  return {
    tint: shadeOf(shades.tint, colors),
    'warning-tint': shadeOf(shades.warningTint, colors),
    'signal-tint': shadeOf(shades.signalTint, colors),
  }
}
