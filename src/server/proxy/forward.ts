import { OperationTypeNode } from 'graphql'
import { callPlatform, cookieGuard, toResponse, type Call, type ProxyOptions } from './call.ts'
import { toCompressedResponse } from './compressedResponse.ts'

/** Forwards a query, or a mutation that may be repeated, to the platform. */
export async function forward(call: Call, options: ProxyOptions): Promise<Response> {
  const { trusted, request } = call
  const limit = AbortSignal.timeout(options.limits.answerMs)
  // A query is aborted when the visitor leaves, a mutation is not.
  const signal =
    trusted.operation.operation === OperationTypeNode.QUERY ? AbortSignal.any([limit, request.signal]) : limit
  const { data, errors, cookies } = await callPlatform(call, { signal, idempotencyKey: null }, options)
  const isWhole = data !== null && errors.length === 0 && cookies.length === 0
  if (isWhole && call.acceptsBrotli) return toCompressedResponse(data)
  return toResponse(errors.length === 0 ? { data } : { data, errors }, cookies, cookieGuard(request, options))
}
