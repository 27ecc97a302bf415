import { Client, CombinedError, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, fromPromise, fromValue, map, mergeMap, never, pipe, type Source } from 'wonka'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'

type Answer = Partial<Pick<OperationResult, 'data' | 'error'>>

/** The answer of a broken line. */
export const OFFLINE: Answer = { error: new CombinedError({ networkError: new Error('offline') }) }

/** The network as the last exchange of a client. */
export function networkOf(answersTo: (operation: Operation) => Source<Answer>): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) =>
        pipe(
          answersTo(operation),
          map((answer) => ({ data: undefined, ...answer, operation, stale: false, hasNext: false })),
        ),
      ),
    )
}

/** A client whose requests are answered at once, or when the promise of the answer is kept. @param exchanges before its network */
export function graphThat(
  answer: (operation: Operation) => Answer | Promise<Answer>,
  ...exchanges: readonly Exchange[]
): Client {
  const network = networkOf((operation) => {
    const given = answer(operation)
    return given instanceof Promise ? fromPromise(given) : fromValue(given)
  })
  return new Client({ url: 'https://platform.example', exchanges: [...exchanges, network] })
}

/** A client whose requests stay pending. */
export function pendingGraph(): Client {
  return new Client({ url: 'https://platform.example', exchanges: [() => () => never] })
}

interface GraphOfVariant {
  readonly graph: Client
  /** Answers all queries, also those to come, with the variant. */
  readonly answer: () => void
  /** Fails the queries so far as a broken line does. */
  readonly fail: () => void
}

/** A client whose queries are answered when told, all of them with the same variant; null for one that is gone. */
export function graphOfVariant(pricing: PricingTravel | null): GraphOfVariant {
  const data = { ratioTravel: pricing === null ? null : { ...pricing.loaded, ratioCatalogBundle: null, dates: [] } }
  let line = newLine()
  const graph = graphThat(() => line.isWhole.then((isWhole) => (isWhole ? { data } : OFFLINE)))
  const fail = () => {
    line.end(false)
    line = newLine()
  }
  return { graph, answer: () => line.end(true), fail }
}

function newLine() {
  let end: (isWhole: boolean) => void = () => {}
  const isWhole = new Promise<boolean>((resolve) => {
    end = resolve
  })
  return { isWhole, end }
}
