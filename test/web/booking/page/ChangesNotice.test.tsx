// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { ChangesNotice } from '#web/booking/page/ChangesNotice.tsx'

const left = withChangesAcknowledged(resolve(draft(), wholeOffer()))

test('a change of the offer is shown with its repair and both ways to go on', () => {
  const rooms = wholePricing().accommodations.filter(({ id }) => id !== 'dz')
  renderFunnel(ChangesNotice, left, wholeOffer({ pricing: wholePricing({ accommodations: rooms }) }))
  expect(screen.getByText('Das hat sich bei Ihrer Reise geändert')).toBeDefined()
  expect(screen.getByText(/Doppelzimmer ist nicht mehr erhältlich\./)).toBeDefined()
  expect(
    screen.getByRole('button', { name: /^Stattdessen: 2 × Bett im Doppelzimmer.*, Total CHF\u00A0\d’\d{3}\.-$/ }),
  ).toBeDefined()
  expect(screen.getByRole('button', { name: 'Alles übernehmen' })).toBeDefined()
  expect(screen.getByRole('button', { name: 'Ich wähle selbst' })).toBeDefined()
})

test('a change without a replacement offers no repair, and is acknowledged by a click', async () => {
  renderFunnel(ChangesNotice, left, wholeOffer({ pricing: wholePricing({ personalAddons: [] }) }))
  expect(screen.getByText(/Kurtaxe ist nicht mehr erhältlich\./)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Alles übernehmen' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Verstanden' }))
  expect(screen.queryByText(/Kurtaxe/)).toBeNull()
})

test('nothing is drawn where nothing has changed', () => {
  renderFunnel(ChangesNotice, left, wholeOffer())
  expect(screen.queryByText(/geändert/)).toBeNull()
})
