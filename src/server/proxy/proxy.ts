import { readGraphRequest } from '#server/documents/graphRequest.ts'
import { Refusal, TooManyRequests, toErrorResponse } from '#server/documents/refusal.ts'
import type { Log } from '#server/log/log.ts'
import { initPayment, placeBooking } from './bookingOperations.ts'
import { createAllowance } from './allowance.ts'
import { readBody } from './body.ts'
import type { Call, ProxyOptions, ProxyContext } from './call.ts'
import { forward } from './forward.ts'
import { guardAgainstCsrf } from './csrfGuard.ts'
import { checkTenant } from './tenant.ts'

/** @param address IP address of the visitor; null or omitted for the host's own calls, which are not limited */
export type Proxy = (request: Request, address?: string | null) => Promise<Response>

/** `POST /api/proxy`: forwards trusted documents to the platform. Every failure is answered as a GraphQL error. */
export function createProxy(given: ProxyOptions): Proxy {
  const options: ProxyContext = { ...given, allowance: createAllowance(given.rateLimits ?? null) }
  return async (request, address = null) => {
    try {
      await options.allowance.request(address)
      const call = { ...(await readCall(request, options)), address }
      await options.allowance.operation(call.known.name, address)
      return await answer(call, options)
    } catch (error) {
      return toErrorResponse(toRefusal(error, request, options.log))
    }
  }
}

function answer(call: Call, options: ProxyContext): Promise<Response> {
  switch (call.known.name) {
    case 'PlaceBooking':
      return placeBooking(call, options)
    case 'InitBookingPayment':
      return initPayment(call, options)
    default:
      return forward(call, options)
  }
}

function toRefusal(error: unknown, request: Request, log: Log): Refusal {
  if (error instanceof Refusal) {
    // If the visitor left, the error code does not mean a failure of the platform.
    if (request.signal.aborted) log.info('visitor left')
    // Rate limits log once per window, not per request.
    else if (!(error instanceof TooManyRequests)) log.warn({ code: error.code }, 'proxy refusal')
    return error
  }
  log.error({ error }, 'proxy failure')
  return new Refusal('INTERNAL', 'The request could not be worked on')
}

/** @throws Refusal for a call that must not reach the platform. */
async function readCall(request: Request, options: ProxyOptions): Promise<Omit<Call, 'address'>> {
  const { publicUrl, documents, limits, adapter, tenantId } = options
  guardAgainstCsrf(request, publicUrl)
  const body = await readBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs })
  const { query, operationName, variables } = readGraphRequest(body)
  const known = (await documents()).find(query, operationName)
  if (known === null) throw new Refusal('UNKNOWN_DOCUMENT', 'This document is not one of the website')
  checkTenant(known.name, variables, tenantId)
  const platform = adapter()
  // Only these two: their errors would look like a failure of the platform, those of other operations are forwarded.
  if (known.name === 'PlaceBooking' || known.name === 'InitBookingPayment') platform.check(known, variables)
  const adapted = platform.adapt(known, variables)
  // Without `switchToInvoice` the call would start another online payment.
  if (adapted.request.droppedFields.includes('InitBookingPaymentInput.switchToInvoice')) {
    throw new Refusal('NOT_SUPPORTED', 'The booking system cannot switch a payment to invoice')
  }
  return { known, variables, request, adapted }
}
