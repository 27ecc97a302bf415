import { readDay, type IsoDay } from '#domain/calendar.ts'
import { readOnlineStatus } from '#domain/onlineStatus.ts'

/** A tenant's listing of a travel (rules 3.2). */
export interface TenantListing {
  readonly tenant: { readonly id: string }
  readonly onlineStatus: string
  readonly redirectToBooking: boolean
  readonly useTiming: boolean
  readonly startDate: string | null
  readonly endDate: string | null
}

export interface ListedTravel {
  readonly seoSettings: { readonly urlSlug: string | null }
  /** Null where the platform decides what is listed. */
  readonly tenantSettings: readonly TenantListing[] | null
}

/** Listing of a travel: `listed`; `hidden`, reachable by URL only; `gone`, formerly listed; `unknown`. */
export type ListingState = 'listed' | 'hidden' | 'gone' | 'unknown'

/** The listing state that decides the response of a travel's page; null is a travel the platform does not have. */
export function listingState(travel: ListedTravel | null, tenantId: string, today: IsoDay): ListingState {
  if (travel === null || !travel.seoSettings.urlSlug) return 'unknown'
  if (travel.tenantSettings === null) return 'listed'
  const listing = listingOf(travel, tenantId)
  if (listing === null) return 'unknown'
  const status = readOnlineStatus(listing.onlineStatus)
  if (status === 'OFFLINE') return 'gone'
  switch (timing(listing, today)) {
    case 'before':
      return 'unknown'
    case 'after':
      return 'gone'
    case 'during':
      return status === 'HIDDEN' ? 'hidden' : 'listed'
  }
}

/** Whether a travel has no page of its own at this tenant, so that its link leads to the booking. */
export function redirectsToBooking(travel: ListedTravel, tenantId: string): boolean {
  return listingOf(travel, tenantId)?.redirectToBooking === true
}

function listingOf({ tenantSettings }: ListedTravel, tenantId: string): TenantListing | null {
  return tenantSettings?.find(({ tenant }) => tenant.id === tenantId) ?? null
}

/** Both limits are included; null is unbounded. */
function timing({ useTiming, startDate, endDate }: TenantListing, today: IsoDay): 'before' | 'during' | 'after' {
  if (!useTiming) return 'during'
  const [first, last] = [readDay(startDate), readDay(endDate)]
  if (first !== null && today < first) return 'before'
  return last !== null && today > last ? 'after' : 'during'
}
