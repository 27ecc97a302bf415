import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/documents/refusal.ts'

/**
 * Refuses a call that names another tenant than the host's: as an argument, in an input, or in the booking it carries.
 * A call that names none is the platform's to judge, but for a booking, whose tenant is a whole number.
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
  const isWhole = operationName !== 'PlaceBooking' || typeof variables['tenantId'] === 'number'
  if (!isOurs || !isWhole) throw new Refusal('WRONG_TENANT', 'tenantId must be the tenant of this site')
}

/** The tenant as a booking carries it, under the name it has elsewhere. */
function tenantOf(booking: unknown): unknown {
  const tenant = isValues(booking) ? booking['tenant'] : null
  return isValues(tenant) ? { tenantId: tenant['id'] } : null
}

function idIn(values: unknown): readonly unknown[] {
  const id = isValues(values) ? (values['tenantId'] ?? null) : null
  return id === null ? [] : [id]
}
