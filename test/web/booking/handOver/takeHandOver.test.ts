import { expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { toHandOver } from '#domain/booking/stored/handOver.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphOfVariant } from '#test/support/web/graph.ts'
import { handOverLink } from '#web/booking/handOver/handOverLink.ts'
import { takeHandOver } from '#web/booking/handOver/takeHandOver.ts'

const booking = resolve(draft(), offer())

function linkOpened() {
  const handOver = toHandOver(booking)
  if (handOver === null) throw new Error('the builders have chosen a date')
  const { graph, answer } = graphOfVariant(pricing())
  const leaving = new AbortController()
  const target = { graph, signal: leaving.signal, bookingNow: () => booking, change: vi.fn(), cleanUrl: vi.fn() }
  takeHandOver(target, new URL(handOverLink('https://site.example', 'provence', handOver)).hash)
  return { ...target, answer, leave: () => leaving.abort() }
}

/** Everything that follows an answer is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

// rule 10.16
test('the choices of a link are taken over once the prices of its variant are known, and the step is entered', async () => {
  const { answer, change, cleanUrl } = linkOpened()
  await settled()
  expect(change).not.toHaveBeenCalled()
  answer()
  await settled()
  expect(change).toHaveBeenCalledOnce()
  expect(cleanUrl).toHaveBeenCalledOnce()
})

test('nothing is taken over, and no step entered, after the visitor has left the page', async () => {
  const { answer, leave, change, cleanUrl } = linkOpened()
  await settled()
  leave()
  answer()
  await settled()
  expect(change).not.toHaveBeenCalled()
  expect(cleanUrl).not.toHaveBeenCalled()
})
