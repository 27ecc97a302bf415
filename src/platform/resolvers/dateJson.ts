import { toAmount } from '#domain/money.ts'
import type { Network } from '#platform/backOffice/networks.ts'
import type { PackageRow, ServiceRow } from '#platform/backOffice/prices.ts'
import type { StoredDeparture } from '#platform/catalogue/stored.ts'

/** Lazy loaders for the rows of one departure. */
export interface DateSource {
  packages(): Promise<readonly PackageRow[]>
  services(): Promise<readonly ServiceRow[]>
  network(id: string | null): Promise<Network | null>
}

type Part = (departure: StoredDeparture, source: DateSource) => unknown

/** Parts of `dates[].json`, in the shape of the back office. */
const PARTS: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['onlinebuchung', ({ onlinebuchung }) => onlinebuchung],
  ['t_packages', async (_, source) => ({ data: (await source.packages()).map(toPackage) })],
  ['t_reiseleistungen', async (_, source) => ({ data: (await source.services()).map(toService) })],
  ['t_knotens_hin', async (departure, source) => nodes(await source.network(departure.outboundNetworkId))],
  ['t_knotenhalte_hin', async (departure, source) => stops(await source.network(departure.outboundNetworkId))],
  ['t_haltestellen_hin', async (departure, source) => stations(await source.network(departure.outboundNetworkId))],
  ['t_knotens_rueck', async (departure, source) => nodes(await source.network(departure.returnNetworkId))],
  ['t_knotenhalte_rueck', async (departure, source) => stops(await source.network(departure.returnNetworkId))],
  ['t_haltestellen_rueck', async (departure, source) => stations(await source.network(departure.returnNetworkId))],
])

/** JSON of a departure. @param tables parts to include, null for all; unknown names are ignored */
export async function dateJson(
  departure: StoredDeparture,
  source: DateSource,
  tables: readonly string[] | null,
): Promise<Readonly<Record<string, unknown>>> {
  const entries: [string, unknown][] = []
  for (const [name, part] of PARTS) {
    if (tables === null || tables.includes(name)) entries.push([name, await part(departure, source)])
  }
  return Object.fromEntries(entries)
}

function toPackage({ nr, price }: PackageRow) {
  return { nr, derived_preis: toAmount(price) }
}

function toService({ leistungnr, code, nr, price }: ServiceRow) {
  return { leistungnr, code, nr, derived_preis: toAmount(price) }
}

function nodes(network: Network | null) {
  return { data: network?.nodes ?? [] }
}

function stops(network: Network | null) {
  return {
    data: (network?.stops ?? []).map(({ nr, knoten, halt, zeit, zuschlag }) => {
      return { nr, knoten, halt, zeit, zuschlag: toAmount(zuschlag) }
    }),
  }
}

function stations(network: Network | null) {
  return {
    data: (network?.stations ?? []).map(({ nr, bezeichnung, zuschlag, ort, plz, breite, laenge }) => {
      return { nr, bezeichnung, zuschlag: toAmount(zuschlag), ort, plz, breite, laenge }
    }),
  }
}
