import type { TravelRecord, VariantRecord } from '#platform/catalogue/records.ts'
import type { StoredListing } from '#platform/catalogue/stored.ts'
import { type WriteContext, upsertRows } from '#platform/storage/upsert.ts'

/** Writes travels with listings and variants. Those no longer in the catalogue are withdrawn, for bookings refer to them. */
export async function writeTravels(context: WriteContext, travels: readonly TravelRecord[]): Promise<void> {
  await context.transaction.updateTable('travel').set({ withdrawn: 1 }).execute()
  await upsertRows(context, travels.map(toTravelRow), {
    table: 'travel',
    key: ['id'],
    update: ['url_slug', 'status_id', 'label', 'bestseller_rank', 'listing', 'withdrawn', 'document'],
  })
  await context.transaction.deleteFrom('travel_listing').execute()
  await upsertRows(context, travels.flatMap(toListingRows), {
    table: 'travel_listing',
    key: ['travel_id', 'tenant_id'],
    update: [],
  })
  await context.transaction.deleteFrom('travel_facet').execute()
  await upsertRows(context, travels.flatMap(toFacetRows), {
    table: 'travel_facet',
    key: ['travel_id', 'kind', 'slug'],
    update: [],
  })
  await context.transaction.updateTable('variant').set({ withdrawn: 1 }).execute()
  await upsertRows(context, travels.flatMap(toVariantRows), {
    table: 'variant',
    key: ['id'],
    update: ['travel_id', 'position', 'withdrawn', 'document', 'catalogue', 'date_extensions'],
  })
}

function toTravelRow({ travel, statusId, listing, variants }: TravelRecord) {
  return {
    id: travel.id,
    url_slug: travel.seoSettings.urlSlug ?? null,
    status_id: statusId,
    label: listing.label,
    bestseller_rank: listing.bestsellerRank,
    listing: JSON.stringify({
      guides: listing.guides,
      accommodations: listing.accommodations,
      choices: [...new Set(variants.flatMap(choiceNames))],
    } satisfies StoredListing),
    withdrawn: 0 as const,
    document: JSON.stringify(travel),
  }
}

/** Rooms and extras, for the search. */
function choiceNames({ ratioTravel }: VariantRecord): readonly string[] {
  const { accommodations, personalAddons, bookingAddons, accommodationAddons } = ratioTravel
  const rooms = accommodations.filter(({ isBabyPackage }) => !isBabyPackage)
  return [...rooms, ...personalAddons, ...bookingAddons, ...accommodationAddons].map(({ label, name }) => label ?? name)
}

function toListingRows({ travel, listing }: TravelRecord) {
  return listing.tenantSettings.map((settings) => ({
    travel_id: travel.id,
    tenant_id: settings.tenant.id,
    tenant_name: settings.tenant.name ?? null,
    tenant_domain: settings.tenant.domain ?? null,
    online_status: settings.onlineStatus,
    redirect_to_booking: toFlag(settings.redirectToBooking),
    use_timing: toFlag(settings.useTiming),
    start_date: settings.startDate ?? null,
    end_date: settings.endDate ?? null,
  }))
}

function toFacetRows({ travel, listing }: TravelRecord) {
  const { destinations, travelType } = listing
  return [
    ...destinations.map((facet, position) => ({
      travel_id: travel.id,
      kind: 'destinations' as const,
      ...facet,
      position,
    })),
    { travel_id: travel.id, kind: 'travelTypes' as const, ...travelType, position: 0 },
  ].map(({ travel_id, kind, slug, label, position }) => ({ travel_id, kind, slug, label, position }))
}

function toVariantRows({ travel, variants }: TravelRecord) {
  return variants.map(({ ratioTravel, catalogue, dateExtensions }, position) => ({
    id: ratioTravel.id,
    travel_id: travel.id,
    position,
    withdrawn: 0 as const,
    document: JSON.stringify(ratioTravel),
    catalogue: JSON.stringify(catalogue),
    date_extensions: JSON.stringify(dateExtensions),
  }))
}

function toFlag(condition: boolean): 0 | 1 {
  return condition ? 1 : 0
}
