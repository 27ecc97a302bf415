import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { BrandQrCode } from '#web/booking/handOver/BrandQrCode.tsx'

// rules 2.5.6, 3.18.4
test('a code is drawn in squares of the primary colour, with the sign of the operator in its middle', () => {
  const markup = renderToStaticMarkup(
    <BrandQrCode text="https://site.example/auftrag" title="Auf dem Handy" branding={carovia.branding} />,
  )
  const [, code = ''] = /<path fill="#14342B" d="([^"]+)"/.exec(markup) ?? []
  // Straight edges alone: neither dots nor rounded eyes.
  expect(code.length).toBeGreaterThan(500)
  expect(code).toMatch(/^[MmHhVvZz\d\s,.-]+$/)
  expect(markup).toMatch(/<image[^>]*href="\/favicon-256x256\.png"/)
  expect(markup).toContain('<title>Auf dem Handy</title>')
})
