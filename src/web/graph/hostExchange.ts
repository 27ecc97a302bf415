import { makeResult, stringifyDocument, type Exchange, type Operation, type OperationResult } from '@urql/core'
import { filter, fromPromise, mergeMap, pipe } from 'wonka'
import type { HostValues } from '#web/document/hostContext.ts'
import { sendWithRetries } from './proxyFetch.ts'

/** Puts queries to the host in process; in place of `fetchExchange`. The server sends no mutations. */
export function hostExchange(ask: HostValues['ask']): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind === 'query'),
      mergeMap((operation) => fromPromise(answerTo(operation, ask))),
    )
}

async function answerTo(operation: Operation, ask: HostValues['ask']): Promise<OperationResult> {
  const { query, variables } = operation
  const request = { query: stringifyDocument(query), operationName: nameOf(query), variables: { ...variables } }
  const { status, data, errors } = await sendWithRetries(() => ask(request))
  const answer = errors.length === 0 ? { data } : { data, errors: [...errors] }
  return makeResult(operation, answer, new Response(null, { status }))
}

function nameOf({ definitions }: Operation['query']): string {
  for (const definition of definitions) if ('operation' in definition) return definition.name?.value ?? ''
  return ''
}
