// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { bookingAddon, mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { RoomsByHand } from '#web/booking/start/RoomsByHand.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

/** Two adults before they choose rooms. */
const pair = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})
const ByHand = () => <RoomsByHand infoOf={() => null} changeUndoably={() => undefined} />

test('a room costs per person what its suggestion says, with everything mandatory', () => {
  const levy = personalAddon({ name: 'Tourismusabgabe', mandatorySettings: mandatorySettings(true) })
  const departures = [departure({ services: services({ '301': 1900 }) })]
  const taxed = offer({ pricing: pricing({ departures, personalAddons: [levy] }) })
  const each = 'CHF 1’309.-'
  expect(textOf(renderFunnel(StartStep, pair, taxed).container)).toContain(`${each} pro Person`)
  expect(textOf(renderFunnel(ByHand, pair, taxed).container)).toContain(`Doppelzimmer ${each}`)
})

// rule 10.33
test('a single room costs by hand what its suggestion says, the cost of the booking shared by the two who travel', () => {
  const harbour = bookingAddon({ name: 'Hafentaxe', mandatorySettings: mandatorySettings(true) })
  const departures = [departure({ services: services({ '303': 2400 }) })]
  const taxed = offer({ pricing: pricing({ departures, bookingAddons: [harbour] }) })
  expect(textOf(renderFunnel(StartStep, pair, taxed).container)).toContain(
    '2 × Einzelzimmer CHF 3’004.- CHF 1’502.- pro Person',
  )
  expect(textOf(renderFunnel(ByHand, pair, taxed).container)).toContain('Einzelzimmer CHF 1’502.-')
  const alone = { ...pair, travellers: pair.travellers.slice(0, 1) }
  expect(textOf(renderFunnel(ByHand, alone, taxed).container)).toContain('Einzelzimmer CHF 1’514.-')
})

test('a room chosen by hand has the text of the operator, as in its suggestion', () => {
  const homeless = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  const WithInfo = () => (
    <RoomsByHand infoOf={(id) => `Balkon zum See (${String(id)})`} changeUndoably={() => undefined} />
  )
  const { container } = renderFunnel(WithInfo, homeless, offer())
  expect(textOf(container)).toMatch(/Doppelzimmer Balkon zum See \(dz\).*Einzelzimmer Balkon zum See \(ez\)/)
})
