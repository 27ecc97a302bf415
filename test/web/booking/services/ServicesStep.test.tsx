import { expect, test } from 'vitest'
import { settle } from '#domain/booking/settle.ts'
import { ServicesStep } from '#web/booking/services/ServicesStep.tsx'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { bookingAddon, mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'

test('extras are drawn by what they are for, prescribed ones with the reason', () => {
  const sold = offer({
    pricing: pricing({
      departures: [departure({ services: services({ '301': 4500, '303': 2000 }) })],
      personalAddons: [personalAddon()],
      bookingAddons: [bookingAddon({ mandatorySettings: mandatorySettings(true) })],
    }),
  })
  const words = wordsOf(drawn(ServicesStep, settle(draft(), sold), sold))
  expect(words).toContain('Pro Person')
  expect(words).toContain('Ausflug CHF 45.-')
  expect(words).toContain('Für Ihre Buchung')
  expect(words).toContain('Gehört zur Reise und ist im Total enthalten.')
})

test('where there is nothing to choose the step says so', () => {
  expect(wordsOf(drawn(ServicesStep, draft(), offer()))).toContain('Es fehlt Ihnen nichts.')
})
