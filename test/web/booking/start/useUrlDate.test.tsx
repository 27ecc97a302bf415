// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { departure } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'

const twoDates = offer({
  pricing: pricing({
    departures: [departure(), departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })],
  }),
})

// rule 4.6.1
test('a link to another date tells which choices it removes, and can be undone', async () => {
  const { draftNow } = renderFunnelAt('?datum=d2', StartStep, { draft: draft(), offer: twoDates })
  await waitFor(() => expect(draftNow()).toMatchObject({ date: { dateId: 'd2' }, rooms: [] }))
  await waitFor(() => expect(screen.getByText('Nicht mehr gewählt: Doppelzimmer')).toBeDefined())
  fireEvent.click(screen.getByRole('button', { name: 'Änderung rückgängig machen' }))
  await waitFor(() => expect(draftNow()).toMatchObject({ date: { dateId: 'd1' }, rooms: draft().rooms }))
})

test('a link to the date already chosen removes nothing', async () => {
  const { draftNow } = renderFunnelAt('?datum=d1', StartStep, { draft: draft(), offer: twoDates })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Reisedatum ändern' })).toBeDefined())
  expect(draftNow().rooms).toEqual(draft().rooms)
  expect(screen.queryByText(/Nicht mehr gewählt/)).toBeNull()
})

// rule 4.4.1
test('whoever comes by the link to the waitlist is on it, and is not asked again', async () => {
  const shut = offer({ pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }) })
  const { draftNow } = renderFunnelAt('?datum=d1&warteliste=ja', StartStep, {
    draft: draft({ rooms: [] }),
    offer: shut,
  })
  await waitFor(() => expect(draftNow().switchedToWaitlistFallback).toBe(true))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Warteliste verlassen' })).toBeDefined())
  expect(screen.queryByRole('button', { name: 'Warteliste wählen' })).toBeNull()
})
