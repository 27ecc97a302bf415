import { expect, test } from 'vitest'
import { withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { draft } from '#test/support/builders/draft.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'
import { drawn } from '#test/support/funnel.tsx'
import { ChangesNotice } from '#web/booking/page/ChangesNotice.tsx'

const left = withChangesAcknowledged(draft(), wholeOffer())

test('what has changed is told with its repair, and can be taken note of', () => {
  const rooms = wholePricing().accommodations.filter(({ id }) => id !== 'dz')
  const html = drawn(ChangesNotice, left, wholeOffer({ pricing: wholePricing({ accommodations: rooms }) }))
  expect(html).toContain('Das hat sich bei Ihrer Reise geändert')
  expect(html).toContain('Doppelzimmer ist nicht mehr erhältlich.')
  expect(html).toContain('Stattdessen: Bett im Doppelzimmer')
  expect(html).toContain('Alles übernehmen')
  expect(html).toContain('Ich wähle selbst')
})

test('where nothing can be had instead there is nothing to take over', () => {
  const html = drawn(ChangesNotice, left, wholeOffer({ pricing: wholePricing({ personalAddons: [] }) }))
  expect(html).toContain('Kurtaxe ist nicht mehr erhältlich.')
  expect(html).not.toContain('Alles übernehmen')
  expect(html).toContain('Verstanden')
})

test('nothing is drawn where nothing has changed', () => {
  expect(drawn(ChangesNotice, left, wholeOffer())).not.toContain('geändert')
})
