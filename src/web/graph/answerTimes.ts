import { createRequest, type AnyVariables, type Exchange, type TypedDocumentNode } from '@urql/core'
import { pipe, tap } from 'wonka'

const answeredAt = new Map<number, number>()

/** Notes when the platform answered each query, so that cached answers can be told to be too old. For the browser's client only. */
export const answerTimesExchange: Exchange =
  ({ forward }) =>
  (operations) =>
    pipe(
      forward(operations),
      // An error beside data is a hole in an answer, and not the lack of one.
      tap(({ operation, data }) => {
        if (operation.kind === 'query' && data !== undefined && data !== null) answeredAt.set(operation.key, Date.now())
      }),
    )

/** Whether the platform answered this query less than so many seconds ago (rules 9.1.4). */
export function isFresh<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
  seconds: number,
): boolean {
  const time = timeOf(document, variables)
  return time !== null && Date.now() - time < seconds * 1000
}

/** Whether this page has ever had an answer to this query. */
export function wasAnswered<Variables extends AnyVariables>(
  document: TypedDocumentNode<unknown, Variables>,
  variables: Variables,
): boolean {
  return timeOf(document, variables) !== null
}

/** When the platform answered this query, in whole seconds since 1970; null while it has not. */
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
