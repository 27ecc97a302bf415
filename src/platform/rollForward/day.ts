import type { IsoDay } from '#domain/calendar.ts'
import { type Catalogue, createCatalogue } from '#platform/catalogue/catalogue.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { createFilter, type TravelFilter } from '#platform/listing/filter.ts'
import { listedDates, listedPrice, type ListedDates } from '#platform/listing/listedDates.ts'
import type { PriceOf } from '#platform/listing/listPrices.ts'
import { type ListedTravels, loadListings } from '#platform/listing/loadListings.ts'
import { loadPlacesLeft, type PlacesLeft } from '#platform/listing/placesLeft.ts'
import { cachedFor } from '#platform/process/cachedFor.ts'
import type { Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { isStored, storeOrigin } from './origin.ts'
import { rollForward } from './rollForward.ts'

/** Lists may show counts of places this old, as contingents in the booking funnel (rule 9.1.4.3). */
const PLACES_MS = 60_000

/** Catalogue, listings and filters of one day. */
export interface Day {
  readonly today: IsoDay
  readonly catalogue: Catalogue
  listings(): Promise<ListedTravels>
  /** Current dates of a travel as shown in lists. */
  datesOf(travelId: string): Promise<ListedDates>
  filter(tenantId: string): Promise<TravelFilter>
  /** Current prices of travels, as their dates show them. */
  priceOf(): Promise<PriceOf>
}

export interface DayOptions {
  readonly storage: Storage<PlatformTables>
  readonly today: () => IsoDay
  readonly buildCatalogue: (today: IsoDay) => CatalogueRecords | Promise<CatalogueRecords>
  /** Version of the code behind `buildCatalogue`; null always builds. */
  readonly version?: string | null
}

/**
 * Returns the current day, rolling the stored catalogue forward when the calendar day has changed. Concurrent calls
 * share one roll-forward.
 */
export function createDayProvider({ storage, today, buildCatalogue, version = null }: DayOptions): () => Promise<Day> {
  let current: { readonly date: IsoDay; readonly day: Promise<Day> } | null = null
  const openDay = async (date: IsoDay): Promise<Day> => {
    const origin = version === null ? null : { today: date, version }
    if (origin === null || !(await isStored(storage.db, origin))) {
      const digest = await rollForward(storage, await buildCatalogue(date), date)
      if (origin !== null) await storeOrigin(storage.db, origin, digest)
    }
    const day = createDay(storage, date)
    // Without awaiting: requests need not wait for lists they do not use.
    void warmUp(day)
    return day
  }
  return () => {
    const date = today()
    if (current?.date === date) return current.day
    const day = openDay(date)
    current = { date, day }
    // Failures are not cached: the next call tries again.
    day.catch(() => {
      current = null
    })
    return day
  }
}

/** Fills the caches of lists and filters. Ignores errors: the first request tries again and reports them. */
async function warmUp(day: Day): Promise<void> {
  try {
    for (const tenantId of (await day.listings()).byTenant.keys()) await day.filter(tenantId)
  } catch {
    return
  }
}

function createDay(storage: Storage<PlatformTables>, today: IsoDay): Day {
  const catalogue = createCatalogue(storage.db)
  const filters = new Map<string, TravelFilter>()
  const places = cachedFor(PLACES_MS, () => loadPlacesLeft(storage.db))
  // Each field of a travel's dates has a resolver of its own, so the result is memoized per count of places.
  const datesNow = new WeakMap<PlacesLeft, Map<string, ListedDates>>()
  const load = async () => loadListings(storage.db, await catalogue.settings(), today)
  const listings = cachedFor(Infinity, load)
  return {
    today,
    catalogue,
    listings,
    datesOf: async (travelId) => {
      const now = await places()
      const known = datesNow.get(now) ?? new Map<string, ListedDates>()
      datesNow.set(now, known)
      const dates = known.get(travelId) ?? listedDates((await listings()).departuresByTravel.get(travelId) ?? [], now)
      known.set(travelId, dates)
      return dates
    },
    priceOf: async () => {
      const [now, { departuresByTravel }] = [await places(), await listings()]
      return (travelId, isMeant) => listedPrice(departuresByTravel.get(travelId) ?? [], now, isMeant)
    },
    filter: async (tenantId) => {
      const { byTenant } = await listings()
      const known = filters.get(tenantId) ?? createFilter(byTenant.get(tenantId) ?? [], today)
      if (byTenant.has(tenantId)) filters.set(tenantId, known)
      return known
    },
  }
}
