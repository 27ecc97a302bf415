import type { Kysely } from 'kysely'
import { loadNetwork, type Network } from '#platform/backOffice/networks.ts'
import { readDocument } from '#platform/catalogue/document.ts'
import type { VariantRecord } from '#platform/catalogue/records.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'

/** Present names of what a booking has; what the catalogue lost has its id or number. */
export interface Names {
  readonly transport: string
  /** Of what the variant has, by id. */
  readonly ofChoice: (id: string) => string
  readonly ofExtension: (id: string) => string
  /** Of services and insurances, by number. */
  readonly ofService: (serviceNo: string) => string
  readonly outbound: Network | null
  readonly homeward: Network | null
}

interface Sold {
  readonly variant_id: string
  readonly departure_id: string
  readonly currency: string
}

/** Read without the catalogue of the day, which has neither what was withdrawn nor what is over. */
export async function namesOf(
  db: Kysely<PlatformTables>,
  { variant_id, departure_id, currency }: Sold,
): Promise<Names> {
  const variant = await db
    .selectFrom('variant')
    .select(['document', 'date_extensions'])
    .where('id', '=', variant_id)
    .executeTakeFirst()
  const document = variant === undefined ? null : readDocument<VariantRecord['ratioTravel']>(variant.document)
  const services = await db
    .selectFrom('service_price')
    .select(['leistungnr', 'bezeichnung'])
    .where('departure_id', '=', departure_id)
    .execute()
  const insurances = await db
    .selectFrom('insurance')
    .select(['ratio_service_no', 'label'])
    .where('currency', '=', currency)
    .execute()
  const departure = await db
    .selectFrom('departure')
    .select(['outbound_network_id', 'return_network_id'])
    .where('id', '=', departure_id)
    .executeTakeFirst()
  const network = async (id: string | null) => (id === null ? null : loadNetwork(db, id))
  const extensions = variant === undefined ? [] : readDocument<VariantRecord['dateExtensions']>(variant.date_extensions)
  const byId = new Map(document === null ? [] : choicesOf(document).map(({ id, name }) => [id, name]))
  const byNo = new Map([
    ...services.map(({ leistungnr, bezeichnung }) => [leistungnr, bezeichnung] as const),
    ...insurances.map(({ ratio_service_no, label }) => [ratio_service_no, label] as const),
  ])
  return {
    transport: document?.transportTypeLabel ?? '',
    ofChoice: (id) => byId.get(id) ?? id,
    ofExtension: (id) => extensions.find((extension) => extension.id === id)?.label ?? id,
    ofService: (serviceNo) => byNo.get(serviceNo) ?? serviceNo,
    outbound: await network(departure?.outbound_network_id ?? null),
    homeward: await network(departure?.return_network_id ?? null),
  }
}

function choicesOf(document: VariantRecord['ratioTravel']): readonly { readonly id: string; readonly name: string }[] {
  const { accommodations, familyPackages, personalAddons, bookingAddons, accommodationAddons } = document
  const { collectiveAddons, personalDiscounts } = document
  const addons = [...personalAddons, ...bookingAddons, ...accommodationAddons, ...collectiveAddons]
  return [...accommodations, ...familyPackages, ...addons, ...personalDiscounts]
}
