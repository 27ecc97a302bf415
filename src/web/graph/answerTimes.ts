import { createRequest, type AnyVariables, type Exchange, type TypedDocumentNode } from '@urql/core'
import { pipe, tap } from 'wonka'

const answeredAt = new Map<number, number>()
/** Answers up to this time in milliseconds are stale, whatever their age. */
let staleUntil = 0

/** Makes all answers stale: after a refused booking, places and prices are others than those on screen. */
export function expireAnswers(): void {
  staleUntil = Date.now()
}

/** Records when each query was last answered, so that cached results can expire. For the browser's client only. */
export const answerTimesExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      // A partial result, data with an error, counts as an answer.
      tap(({ operation, data }) => {
        if (operation.kind === 'query' && data !== undefined && data !== null) answeredAt.set(operation.key, Date.now())
      }),
    )

/** Whether the last answer to this query is younger than a maximum age in seconds (rules 9.1.4). */
export function isFresh<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  maxAgeSeconds: number,
): boolean {
  const time = timeOf(document, variables)
  return time !== null && time > staleUntil && Date.now() - time < maxAgeSeconds * 1000
}

/** Whether this query has been answered since the page was loaded. */
export function wasAnswered<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): boolean {
  return timeOf(document, variables) !== null
}

/** Time of the last answer to this query in whole seconds since 1970; null before the first. */
export function answeredSeconds<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): number | null {
  const time = timeOf(document, variables)
  return time === null ? null : Math.floor(time / 1000)
}

function timeOf<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): number | null {
  return answeredAt.get(createRequest(document, variables).key) ?? null
}
