import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'

/**
 * Rejects a call for another tenant than the host's, whether in an argument, an input or a booking. A missing tenant is
 * left to the platform, except for a booking, which needs a number.
 * @throws Refusal
 */
export function checkTenant(operationName: string, variables: Values, tenantId: string): void {
  const named = [
    variables,
    variables['input'],
    tenantOf(variables['json']),
    tenantOf(variables['clientState']),
  ].flatMap(idIn)
  const isOurs = named.every((id) => (typeof id === 'string' || typeof id === 'number') && String(id) === tenantId)
  const hasTenant = operationName !== 'PlaceBooking' || typeof variables['tenantId'] === 'number'
  if (!isOurs || !hasTenant) throw new Refusal('WRONG_TENANT', 'tenantId must be the tenant of this site')
}

/** The tenant of a booking, as `tenantId`. */
function tenantOf(booking: unknown): unknown {
  const tenant = isValues(booking) ? booking['tenant'] : null
  return isValues(tenant) ? { tenantId: tenant['id'] } : null
}

function idIn(values: unknown): readonly unknown[] {
  const id = isValues(values) ? (values['tenantId'] ?? null) : null
  return id === null ? [] : [id]
}
