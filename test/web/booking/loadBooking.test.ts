import { Client } from '@urql/core'
import { expect, test } from 'vitest'
import { map, pipe } from 'wonka'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { travelVariables } from '#web/booking/loadBooking.ts'
import { answerTimesExchange } from '#web/graph/answerTimes.ts'

test('a booking asks for the travel by the variables of its page, if that is known: then it waits for nothing', async () => {
  const ofBooking = { travelId: 'toskana', tenantId: '4', withBooking: true }
  expect(travelVariables('toskana', '4')).toEqual(ofBooking)
  const answer = () => (operations: Parameters<ReturnType<typeof answerTimesExchange>>[0]) =>
    pipe(
      operations,
      map((operation) => ({ operation, data: {}, stale: false, hasNext: false })),
    )
  const graph = new Client({ url: 'https://platform.example', exchanges: [answerTimesExchange, answer] })
  const ofPage = { ...ofBooking, withPage: true }
  await graph.query(TravelDocument, ofPage).toPromise()
  expect(travelVariables('toskana', '4')).toEqual(ofPage)
  expect(travelVariables('elsass', '4')).toEqual({ ...ofBooking, travelId: 'elsass' })
})
