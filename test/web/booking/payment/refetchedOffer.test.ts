import { beforeEach, expect, test, vi } from 'vitest'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphOfVariant, pendingGraph } from '#test/support/web/graph.ts'
import { refetchedOffer } from '#web/booking/payment/refetchedOffer.ts'

const chosen = { travelId: 'provence', offer: offer(), dateId: 'd1' }

beforeEach(() => {
  vi.useFakeTimers()
  return () => void vi.useRealTimers()
})

// rule 10.14
test('nobody waits for a silent platform longer than four seconds: the offer stays as it was', async () => {
  const renewed = refetchedOffer(pendingGraph(), chosen)
  const settled = vi.fn()
  void renewed.then(settled)
  await vi.advanceTimersByTimeAsync(3_999)
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(await renewed).toBe(chosen.offer)
})

// rule 10.14
test('parts of the offer that the platform answers are refetched, the others stay as they were', async () => {
  const variant = pricing({ id: chosen.offer.pricing?.id ?? '' })
  const { graph, answer } = graphOfVariant(variant)
  const renewed = refetchedOffer(graph, chosen)
  answer()
  const { pricing: prices, saleDates, travel, contingents } = await renewed
  expect(prices?.id).toBe(variant.id)
  expect([prices?.departures, saleDates]).toEqual([[], []])
  expect([travel, contingents]).toEqual([chosen.offer.travel, chosen.offer.contingents])
})

// rule 10.14
test('a line that breaks leaves the offer as it was', async () => {
  const { graph, fail } = graphOfVariant(null)
  const renewed = refetchedOffer(graph, chosen)
  fail()
  expect(await renewed).toEqual(chosen.offer)
})
