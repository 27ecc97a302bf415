import { readGraphRequest } from '#server/documents/graphRequest.ts'
import { Refusal, toErrorResponse } from '#server/http/refusal.ts'
import { initPayment, placeBooking } from './bookingOperations.ts'
import { createAllowance } from './allowance.ts'
import { readBody } from '#server/http/body.ts'
import type { Call, ProxyOptions, ProxyContext } from './call.ts'
import { forward } from './forward.ts'
import { guardAgainstCsrf } from '#server/http/csrfGuard.ts'
import { createRenderQueries, type RenderQueries } from './renderQueries.ts'
import { toRefusal } from './toRefusal.ts'
import { translate } from './translate.ts'

/** Operations whose variables are a whole booking. */
const WITH_BOOKING: ReadonlySet<string> = new Set(['PlaceBooking', 'RatioSummaryQuery'])

/**
 * @param address IP address of the visitor; null or omitted for a call that is not limited
 * @param acceptsBrotli whether the response may be compressed; omitted: no
 */
type Handle = (request: Request, address?: string | null, acceptsBrotli?: boolean) => Promise<Response>

export interface Proxy extends Handle {
  /** Queries of the pages the host renders, which are not limited. */
  readonly ask: RenderQueries
}

/** `POST /api/proxy`: forwards trusted documents to the platform. Every failure is answered as a GraphQL error. */
export function createProxy(given: ProxyOptions): Proxy {
  const options: ProxyContext = {
    ...given,
    allowance: createAllowance(given.rateLimits ?? null),
    queries: { inFlight: 0 },
  }
  const handle: Handle = async (request, address = null, acceptsBrotli = false) => {
    try {
      await options.allowance.request(address)
      const call = { ...(await readCall(request, options)), address, acceptsBrotli }
      await options.allowance.operation(call.trusted.name, address)
      return await answer(call, options)
    } catch (error) {
      return toErrorResponse(toRefusal(error, options.log, request.signal))
    }
  }
  return Object.assign(handle, { ask: createRenderQueries(options) })
}

function answer(call: Call, options: ProxyContext): Promise<Response> {
  switch (call.trusted.name) {
    case 'PlaceBooking':
      return placeBooking(call, options)
    case 'InitBookingPayment':
      return initPayment(call, options)
    default:
      return forward(call, options)
  }
}

/** @throws Refusal for a call that must not reach the platform. */
async function readCall(request: Request, options: ProxyOptions): Promise<Omit<Call, 'address' | 'acceptsBrotli'>> {
  const { publicUrl, limits } = options
  guardAgainstCsrf(request, publicUrl)
  const body = await readBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs })
  const asked = readGraphRequest(body)
  if (!WITH_BOOKING.has(asked.operationName) && Buffer.byteLength(body) > limits.smallBodyBytes)
    throw new Refusal('BODY_TOO_LARGE', `The body has more than ${limits.smallBodyBytes} bytes`)
  return { ...translate(asked, options), request }
}
