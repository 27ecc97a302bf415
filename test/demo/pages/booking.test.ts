import { expect, test } from 'vitest'
import { howToBook } from '#demo/pages/booking.ts'
import { gtcPage } from '#demo/pages/gtc.ts'

const byInvoice = ({ body }: { readonly body: string }) =>
  /Auf Rechnung: [^.]*\./.exec(body.replaceAll('\n', ' '))?.[0] ?? ''

test('how to pay by invoice is told as in the terms', () => {
  expect(byInvoice(howToBook)).toContain('30 Prozent innert zehn Tagen nach der Bestätigung')
  expect(byInvoice(howToBook)).toBe(byInvoice(gtcPage))
})
