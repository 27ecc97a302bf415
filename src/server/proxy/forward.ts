import { OperationTypeNode } from 'graphql'
import { Busy } from '#server/http/refusal.ts'
import { callPlatform, cookieGuard, toResponse, type Answer, type Call, type ProxyContext } from './call.ts'
import { toCompressedResponse } from './compressedResponse.ts'

/**
 * Forwards a query, or a mutation that may be repeated, to the platform.
 * @throws Busy for a query while too many are under way
 */
export async function forward(call: Call, options: ProxyContext): Promise<Response> {
  const { trusted, request } = call
  const limit = AbortSignal.timeout(options.limits.answerMs)
  // A query is aborted when the visitor leaves, a mutation is not.
  const { data, errors, cookies } =
    trusted.operation.operation === OperationTypeNode.QUERY
      ? await ask(call, AbortSignal.any([limit, request.signal]), options)
      : await callPlatform(call, { signal: limit, idempotencyKey: null }, options)
  const isWhole = data !== null && errors.length === 0 && cookies.length === 0
  if (isWhole && call.acceptsBrotli) return toCompressedResponse(data)
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies, cookieGuard(request, options))
}

/** Refuses instead of queueing: queries the cache can answer would wait behind those it cannot. */
async function ask(call: Call, signal: AbortSignal, options: ProxyContext): Promise<Answer> {
  const { queries, limits } = options
  if (queries.inFlight >= limits.queriesInFlight) throw new Busy()
  queries.inFlight += 1
  try {
    return await callPlatform(call, { signal, idempotencyKey: null }, options)
  } finally {
    queries.inFlight -= 1
  }
}
