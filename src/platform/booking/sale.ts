import type { Kysely } from 'kysely'
import { daysBetween, type IsoDay, readDay } from '#domain/calendar.ts'
import type { Network } from '#platform/backOffice/networks.ts'
import { loadPackages, loadServices, type PackageRow, type ServiceRow } from '#platform/backOffice/prices.ts'
import { resolvedStatus, waitlistFallback } from '#platform/catalogue/availability.ts'
import type { TenantRecord } from '#platform/catalogue/records.ts'
import type { StoredDeparture, StoredSettings, StoredTravel, StoredVariant } from '#platform/catalogue/stored.ts'
import type { TravelDateExtension, TravelPricing } from '#platform/generated/resolverTypes.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import type { Order } from './order.ts'
import { type Result, accepted, refused } from './result.ts'

/** A departure to be booked, with everything needed to validate and price it. */
export interface Sale {
  readonly today: IsoDay
  readonly tenant: TenantRecord
  readonly settings: StoredSettings
  readonly travel: StoredTravel
  readonly pricing: TravelPricing
  readonly variant: StoredVariant
  readonly departure: StoredDeparture
  /** The chosen extension; null if the departure has none. */
  readonly extension: TravelDateExtension | null
  /** Effective status, after a switch to the waitlist. */
  readonly status: string
  /** Days between start and end. */
  readonly nights: number
  readonly packages: ReadonlyMap<string, PackageRow>
  readonly services: ReadonlyMap<string, ServiceRow>
  readonly outboundNetwork: Network | null
  readonly returnNetwork: Network | null
}

/** Catalogue of the day, and the database with current prices. */
export interface SaleSource {
  readonly day: Day
  readonly db: Kysely<PlatformTables>
}

const GONE = 'Diese Reise ist nicht mehr buchbar. Bitte wählen Sie eine andere Reise oder rufen Sie uns an.'
const DATE_GONE = 'Dieses Reisedatum ist nicht mehr buchbar. Bitte wählen Sie ein anderes Datum.'

/** Resolves an order against the catalogue; refuses one whose travel, variant or date is gone. */
export async function findSale({ day, db }: SaleSource, order: Order, tenantId: string): Promise<Result<Sale>> {
  const tenant = await day.catalogue.tenant(tenantId)
  const travel = await day.catalogue.travel(order.travelId)
  const variant = await day.catalogue.variant(order.pricingTravel.id)
  const pricing = travel?.document.pricing ?? null
  if (tenant === null || travel === null || pricing === null) return refused(GONE)
  if (!travel.tenantSettings.some((listing) => listing.tenant.id === tenantId)) return refused(GONE)
  if (variant?.travelId !== travel.id || !pricing.travels.some(({ id }) => id === variant.id)) return refused(GONE)
  const departure = variant.departures.find(({ id }) => id === order.travelDate.id)
  if (departure === undefined) return refused(DATE_GONE)
  const settings = await day.catalogue.settings()
  const packages = (await loadPackages(db, [departure.id])).get(departure.id) ?? []
  const services = (await loadServices(db, [departure.id])).get(departure.id) ?? []
  const network = async (id: string | null) => (id === null ? null : day.catalogue.network(id))
  return accepted({
    today: day.today,
    tenant,
    settings,
    travel,
    pricing,
    variant,
    departure,
    extension: extensionOf(order, variant, departure),
    status: statusOf(order, settings, resolvedStatus(settings, departure.statusId, travel.statusId)),
    nights: daysBetween(departure.startDate, departure.endDate),
    packages: new Map(packages.map((row) => [row.nr, row])),
    services: new Map(services.map((row) => [row.leistungnr, row])),
    outboundNetwork: await network(departure.outboundNetworkId),
    returnNetwork: await network(departure.returnNetworkId),
  })
}

function extensionOf(order: Order, variant: StoredVariant, departure: StoredDeparture): TravelDateExtension | null {
  const id = order.travelDate.extension?.id
  if (id === undefined || !departure.extensionIds.includes(id)) return null
  return variant.dateExtensions.find((extension) => extension.id === id) ?? null
}

function statusOf(order: Order, settings: StoredSettings, status: string): string {
  return order.switchedToWaitlistFallback ? (waitlistFallback(settings) ?? status) : status
}

/** Whether the travel is on sale today, by the same dates as its page. A HIDDEN travel can be booked by its link (rules 5.12). */
export function listingIssue({ travel, tenant, today }: Sale): string | null {
  const listing = travel.tenantSettings.find((settings) => settings.tenant.id === tenant.id)
  if (listing === undefined || listing.onlineStatus === 'OFFLINE') return GONE
  if (!listing.useTiming) return null
  const [first, last] = [readDay(listing.startDate ?? null), readDay(listing.endDate ?? null)]
  return (first === null || first <= today) && (last === null || today <= last) ? null : GONE
}

/** Whether the departure can be booked (rules 4.5). */
export function departureIssue(order: Order, sale: Sale): string | null {
  const { departure, today, status } = sale
  if (departure.startDate <= today || departure.onlinebuchung === 'NEIN') return DATE_GONE
  if (departure.includesExtension !== (sale.extension !== null)) return DATE_GONE
  if (status === 'CLOSED') return 'Dieses Reisedatum ist ausgebucht. Bitte wählen Sie ein anderes Datum.'
  if (order.switchedToWaitlistFallback && waitlistFallback(sale.settings) === null)
    return 'Für diese Reise führen wir keine Warteliste. Bitte rufen Sie uns an.'
  const seen = order.availabilityStatus?.status ?? null
  if (seen !== null && seen !== status)
    return 'Die Verfügbarkeit dieses Datums hat sich inzwischen geändert. Bitte prüfen Sie das Datum und senden Sie Ihre Angaben nochmals ab.'
  return null
}
