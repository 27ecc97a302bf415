import { type AnyVariables, type TypedDocumentNode } from '@urql/core'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { pricingVariables, travelVariables } from '#web/booking/loadBooking.ts'
import { loadingTimes } from '#web/booking/loadingTimes.ts'
import { answerTimesExchange } from '#web/graph/answerTimes.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { graphThat } from '#test/support/web/graph.ts'

/** 2027-03-01, 12:00 UTC, in seconds. */
const NOON = 1_803_902_400

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The platform answers so many milliseconds after noon. */
async function answered<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  milliseconds: number,
) {
  const graph = graphThat(() => ({ data: {} }), answerTimesExchange)
  vi.setSystemTime(NOON * 1000 + milliseconds)
  await graph.query(document, variables).toPromise()
  vi.setSystemTime((NOON + 600) * 1000)
}

test('the state that is sent names the times at which the platform answered, not that of sending', async () => {
  await answered(TravelDocument, travelVariables('provence', '4'), 1_999)
  await answered(RatioTravelDocument, pricingVariables('v1', { isWhole: true }), 3_000)
  await answered(ContingentsDocument, { ratioTravelId: 'v1', dateId: 'd1' }, 4_000)
  expect(loadingTimes(resolve(draft(), offer()))).toEqual({
    travel: NOON + 1,
    pricingTravel: NOON + 3,
    contingents: NOON + 4,
  })
})

test('until the whole variant is there the time of its first parts counts', async () => {
  const other = offer({ pricing: pricing({ id: 'v2' }) })
  await answered(RatioTravelDocument, pricingVariables('v2', { isWhole: false }), 5_000)
  expect(loadingTimes(resolve(draft(), other)).pricingTravel).toBe(NOON + 5)
  await answered(RatioTravelDocument, pricingVariables('v2', { isWhole: true }), 6_000)
  expect(loadingTimes(resolve(draft(), other)).pricingTravel).toBe(NOON + 6)
})

test('an answer that was not loaded has no loading time', () => {
  const unknown = { ...draft({ date: null }), travelId: 'anderswo' }
  expect(loadingTimes(resolve(unknown, offer({ pricing: null })))).toEqual({
    travel: null,
    pricingTravel: null,
    contingents: null,
  })
  expect(loadingTimes(resolve(unknown, offer({ pricing: pricing({ id: 'v3' }) })))).toEqual({
    travel: null,
    pricingTravel: null,
    contingents: null,
  })
})
