import type { BusDirectionRecord, DepartureRecord, TravelRecord } from '#platform/catalogue/records.ts'
import { type WriteContext, upsertRows } from '#platform/storage/upsert.ts'
import type { Digests } from './digest.ts'
import { writeNetworks } from './networkRows.ts'
import { offeredRooms } from '#platform/fromPrice/pairPrice.ts'

interface VariantDeparture {
  readonly variantId: string
  readonly departure: DepartureRecord
  /** Numbers of the packages that visitors can choose. */
  readonly placeNos: ReadonlySet<string>
}

/**
 * Writes departures with prices and contingents. An existing departure keeps its contingents, which count sales, also of
 * prices that leave the catalogue and return; its prices and texts are updated.
 */
export async function writeDepartures(
  context: WriteContext,
  travels: readonly TravelRecord[],
  digests: Digests,
): Promise<void> {
  const departures = travels.flatMap(({ variants }) =>
    variants.flatMap(({ ratioTravel, departures: own }) => {
      const placeNos = new Set(offeredRooms(ratioTravel).map(({ ratioPackageNo }) => ratioPackageNo))
      return own.map((departure) => ({ variantId: ratioTravel.id, departure, placeNos }))
    }),
  )
  await writeNetworks(context, digests.networks)
  const known = await context.transaction.selectFrom('departure').select(['id', 'digest']).execute()
  const digestById = new Map(known.map(({ id, digest }) => [id, digest]))
  const changed = departures.filter(
    ({ departure }) => digestById.get(departure.id) !== digests.departures.get(departure.id),
  )
  await context.transaction.updateTable('departure').set({ withdrawn: 1 }).where('withdrawn', '=', 0).execute()
  await upsertRows(
    context,
    departures.map((variantDeparture) => toDepartureRow(variantDeparture, digests)),
    DEPARTURE_CHANGES,
  )
  await withdrawPrices(
    context,
    changed.filter(({ departure }) => digestById.has(departure.id)),
  )
  await writePrices(context, changed)
}

const DEPARTURE_CHANGES = {
  table: 'departure' as const,
  key: ['id'],
  update: [
    'variant_id',
    'date_no',
    'start_date',
    'end_date',
    'includes_extension',
    'status_id',
    'base_date_id',
    'extension_ids',
    'onlinebuchung',
    'from_price',
    'outbound_network_id',
    'return_network_id',
    'digest',
    'withdrawn',
  ],
}

function toDepartureRow({ variantId, departure }: VariantDeparture, digests: Digests) {
  const networkId = (direction: BusDirectionRecord | null) =>
    direction === null ? null : (digests.networks.get(direction) ?? null)
  return {
    id: departure.id,
    variant_id: variantId,
    date_no: departure.dateNo,
    start_date: departure.startDate,
    end_date: departure.endDate,
    includes_extension: departure.includesExtension ? (1 as const) : (0 as const),
    status_id: departure.statusId,
    base_date_id: departure.baseDateId,
    extension_ids: JSON.stringify(departure.extensionIds),
    onlinebuchung: departure.onlinebuchung,
    from_price: digests.fromPrices.get(departure.id) ?? null,
    outbound_network_id: networkId(departure.outbound),
    return_network_id: networkId(departure.return),
    digest: digests.departures.get(departure.id) ?? '',
    withdrawn: 0 as const,
  }
}

/** Withdraws all prices of the departures, until `writePrices` brings those of the catalogue. */
async function withdrawPrices({ transaction }: WriteContext, changed: readonly VariantDeparture[]): Promise<void> {
  for (const { departure } of changed) {
    for (const table of ['package_price', 'service_price'] as const)
      await transaction.updateTable(table).set({ withdrawn: 1 }).where('departure_id', '=', departure.id).execute()
  }
}

async function writePrices(context: WriteContext, changed: readonly VariantDeparture[]): Promise<void> {
  const packages = changed.flatMap(({ departure, placeNos }) =>
    departure.packages.map(({ nr, priceCents, places }) => ({
      departure_id: departure.id,
      nr,
      price: priceCents,
      available: places,
      is_place: placeNos.has(nr) ? (1 as const) : (0 as const),
      withdrawn: 0 as const,
    })),
  )
  await upsertRows(context, packages, {
    table: 'package_price',
    key: ['departure_id', 'nr'],
    update: ['price', 'is_place', 'withdrawn'],
  })
  const services = changed.flatMap(({ departure }) =>
    departure.services.map(({ leistungnr, code, nr, bezeichnung, priceCents, units }) => ({
      departure_id: departure.id,
      leistungnr,
      code,
      nr,
      bezeichnung,
      price: priceCents,
      available: units,
      withdrawn: 0 as const,
    })),
  )
  await upsertRows(context, services, {
    table: 'service_price',
    key: ['departure_id', 'leistungnr'],
    update: ['code', 'nr', 'bezeichnung', 'price', 'withdrawn'],
  })
}
