import { statusById } from '#platform/catalogue/availability.ts'
import type { Day } from '#platform/day.ts'
import { toDays, toPrice } from '#platform/listing/toListing.ts'
import type { Travel } from '#platform/generated/resolverTypes.ts'

/**
 * A travel with what the day tells about it, or null when the tenant has none of this id or slug. Travels that are HIDDEN or
 * OFFLINE are answered too: whether a page shows them is the website's decision.
 */
export async function answerTravel(day: Day, id: string, tenantId: string): Promise<Travel | null> {
  const travel = await day.catalogue.travel(id)
  if (travel?.tenantSettings.some(({ tenant }) => tenant.id === tenantId) !== true) return null
  const departures = (await day.listings()).digests.get(travel.document.id) ?? null
  return {
    ...travel.document,
    minPrice: toPrice(departures),
    availabilityStatus: statusById(await day.catalogue.settings(), travel.statusId),
    ...toDays(departures),
    dates: departures?.dates ?? [],
    travelType: travel.travelType,
    destinations: travel.destinations,
    tenantSettings: travel.tenantSettings,
  }
}
