// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphOfVariant } from '#test/support/web/graph.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { StartStep } from '#web/booking/start/StartStep.tsx'
import { nextPaint } from '#web/ui/nextPaint.ts'

const travels = ['v1', 'v2'].map((id) => ({
  __typename: 'PricingVariant' as const,
  id,
  transportTypeLabel: id === 'v1' ? 'Car' : 'Bahn',
}))
const twoVariants = offer({ travel: travel({ pricing: travelPricing({ travels }) }) })

/** The first step at an address, where the prices of the train come when told. */
function atStart(search: string) {
  const { graph, answer } = graphOfVariant(pricing({ id: 'v2' }))
  const step = renderFunnelAt(search, StartStep, { draft: draft(), offer: twoVariants, graph })
  const answered = () =>
    act(async () => {
      answer()
      await nextPaint()
      await nextPaint()
    })
  return { ...step, answered }
}

// rule 4.5.6.1
describe.each([
  { asked: 'pressed', search: '', press: () => fireEvent.click(screen.getByRole('radio', { name: /^Bahn/ })) },
  { asked: 'named by a link', search: '?variante=v2', press: () => undefined },
])('a variant that is $asked', ({ search, press }) => {
  test('is chosen once its prices are known, and what it removes can be undone', async () => {
    const { answered, draftNow } = atStart(search)
    press()
    await act(nextPaint)
    expect(draftNow().pricingTravelId).toBe('v1')
    await answered()
    await waitFor(() => expect(draftNow()).toMatchObject({ pricingTravelId: 'v2', rooms: [] }))
    await waitFor(() => expect(screen.getByText('Nicht mehr gewählt: Doppelzimmer')).toBeDefined())
    fireEvent.click(screen.getByRole('button', { name: 'Änderung rückgängig machen' }))
    await waitFor(() => expect(draftNow()).toMatchObject({ pricingTravelId: 'v1', rooms: draft().rooms }))
  })

  test('is not chosen any more after the visitor has left the step', async () => {
    const { answered, draftNow, unmount } = atStart(search)
    press()
    await act(nextPaint)
    unmount()
    await answered()
    expect(draftNow()).toMatchObject({ pricingTravelId: 'v1', rooms: draft().rooms })
  })
})
