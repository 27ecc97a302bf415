import type { BrandColors } from '#tenant/config.ts'

const HEX = /^#[0-9a-f]{6}$/i

interface Props {
  readonly colors: BrandColors
  readonly nonce: string
}

/** Overrides the brand colours of the tokens by those of the tenant. Values other than hex colours are ignored. */
export function TenantColours({ colors, nonce }: Props) {
  const variables = Object.entries({ primary: colors.primary, secondary: colors.secondary, signal: colors.signal })
    .filter(([, color]) => HEX.test(color))
    .map(([name, color]) => `--site-colors-${name}:${color}`)
  return (
    <style nonce={nonce} suppressHydrationWarning>
      {`:root{${variables.join(';')}}`}
    </style>
  )
}
