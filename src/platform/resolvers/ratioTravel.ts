import type { Kysely } from 'kysely'
import { loadPackages, loadServices } from '#platform/backOffice/prices.ts'
import { statusById } from '#platform/catalogue/availability.ts'
import type { StoredDeparture, StoredVariant } from '#platform/catalogue/stored.ts'
import type { Day } from '#platform/rollForward/day.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { type DateSource, dateJson } from './dateJson.ts'

/** The pricing structure of a variant, without past departures; null if the id is unknown. */
export async function answerRatioTravel(day: Day, db: Kysely<PlatformTables>, id: string): Promise<object | null> {
  const variant = await day.catalogue.variant(id)
  if (variant === null) return null
  const { anzahlungsart, derived_zusatzinfo } = variant.catalogue
  return {
    ...variant.document,
    ratioCatalogBundle: { json: { t_katalogreise: { data: { anzahlungsart, derived_zusatzinfo } } } },
    dates: () => answerDates(day, db, variant),
  }
}

async function answerDates(day: Day, db: Kysely<PlatformTables>, variant: StoredVariant): Promise<readonly object[]> {
  const departures = variant.departures.filter(({ startDate }) => startDate >= day.today)
  const settings = await day.catalogue.settings()
  const sourceOf = dateSources(day, db, departures)
  return departures.map((departure) => ({
    id: departure.id,
    dateNo: departure.dateNo,
    startDate: departure.startDate,
    endDate: departure.endDate,
    includesExtension: departure.includesExtension,
    availabilityStatus: statusById(settings, departure.statusId),
    json: ({ tables }: { readonly tables?: readonly string[] | null }) =>
      dateJson(departure, sourceOf(departure), tables ?? null),
    extension: null,
    extensions: variant.dateExtensions.filter((extension) => departure.extensionIds.includes(extension.id)),
    extensionBaseDate: baseDateOf(departure, variant),
    places: async () =>
      (await sourceOf(departure).packages()).map(({ nr, available }) => ({ ratioPackageNo: nr, available })),
  }))
}

function baseDateOf({ baseDateId }: StoredDeparture, { departures }: StoredVariant): object | null {
  const base = departures.find(({ id }) => id === baseDateId)
  if (base === undefined) return null
  return { id: base.id, dateNo: base.dateNo, startDate: base.startDate, endDate: base.endDate }
}

/** Lazy batch loading: a requested table is read once, for all departures. */
function dateSources(
  day: Day,
  db: Kysely<PlatformTables>,
  departures: readonly StoredDeparture[],
): (departure: StoredDeparture) => DateSource {
  const ids = departures.map(({ id }) => id)
  let packages: ReturnType<typeof loadPackages> | null = null
  let services: ReturnType<typeof loadServices> | null = null
  return ({ id }) => ({
    packages: async () => (await (packages ??= loadPackages(db, ids))).get(id) ?? [],
    services: async () => (await (services ??= loadServices(db, ids))).get(id) ?? [],
    network: async (networkId) => (networkId === null ? null : day.catalogue.network(networkId)),
  })
}
