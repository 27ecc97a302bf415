import type { Booking } from './people.ts'
import { servicePrice } from './rates.ts'
import type { Sale } from './sale.ts'

/** Services of the back office (rules 9.3). */
export const CO2_SERVICE_NO = '7474'
const DOCUMENT_SERVICE_NOS: ReadonlyMap<string, string> = new Map([
  ['print', '5390'],
  ['electronic', '5391'],
])

/** The form of documents everybody has who chose none: where it is not sold, it is part of the travel and costs nothing. */
const DEFAULT_DOCUMENTS = 'electronic'

/** The service of the chosen travel documents; null where it is not sold or the name is unknown. */
export function documentServiceNo({ order, sale }: Booking): string | null {
  const serviceNo = DOCUMENT_SERVICE_NOS.get(order.travelDocumentationService) ?? null
  const isSold =
    sale.pricing.isTravelDocumentationAvailable && serviceNo !== null && servicePrice(sale, serviceNo) !== null
  return isSold ? serviceNo : null
}

/** Documents, CO2 compensation and eSIM are chosen only where they are offered. */
export function extrasIssue(booking: Booking): string | null {
  const { order, sale } = booking
  if (order.travelDocumentationService !== DEFAULT_DOCUMENTS && documentServiceNo(booking) === null)
    return 'Diese Art von Reiseunterlagen wird auf dieser Reise nicht angeboten. Bitte wählen Sie neu.'
  if (order.co2compensation && (servicePrice(sale, CO2_SERVICE_NO) ?? 0) <= 0)
    return 'Die CO2-Kompensation wird auf dieser Reise nicht angeboten.'
  const isForeignEsim = order.esimServiceSelection.some(
    ({ service, quantity }) => quantity > 0 && !isEsim(sale, service.serviceNo),
  )
  return isForeignEsim ? 'Dieses eSIM-Paket wird auf dieser Reise nicht angeboten. Bitte wählen Sie neu.' : null
}

/** Whether a service is a data package for one of the regions the travel passes through. */
function isEsim({ settings, pricing, services }: Sale, serviceNo: string): boolean {
  const config = settings.ratioConfig?.esimConfig
  const code = services.get(serviceNo)?.code
  if (config?.enabled !== true || code === undefined) return false
  const regionIds = new Set((pricing.esimSettings?.regions ?? []).map(({ id }) => id))
  return config.regions.some(
    ({ id, serviceCodePrefix }) => regionIds.has(id) && serviceCodePrefix !== '' && code.startsWith(serviceCodePrefix),
  )
}
