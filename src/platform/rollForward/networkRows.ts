import type { BusDirectionRecord } from '#platform/catalogue/records.ts'
import { type WriteContext, upsertRows } from '#platform/storage/upsert.ts'

const BY_POSITION = { key: ['network_id', 'position'], update: [] }

/** Inserts missing timetables. Existing ones never change, for their id is the digest of their content. */
export async function writeNetworks(
  context: WriteContext,
  networks: ReadonlyMap<BusDirectionRecord, string>,
): Promise<void> {
  const rows = await context.transaction.selectFrom('bus_network').select('id').execute()
  const known = new Set(rows.map(({ id }) => id))
  const missing = new Map([...networks].filter(([, id]) => !known.has(id)).map(([network, id]) => [id, network]))
  const entries = [...missing]
  await upsertRows(
    context,
    entries.map(([id]) => ({ id })),
    { table: 'bus_network', key: ['id'], update: [] },
  )
  const nodes = entries.flatMap(([network_id, { nodes: own }]) =>
    own.map(({ nr, bezeichnung }, position) => ({ network_id, position, nr, bezeichnung })),
  )
  await upsertRows(context, nodes, { table: 'bus_node', ...BY_POSITION })
  const stops = entries.flatMap(([network_id, { stops: own }]) =>
    own.map(({ nr, knoten, halt, zeit, zuschlagCents }, position) => {
      return { network_id, position, nr, knoten, halt, zeit, zuschlag: zuschlagCents }
    }),
  )
  await upsertRows(context, stops, { table: 'bus_stop', ...BY_POSITION })
  const stations = entries.flatMap(([network_id, { stations: own }]) =>
    own.map(({ nr, bezeichnung, zuschlagCents, ort, plz, breite, laenge }, position) => {
      return { network_id, position, nr, bezeichnung, zuschlag: zuschlagCents, ort, plz, breite, laenge }
    }),
  )
  await upsertRows(context, stations, { table: 'bus_station', ...BY_POSITION })
}
