import fc from 'fast-check'
import { headers, health, pages, payments, pictures, relay, reports } from './addresses.ts'
import type { Input } from './input.ts'
import type { FuzzContext } from './fuzzContext.ts'
import { bookings, operations, unknownDocuments } from './operations.ts'
import { calls, envelopes, rawRequests } from './transport.ts'

/** Makes an input by its number: the same one for the same number and site. */
export type Inputs = (number: number) => Input

export function inputsFor(known: FuzzContext): Inputs {
  const any = fc.oneof(
    { weight: 24, arbitrary: operations(known) },
    { weight: 14, arbitrary: bookings(known) },
    { weight: 14, arbitrary: unknownDocuments(known) },
    { weight: 8, arbitrary: envelopes(known) },
    { weight: 6, arbitrary: calls(known) },
    { weight: 7, arbitrary: rawRequests(known) },
    { weight: 9, arbitrary: pages(known) },
    { weight: 7, arbitrary: headers(known) },
    { weight: 3, arbitrary: pictures(known) },
    { weight: 3, arbitrary: payments(known) },
    { weight: 3, arbitrary: relay(known) },
    { weight: 2, arbitrary: reports(known) },
    { weight: 2, arbitrary: health(known) },
  )
  return (number) => {
    const [input] = fc.sample(any, { seed: number, numRuns: 1 })
    if (input === undefined) throw new RangeError('One was asked for')
    return input
  }
}
