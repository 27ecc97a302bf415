import type { AnyVariables, Client, OperationResult, TypedDocumentNode } from '@urql/core'
import { data } from 'react-router'
import { isFresh, wasAnswered } from './answerTimes.ts'
import { GraphFailure } from './graphFailure.ts'

/**
 * The answer to one query, from the cache where it is known. For `load` functions: what was asked here is on hand when
 * the page's hooks ask again. That there is no such thing is asked each time: it may be there by now.
 * @throws GraphFailure when there is no usable answer.
 */
export async function ask<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  return usable(await answerTo(graph, document, variables))
}

/**
 * The same for what is only good for so many seconds: an older answer is asked for anew, and serves where that fails.
 * @throws GraphFailure when there is no usable answer.
 */
export async function askWithin<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  { variables, seconds }: { readonly variables: Variables; readonly seconds: number },
): Promise<Data> {
  if (isFresh(document, variables, seconds)) return ask(graph, document, variables)
  const anew = await graph.query(document, variables, { requestPolicy: 'network-only' }).toPromise()
  return anew.data === undefined && wasAnswered(document, variables) ? ask(graph, document, variables) : usable(anew)
}

async function answerTo<Data, Variables extends AnyVariables>(
  graph: Client,
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<OperationResult<Data, Variables>> {
  const known = await graph.query(document, variables).toPromise()
  return isRememberedAbsence(known)
    ? graph.query(document, variables, { requestPolicy: 'network-only' }).toPromise()
    : known
}

function usable<Data, Variables extends AnyVariables>(result: OperationResult<Data, Variables>): Data {
  if (result.error !== undefined && result.data === undefined) throw new GraphFailure(result.error)
  if (result.data === undefined) throw new TypeError('A query ended without an answer')
  return result.data
}

/** Whether a cache, and not the platform, has answered that there is none. */
function isRememberedAbsence<Variables extends AnyVariables>({
  data: answer,
  operation,
}: OperationResult<unknown, Variables>): boolean {
  const isAbsent = typeof answer === 'object' && answer !== null && Object.values(answer).includes(null)
  return isAbsent && operation.context.meta?.cacheOutcome === 'hit'
}

/**
 * What a route throws for a failure: an answer with a status, for the framework hides plain errors of the server from
 * the page. An error of ours, such as one over an answer with a hole, is one too. Redirects and the like are thrown on.
 *
 * @param report is told of errors of ours.
 */
export async function orFailurePage<Result>(
  loading: Promise<Result>,
  report: (error: unknown) => void,
): Promise<Result> {
  try {
    return await loading
  } catch (error) {
    if (!(error instanceof Error)) throw error
    // An error answer, which the framework takes as a thrown value.
    // eslint-disable-next-line @typescript-eslint/only-throw-error
    throw failureAnswer(error, report)
  }
}

function failureAnswer(error: Error, report: (error: unknown) => void) {
  if (error instanceof GraphFailure)
    return data({ reason: error.reason, code: error.code }, { status: error.reason === 'failed' ? 500 : 503 })
  report(error)
  return data({ reason: 'failed', code: null }, { status: 500 })
}
