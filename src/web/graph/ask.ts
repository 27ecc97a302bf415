import type { AnyVariables, Client, CombinedError, OperationResult, TypedDocumentNode } from '@urql/core'
import { data } from 'react-router'
import { isFresh, wasAnswered } from './answerTimes.ts'
import { GraphFailure } from './graphFailure.ts'

/**
 * The result of one query, from the cache if it is there. For `load` functions: the hooks of the page then find the
 * result in the cache. A cached null is fetched again, as the entity may exist by now.
 * @throws GraphFailure when there is no usable answer.
 */
export async function ask<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return (await askWithErrors(graph, document, variables)).answer
}

/** The same with the errors beside the data, which tell what failed to load from what is absent. */
export async function askWithErrors<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<{ readonly answer: Data; readonly error: CombinedError | undefined }> {
  const result = await answerTo(graph, document, variables)
  return { answer: usable(result), error: result.error }
}

/** The same for an answer in which something that is missing must not be taken for absent: errors beside data reject. */
export async function askWithoutErrors<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const result = await answerTo(graph, document, variables)
  if (result.error !== undefined) throw new GraphFailure(result.error)
  return usable(result)
}

/**
 * The same with a maximum age: an older result is fetched again, and still served if that fails (stale-if-error).
 * @throws GraphFailure when there is no usable answer.
 */
export async function askWithMaxAge<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  { variables, maxAgeSeconds }: { readonly variables: Variables; readonly maxAgeSeconds: number },
): Promise<Data> {
  if (isFresh(document, variables, maxAgeSeconds)) return ask(graph, document, variables)
  const fresh = await graph.query(document, variables, { requestPolicy: 'network-only' }).toPromise()
  return fresh.data === undefined && wasAnswered(document, variables) ? ask(graph, document, variables) : usable(fresh)
}

async function answerTo<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const known = await graph.query(document, variables).toPromise()
  return isCachedNull(known) ? graph.query(document, variables, { requestPolicy: 'network-only' }).toPromise() : known
}

function usable<Data, Variables extends AnyVariables>(result: OperationResult<Data, Variables>): Data {
  if (result.error !== undefined && result.data === undefined) throw new GraphFailure(result.error)
  if (result.data === undefined) throw new TypeError('A query ended without an answer')
  return result.data
}

/** Whether a null came from the cache and not from the platform. */
function isCachedNull<Variables extends AnyVariables>({
  data: answer,
  operation,
}: OperationResult<unknown, Variables>): boolean {
  const isAbsent = typeof answer === 'object' && answer !== null && Object.values(answer).includes(null)
  return isAbsent && operation.context.meta?.cacheOutcome === 'hit'
}

/**
 * Turns errors of a loader into responses with a status, because the framework hides plain server errors from the page.
 * Thrown responses and redirects pass through.
 *
 * @param report called for unexpected errors, that is any but `GraphFailure`
 */
export async function orFailurePage<Result>(
  loading: Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // The framework takes an error response as a thrown value.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw failureAnswer(error, report)
  }
}

function failureAnswer(error: Error, report: (error: unknown) => void) {
  // Of the platform, whatever it answered: to search engines and shared caches the page is away for a while.
  if (error instanceof GraphFailure) return data({ reason: error.reason, code: error.code }, { status: 503 })
  // Without a connection modules fail to load as well, which is nothing to report.
  if (!import.meta.env.SSR && !navigator.onLine) return data({ reason: 'offline', code: null }, { status: 503 })
  report(error)
  return data({ reason: 'failed', code: null }, { status: 500 })
}
