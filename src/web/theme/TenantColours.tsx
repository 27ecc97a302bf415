import type { BrandColors } from '#tenant/config.ts'
import { shadeOf, shades } from '#tenant/shades.ts'

const ID = 'tenant-colours'

const HEX = /^#[0-9a-f]{6}$/i

interface Props {
  readonly colors: BrandColors
  readonly nonce: string
}

/** Overrides the brand colours of the tokens, and their shades, by those of the tenant. Values other than hex colours are ignored. */
export function TenantColours({ colors, nonce }: Props) {
  return (
    <style id={ID} nonce={nonce} suppressHydrationWarning>
      {/* As it was served: only that is allowed by its hash, and the browser need not know how shades are mixed. */}
      {import.meta.env.SSR ? coloursCss(colors) : document.getElementById(ID)?.textContent}
    </style>
  )
}

function coloursCss(colors: BrandColors): string {
  const brand = Object.entries({ primary: colors.primary, secondary: colors.secondary, signal: colors.signal })
    .filter(([, color]) => HEX.test(color))
    .map(([name, color]) => `--site-colors-${name}:${color}`)
  return `:root{${[...brand, ...shadesOf(colors)].join(';')}}`
}

function shadesOf(colors: BrandColors): readonly string[] {
  const named = { tint: shades.tint, 'warning-tint': shades.warningTint, 'signal-tint': shades.signalTint }
  return Object.entries(named)
    .filter(([, { of }]) => HEX.test(colors[of]))
    .map(([name, shade]) => `--site-colors-${name}:${shadeOf(shade, colors)}`)
}
