import { daysBetween } from '#domain/calendar.ts'
import { CO2_COMPENSATION, ELECTRONIC_DOCUMENTS, PRINTED_DOCUMENTS } from '#platform/catalogue/serviceNos.ts'
import type { Booking } from './booking.ts'
import { servicePrice } from './rates.ts'
import type { Sale } from './sale.ts'

const DOCUMENT_SERVICE_NOS: ReadonlyMap<string, string> = new Map([
  ['print', PRINTED_DOCUMENTS],
  ['electronic', ELECTRONIC_DOCUMENTS],
])

/** Default document format; where it is not sold as a service, it is included and free. */
const DEFAULT_DOCUMENTS = 'electronic'

/** The fewest days before the departure on which printed documents are sold (rule 9.3.2.3). */
const POST_DAYS = 5

/** Service number of the chosen travel documents; null where it is not sold or the name is unknown. */
export function documentServiceNo({ order, sale }: Booking): string | null {
  const serviceNo = DOCUMENT_SERVICE_NOS.get(order.travelDocumentationService) ?? null
  const isSold =
    sale.pricing.isTravelDocumentationAvailable && serviceNo !== null && servicePrice(sale, serviceNo) !== null
  return isSold ? serviceNo : null
}

/**
 * Validates documents, CO2 compensation and eSIM: each must be offered on this departure, and of each eSIM data package
 * there is one for each traveller (rule 10.8).
 */
export function optionsIssue(booking: Booking): string | null {
  const { order, sale } = booking
  if (order.travelDocumentationService !== DEFAULT_DOCUMENTS && documentServiceNo(booking) === null)
    return 'Diese Art von Reiseunterlagen gibt es auf dieser Reise nicht. Bitte wählen Sie neu.'
  if (order.travelDocumentationService === 'print' && daysBetween(sale.today, sale.departure.startDate) < POST_DAYS)
    return 'Gedruckte Reiseunterlagen kommen bis zur Abreise nicht mehr sicher an. Bitte wählen Sie die elektronischen.'
  if (order.co2compensation && (servicePrice(sale, CO2_COMPENSATION) ?? 0) <= 0)
    return 'Eine CO2-Kompensation gibt es auf dieser Reise nicht. Bitte prüfen Sie Ihre Auswahl.'
  const isForeignEsim = order.esimServiceSelection.some(
    ({ service, quantity }) => quantity > 0 && !isEsim(sale, service.serviceNo),
  )
  if (isForeignEsim) return 'Dieses eSIM-Paket gibt es auf dieser Reise nicht. Bitte wählen Sie neu.'
  const most = booking.people.length
  const isTooMany = order.esimServiceSelection.some(({ service }) => esimQuantity(order, service.serviceNo) > most)
  return isTooMany
    ? `Ein eSIM-Paket gibt es für Ihre Gruppe höchstens ${String(most)}-mal. Bitte prüfen Sie Ihre Auswahl.`
    : null
}

/** Chosen quantity of one eSIM data package. */
function esimQuantity({ esimServiceSelection }: Booking['order'], serviceNo: string): number {
  return esimServiceSelection
    .filter(({ service }) => service.serviceNo === serviceNo)
    .reduce((sum, { quantity }) => sum + quantity, 0)
}

/** Whether a service is an eSIM data package for a region of the travel. */
function isEsim({ settings, pricing, services }: Sale, serviceNo: string): boolean {
  const config = settings.ratioConfig?.esimConfig
  const code = services.get(serviceNo)?.code
  if (config?.enabled !== true || code === undefined) return false
  const regionIds = new Set((pricing.esimSettings?.regions ?? []).map(({ id }) => id))
  return config.regions.some(
    ({ id, serviceCodePrefix }) => regionIds.has(id) && serviceCodePrefix !== '' && code.startsWith(serviceCodePrefix),
  )
}
