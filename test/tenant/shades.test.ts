import fc from 'fast-check'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { contrast } from '#tenant/contrast.ts'
import { tenantProblem } from '#tenant/readTenant.ts'
import { shadeOf, shades } from '#tenant/shades.ts'
import { tokens } from '#web/theme/tokens.ts'

const hex = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

test('the shades of the operator derive from its colours', () => {
  const { colors } = carovia.branding
  expect(shadeOf(shades.tint, colors)).toBe('#EFF1F0')
  expect(shadeOf(shades.warningTint, colors)).toBe('#FFF5D9')
  expect(shadeOf(shades.signalTint, colors)).toBe('#FBECEE')
})

// rule 3.18.3
test('with any accepted colours every text is readable on every background', () => {
  fc.assert(
    fc.property(hex, hex, hex, (primary, secondary, signal) => {
      const colors = { primary, secondary, signal }
      fc.pre(tenantProblem({ ...carovia, branding: { ...carovia.branding, colors } }) === null)
      const [paper, ink, muted] = [tokens.colors.paper.value, tokens.colors.ink.value, tokens.colors.muted.value]
      const [tint, warning, alarm] = [shades.tint, shades.warningTint, shades.signalTint].map((shade) =>
        shadeOf(shade, colors),
      )
      const pairs = [
        ...[paper, tint, warning, secondary].map((ground) => [primary, ground]),
        ...[paper, tint, alarm].map((ground) => [signal, ground]),
        ...[tint, warning, alarm].flatMap((ground) => [ink, muted].map((text) => [text, ground])),
        [paper, primary],
        [secondary, primary],
        [paper, signal],
      ]
      for (const [text = '', ground = ''] of pairs)
        expect(contrast(text, ground), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 300 },
  )
})
