import { OperationTypeNode } from 'graphql'
import { callPlatform, cookieGuard, toResponse, type Call, type ProxyOptions } from './call.ts'

/** Puts a question to the platform, or an act that may run twice. */
export async function forward(call: Call, options: ProxyOptions): Promise<Response> {
  const { known, request } = call
  const limit = AbortSignal.timeout(options.limits.answerMs)
  // A visitor who leaves takes a question along, but never an act that has begun.
  const signal =
    known.operation.operation === OperationTypeNode.QUERY ? AbortSignal.any([limit, request.signal]) : limit
  const { data, errors, cookies } = await callPlatform(call, { signal, idempotencyKey: null }, options)
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies, cookieGuard(request, options))
}
