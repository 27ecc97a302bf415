import type { GraphRequest } from '#protocol/graph.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Call, ProxyOptions } from './call.ts'
import { checkTenant } from './tenant.ts'

/**
 * Translates a trusted document with its variables for the platform.
 * @throws Refusal for a call that must not reach the platform.
 */
export function translate(
  { query, operationName, variables }: GraphRequest,
  { documents, adapter, tenantId }: Pick<ProxyOptions, 'documents' | 'adapter' | 'tenantId'>,
): Pick<Call, 'trusted' | 'variables' | 'adapted'> {
  const trusted = documents.find(query, operationName)
  if (trusted === null) throw new Refusal('UNKNOWN_DOCUMENT', 'This document is not one of the website')
  checkTenant(trusted.name, variables, tenantId)
  const platform = adapter()
  // The platform's errors would look like a failure of its own, of which an alarm wakes the engineer.
  platform.check(trusted, variables)
  const adapted = platform.adapt(trusted, variables)
  // Without `switchToInvoice` the call would start another online payment.
  if (adapted.request.droppedFields.includes('InitBookingPaymentInput.switchToInvoice')) {
    throw new Refusal('NOT_SUPPORTED', 'The booking system cannot switch a payment to invoice')
  }
  return { trusted, variables, adapted }
}
