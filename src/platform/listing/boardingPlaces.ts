import type { Kysely } from 'kysely'
import type { IsoDay } from '#domain/calendar.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** The towns where upcoming departures stop outbound, by travel id. */
export async function loadBoardingPlaces(
  db: Kysely<PlatformTables>,
  today: IsoDay,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await db
    .selectFrom((networks) =>
      networks
        .selectFrom('departure')
        .innerJoin('variant', 'variant.id', 'departure.variant_id')
        .select(['variant.travel_id', 'outbound_network_id'])
        .distinct()
        .where('departure.withdrawn', '=', 0)
        .where('variant.withdrawn', '=', 0)
        .where('start_date', '>', today)
        .as('travel_network'),
    )
    .innerJoin('bus_stop', 'bus_stop.network_id', 'travel_network.outbound_network_id')
    .innerJoin('bus_station', (on) =>
      on.onRef('bus_station.network_id', '=', 'bus_stop.network_id').onRef('bus_station.nr', '=', 'bus_stop.halt'),
    )
    .select(['travel_network.travel_id', 'bus_station.ort'])
    .distinct()
    .execute()
  const byTravel = new Map<string, string[]>()
  for (const { travel_id, ort } of rows) byTravel.set(travel_id, [...(byTravel.get(travel_id) ?? []), ort])
  return byTravel
}
