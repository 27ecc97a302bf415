import { expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { toHandOver } from '#domain/booking/stored/handOver.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphOfVariant } from '#test/support/web/graph.ts'
import { handOverLink } from '#web/booking/handOver/handOverLink.ts'
import { takeHandOver } from '#web/booking/handOver/takeHandOver.ts'

const booking = resolve(draft(), offer())

const handOver = toHandOver(booking)
const hash = handOver === null ? '' : new URL(handOverLink('https://site.example', 'provence', handOver)).hash

function linkOpened(link = hash, variant: PricingTravel | null = pricing()) {
  const { graph, answer, fail } = graphOfVariant(variant)
  const leaving = new AbortController()
  const target = { graph, signal: leaving.signal, bookingNow: () => booking, change: vi.fn(), cleanUrl: vi.fn() }
  const outcome = takeHandOver(target, link)
  return { ...target, outcome, answer, fail, leave: () => leaving.abort() }
}

/** Everything that follows an answer is done. */
const settled = () => new Promise((resolve) => setTimeout(resolve))

// rule 10.16
test('the choices of a link are taken over once the prices of its variant are known, and the step is entered', async () => {
  const { answer, change, cleanUrl, outcome } = linkOpened()
  await settled()
  expect(change).not.toHaveBeenCalled()
  answer()
  await settled()
  expect(change).toHaveBeenCalledOnce()
  expect(cleanUrl).toHaveBeenCalledOnce()
  expect(await outcome).toBeNull()
})

// rule 10.16
test('a failed line and a link that is cut or names what is gone are told apart, and the address stays', async () => {
  const offline = linkOpened()
  offline.fail()
  const gone = linkOpened(hash, null)
  gone.answer()
  const cut = linkOpened(hash.slice(0, hash.indexOf('d=')))
  expect([await offline.outcome, await gone.outcome, await cut.outcome]).toEqual(['line', 'link', 'link'])
  for (const { change, cleanUrl } of [offline, gone, cut]) {
    expect(change).not.toHaveBeenCalled()
    expect(cleanUrl).not.toHaveBeenCalled()
  }
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
