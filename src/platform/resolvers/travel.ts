import { statusById } from '#platform/catalogue/availability.ts'
import type { Travel } from '#platform/generated/resolverTypes.ts'
import type { Day } from '#platform/rollForward/day.ts'

/**
 * A travel by id or slug, with its current dates; null if the tenant has none. Includes HIDDEN and OFFLINE travels: the
 * website decides whether to show them.
 */
export async function answerTravel(day: Day, id: string, tenantId: string): Promise<Travel | null> {
  const travel = await day.catalogue.travel(id)
  if (travel?.tenantSettings.some(({ tenant }) => tenant.id === tenantId) !== true) return null
  return {
    ...travel.document,
    ...(await day.datesOf(travel.document.id)),
    availabilityStatus: statusById(await day.catalogue.settings(), travel.statusId),
    travelType: travel.travelType,
    destinations: travel.destinations,
    tenantSettings: travel.tenantSettings,
  }
}
