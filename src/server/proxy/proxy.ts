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

/** @param address IP address of the visitor; null or left out where the host itself asks, which no limit holds up */
export type Proxy = (request: Request, address?: string | null) => Promise<Response>

/** `POST /api/proxy`: lets known documents through to the platform and answers every failure as a GraphQL error. */
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
    // Who has left is no fault of the platform, whatever the refusal is called.
    if (request.signal.aborted) log.info('visitor left')
    // The limits tell of themselves, once and not with each request.
    else if (!(error instanceof TooManyRequests)) log.warn({ code: error.code }, 'proxy refusal')
    return error
  }
  log.error({ error }, 'proxy failure')
  return new Refusal('INTERNAL', 'The request could not be worked on')
}

/** @throws Refusal for all that never reaches the platform. */
async function readCall(request: Request, options: ProxyOptions): Promise<Omit<Call, 'address'>> {
  const { publicUrl, documents, limits, adapter, tenantId } = options
  guardAgainstCsrf(request, publicUrl)
  const body = await readBody(request, { bytes: limits.bodyBytes, ms: limits.bodyMs })
  const { query, operationName, variables } = readGraphRequest(body)
  const known = (await documents()).find(query, operationName)
  if (known === null) throw new Refusal('UNKNOWN_DOCUMENT', 'This document is not one of the website')
  checkTenant(known.name, variables, tenantId)
  const platform = adapter()
  // What a platform says to other variables is handed on; of these two it would look like a failure of the platform.
  if (known.name === 'PlaceBooking' || known.name === 'InitBookingPayment') platform.check(known, variables)
  const adapted = platform.adapt(known, variables)
  // Without its flag the call would start the very payment the visitor wants to be rid of.
  if (adapted.request.droppedFields.includes('InitBookingPaymentInput.switchToInvoice')) {
    throw new Refusal('NOT_SUPPORTED', 'The booking system cannot switch a payment to invoice')
  }
  return { known, variables, request, adapted }
}
