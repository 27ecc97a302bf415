import { OperationTypeNode } from 'graphql'
import { STATUS_BY_CODE } from '#contract/refusalCodes.ts'
import type { GraphRequest } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/documents/refusal.ts'
import { callPlatform, type Answer, type ProxyOptions } from './call.ts'
import { toRefusal } from './toRefusal.ts'
import { translate } from './translate.ts'

/** The answer `/api/proxy` would give, as values instead of a response. */
export interface OwnAnswer extends Pick<Answer, 'data' | 'errors'> {
  /** HTTP status the answer would have. */
  readonly status: number
}

/** @param cookie the visitor's cookies, sent on as the browser would; null for a page that all visitors share */
export type OwnQuestions = (question: GraphRequest, cookie: string | null) => Promise<OwnAnswer>

/** Answers the queries of pages the host renders, in process. Every failure is answered as a GraphQL error. */
export function createOwnQuestions(options: ProxyOptions): OwnQuestions {
  return async (question, cookie) => {
    const signal = AbortSignal.timeout(options.limits.answerMs)
    try {
      const { known, adapted } = await translate(question, options)
      // A booking is sent at most once, which only a request to the proxy ensures.
      if (known.operation.operation !== OperationTypeNode.QUERY)
        throw new Refusal('METHOD_NOT_ALLOWED', 'Pages only ask queries')
      const request = { headers: new Headers(cookie === null ? {} : { Cookie: cookie }) }
      const { data, errors } = await callPlatform(
        { known, adapted, request },
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
