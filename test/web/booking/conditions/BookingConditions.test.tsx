// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { BookingConditions } from '#web/booking/conditions/BookingConditions.tsx'
import { departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'

function words(code = 'BOOKABLE', payment: 'invoice' | 'online' = 'invoice') {
  const chosen = draft()
  const sale = settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled: true, infoText: null } })
  const at = offer({ pricing: pricing({ departures: [departure({ status: status(code) })] }), settings: sale })
  return textOf(
    renderFunnel(BookingConditions, { ...chosen, payment: { ...chosen.payment, type: payment } }, at).container,
  )
}

test('before one books one reads what is paid when, what cancelling costs by day, and how the money is secured', () => {
  const text = words()
  for (const said of [
    'Wann Sie bezahlen',
    'Anzahlung',
    'Restzahlung',
    'Bis 13.04.2027 Bearbeitung, CHF 60.- pro Person',
    '05.06.2027 – 12.06.2027 100 Prozent des Reisepreises',
    'Bundesgesetz über Pauschalreisen',
  ])
    expect(text).toContain(said)
})

test('online payment shows no payment schedule', () => {
  expect(words('BOOKABLE', 'online')).not.toContain('Wann Sie bezahlen')
})

test.each(['WAITLIST', 'WAITLIST_CONTINGENT_CHECK'])(
  'in the status %s there is nothing to pay and nothing to cancel',
  (code) => {
    expect(words(code)).not.toMatch(/Wann Sie bezahlen|annullieren|abgesichert/)
  },
)
