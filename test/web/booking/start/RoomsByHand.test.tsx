// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'
import { RoomsByHand } from '#web/booking/start/RoomsByHand.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

test('a room costs per person what its suggestion says, with everything mandatory', () => {
  const levy = personalAddon({ name: 'Tourismusabgabe', mandatorySettings: mandatorySettings(true) })
  const departures = [departure({ services: services({ '301': 1900 }) })]
  const taxed = offer({ pricing: pricing({ departures, personalAddons: [levy] }) })
  const homeless = draft({
    rooms: [],
    travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
  })
  const each = 'CHF 1’309.-'
  const ByHand = () => <RoomsByHand infoOf={() => null} changeUndoably={() => undefined} />
  expect(textOf(renderFunnel(StartStep, homeless, taxed).container)).toContain(`${each} pro Person`)
  expect(textOf(renderFunnel(ByHand, homeless, taxed).container)).toContain(`Doppelzimmer ${each}`)
})

test('a room chosen by hand has the text of the operator, as in its suggestion', () => {
  const homeless = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })
  const ByHand = () => (
    <RoomsByHand infoOf={(id) => `Balkon zum See (${String(id)})`} changeUndoably={() => undefined} />
  )
  const { container } = renderFunnel(ByHand, homeless, offer())
  expect(textOf(container)).toMatch(/Doppelzimmer Balkon zum See \(dz\).*Einzelzimmer Balkon zum See \(ez\)/)
})
