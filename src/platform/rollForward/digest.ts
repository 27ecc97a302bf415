import { createHash } from 'node:crypto'
import type { BusDirectionRecord, CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import type { FromPrices } from '#platform/fromPrice/fromPrices.ts'
import { offeredRooms } from '#platform/fromPrice/pairPrice.ts'

/** SHA-1 digests of a catalogue, its departures and its timetables, to detect changes. */
export interface Digests {
  readonly catalogue: string
  readonly departures: ReadonlyMap<string, string>
  readonly networks: ReadonlyMap<BusDirectionRecord, string>
  /** Input to the digests of departures. */
  readonly fromPrices: FromPrices
}

export function digestsOf(records: CatalogueRecords, fromPrices: FromPrices): Digests {
  const networks = new Map<BusDirectionRecord, string>()
  const departures = new Map<string, string>()
  const catalogue = createHash('sha1')
  const { travels, ...settings } = records
  catalogue.update(JSON.stringify(settings))
  for (const { variants, ...travel } of travels) {
    catalogue.update(JSON.stringify(travel))
    for (const variant of variants) {
      const { departures: variantDepartures, ...structure } = variant
      catalogue.update(JSON.stringify(structure))
      const placeNos = offeredRooms(structure.ratioTravel).map(({ ratioPackageNo }) => ratioPackageNo)
      for (const departure of variantDepartures) {
        const digest = sha1(
          `${departureDigest(departure, networks)} ${fromPrices.get(departure.id) ?? ''} ${placeNos.join()}`,
        )
        departures.set(departure.id, digest)
        catalogue.update(digest)
      }
    }
  }
  return { catalogue: catalogue.digest('hex'), departures, networks, fromPrices }
}

function departureDigest(departure: DepartureRecord, networks: Map<BusDirectionRecord, string>): string {
  const { outbound, return: back, ...rest } = departure
  const boarding = [outbound, back].map((direction) => networkDigest(direction, networks))
  return sha1(JSON.stringify([rest, boarding]))
}

/** Memoized by object, for departures share their timetables. */
function networkDigest(direction: BusDirectionRecord | null, networks: Map<BusDirectionRecord, string>): string | null {
  if (direction === null) return null
  const known = networks.get(direction)
  if (known !== undefined) return known
  const digest = sha1(JSON.stringify(direction))
  networks.set(direction, digest)
  return digest
}

function sha1(text: string): string {
  return createHash('sha1').update(text).digest('hex')
}
