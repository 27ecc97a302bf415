import type { Kysely } from 'kysely'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** A timetable of one direction, in travelling order. Surcharges are centimes per traveller. */
export interface Network {
  readonly nodes: readonly { readonly nr: string; readonly bezeichnung: string }[]
  readonly stops: readonly PlatformTables['bus_stop'][]
  readonly stations: readonly PlatformTables['bus_station'][]
}

export async function loadNetwork(db: Kysely<PlatformTables>, id: string): Promise<Network> {
  const nodes = await db.selectFrom('bus_node').selectAll().where('network_id', '=', id).orderBy('position').execute()
  const stops = await db.selectFrom('bus_stop').selectAll().where('network_id', '=', id).orderBy('position').execute()
  const stations = await db
    .selectFrom('bus_station')
    .selectAll()
    .where('network_id', '=', id)
    .orderBy('position')
    .execute()
  return { nodes: nodes.map(({ nr, bezeichnung }) => ({ nr, bezeichnung })), stops, stations }
}

/** Surcharge of a stop: its own, else (where that is not above 0) its station's (rule 3.11.4). */
export function surchargeAt(network: Network, stop: Network['stops'][number]): number {
  if (stop.zuschlag > 0) return stop.zuschlag
  return network.stations.find(({ nr }) => nr === stop.halt)?.zuschlag ?? 0
}

/** Name of the station a stop halts at; empty where the network does not have it. */
export function stationName(network: Network, stop: Network['stops'][number]): string {
  return network.stations.find(({ nr }) => nr === stop.halt)?.bezeichnung ?? ''
}
