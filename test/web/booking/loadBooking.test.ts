import { expect, test } from 'vitest'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { travelVariables } from '#web/booking/loadBooking.ts'
import { answerTimesExchange } from '#web/graph/answerTimes.ts'

test('a booking asks for the travel by the variables of its page, if that is known: then it waits for nothing', async () => {
  const ofBooking = { travelId: 'toskana', tenantId: '4', withBooking: true }
  expect(travelVariables('toskana', '4')).toEqual(ofBooking)
  const graph = graphThat(() => ({ data: {} }), answerTimesExchange)
  const ofPage = { ...ofBooking, withPage: true }
  await graph.query(TravelDocument, ofPage).toPromise()
  expect(travelVariables('toskana', '4')).toEqual(ofPage)
  expect(travelVariables('elsass', '4')).toEqual({ ...ofBooking, travelId: 'elsass' })
})
