import { OperationTypeNode } from 'graphql'
import type { GraphAnswer, GraphRequest } from '#protocol/graph.ts'
import { STATUS_BY_CODE } from '#protocol/refusalCodes.ts'
import { Refusal } from '#server/http/refusal.ts'
import { callPlatform, type ProxyOptions } from './call.ts'
import { toRefusal } from './toRefusal.ts'
import { translate } from './translate.ts'

/**
 * Answers a query of a page that the host renders.
 * @param cookie the visitor's cookies, sent on as the browser would; null for a page that all visitors share
 */
export type RenderQueries = (request: GraphRequest, cookie: string | null) => Promise<GraphAnswer>

/** Answers the queries of pages while the host renders them, in process, as `/api/proxy` would. Every failure is answered as a GraphQL error. */
export function createRenderQueries(options: ProxyOptions): RenderQueries {
  return async (asked, cookie) => {
    const signal = AbortSignal.timeout(options.limits.answerMs)
    try {
      const { trusted, variables, adapted } = translate(asked, options)
      // A booking is sent at most once, which only a request to the proxy ensures.
      if (trusted.operation.operation !== OperationTypeNode.QUERY)
        throw new Refusal('METHOD_NOT_ALLOWED', 'Pages only ask queries')
      const request = { headers: new Headers(cookie === null ? {} : { Cookie: cookie }) }
      const { data, errors } = await callPlatform(
        { trusted, variables, adapted, request },
        { signal, idempotencyKey: null },
        options,
      )
      return { status: 200, data, errors }
    } catch (error) {
      const { code, message, details } = toRefusal(error, options.log, { aborted: false })
      return { status: STATUS_BY_CODE[code], data: null, errors: [{ message, extensions: { ...details, code } }] }
    }
  }
}
