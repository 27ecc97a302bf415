import { randomBytes } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { RequestHandler } from 'express'
import { SANDBOX_PATH } from '#protocol/paymentPaths.ts'
import type { Log } from '#server/log/log.ts'
import { runInRequest, readRequestContext } from '#server/log/requestContext.ts'
import { NO_METER, type Meter } from '#server/metrics/meter.ts'

const NONCE_BYTES = 16

/** Paths whose last segment is a payment's token: readers of the log must not be able to open the payment. */
const SECRET_PATHS = new RegExp(`^(${SANDBOX_PATH}/.*/)[^/]+/?$`)

/** Assigns request id (also sent to the visitor, to quote), trace and CSP nonce, and logs one line when the response closes. */
export function requestLog(log: Log, meter: Meter = NO_METER): RequestHandler {
  return (request, response, next) => {
    const begin = performance.now()
    const context = readRequestContext(request.headers)
    const { id, trace } = context
    const path = request.path.replace(SECRET_PATHS, '$1…')
    response.locals['id'] = id
    response.locals['nonce'] = randomBytes(NONCE_BYTES).toString('base64')
    response.setHeader('X-Request-Id', id)
    response.once('close', () => {
      const ms = Math.round((performance.now() - begin) * 10) / 10
      meter.countRequest({ path, method: request.method, status: response.statusCode, seconds: ms / 1000 })
      const left = response.writableFinished ? {} : { aborted: true }
      log.info({ id, trace, method: request.method, path, status: response.statusCode, ms, ...left }, 'request')
    })
    runInRequest(context, next)
  }
}
