import type { PricingTravelFragment } from '#gql/graphql.ts'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import { problemsOf, readBackOfficeDate, type BackOfficeDate } from './backOfficeDate.ts'
import { isNo, isReadable } from './backOfficeJson.ts'
import { readBusNetwork, type BusNetwork } from './busNetwork.ts'
import { readPlaces } from './contingents.ts'
import { dearestByNumber } from './dearest.ts'
import { readStatus, type Status } from './status.ts'

type DateData = PricingTravelFragment['dates'][number]
export type DateExtension = DateData['extensions'][number]

/** Ids of a chosen date: a departure with its extension, or null. */
export interface DateChoice {
  readonly dateId: string
  readonly extensionId: string | null
}

/** A service of the back office on one departure. */
export interface PricedService {
  /** `leistungnr`: the number used in all references. */
  readonly serviceNo: string
  /** `nr`: the number of the service on this departure; empty when unknown. */
  readonly travelServiceNo: string
  readonly code: string | null
  /** Null without a price: the service cannot be chosen then. */
  readonly centimes: number | null
}

/** One departure of a variant. */
export interface Departure {
  /** The raw response, for the booking on the wire. */
  readonly loaded: object
  readonly id: string
  readonly dateNo: string
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly includesExtension: boolean
  readonly extensions: readonly DateExtension[]
  readonly extensionBaseDate: { readonly id: string } | null
  /** Null means the status of the travel. */
  readonly status: Status | null
  /** False for `onlinebuchung` NEIN. */
  readonly isSoldOnline: boolean
  /** False where the price tables are missing or unreadable: it cannot be sold online then. */
  readonly arePricesReadable: boolean
  /** Centimes per place by package number. */
  readonly packagePrices: ReadonlyMap<string, number | null>
  readonly services: ReadonlyMap<string, PricedService>
  readonly busNetwork: BusNetwork
  /**
   * Places left by package number as loaded with the dates; null where the platform does not list them. The contingents
   * of a chosen departure are requested separately (rule 4.8.1).
   */
  readonly places: ReadonlyMap<string, number> | null
  /** False where a bus network was sent but is unreadable: the stops are then unknown, not absent. */
  readonly isBusNetworkReadable: boolean
}

/** The readable part of a departure. */
interface ReadDeparture {
  /** Null without days, as it cannot be shown. */
  readonly departure: Departure | null
  /** Unusable parts, for the log. */
  readonly problems: readonly string[]
}

/** Parses one departure. Unreadable data leaves its days, but it cannot be sold online. */
export function readDeparture(data: DateData): ReadDeparture {
  const startDate = readDay(data.startDate)
  const endDate = readDay(data.endDate)
  if (startDate === null || endDate === null || endDate < startDate)
    return { departure: null, problems: [`date ${data.id}: no valid days`] }
  const json = readBackOfficeDate(data.json)
  const { places, ...loaded } = data
  const { id, dateNo, includesExtension, extensions, extensionBaseDate } = loaded
  const days = { id, dateNo, startDate, endDate, includesExtension, extensions, extensionBaseDate }
  const problems = json.isValid ? problemsOf(json.value) : [json.reason]
  return {
    departure: {
      loaded,
      ...days,
      status: readStatus(data.availabilityStatus),
      places: places === null ? null : readPlaces(places),
      ...(json.isValid ? readTables(json.value) : UNREADABLE),
    },
    problems: problems.map((problem) => `date ${id}: ${problem}`),
  }
}

type Tables = Pick<
  Departure,
  'isSoldOnline' | 'arePricesReadable' | 'packagePrices' | 'services' | 'busNetwork' | 'isBusNetworkReadable'
>

const NO_LINE = { nodeNos: [], stops: [] }
const UNREADABLE: Tables = {
  isSoldOnline: true,
  arePricesReadable: false,
  packagePrices: new Map(),
  services: new Map(),
  busNetwork: { outbound: NO_LINE, return: NO_LINE },
  isBusNetworkReadable: false,
}

function readTables(json: BackOfficeDate): Tables {
  const { t_packages, t_reiseleistungen } = json
  const { network, isReadable: isBusNetworkReadable } = readBusNetwork(json)
  return {
    isSoldOnline: !isNo(json.onlinebuchung),
    // Assumption: a date without a table of packages has no price for any room; one without services sells none.
    arePricesReadable: t_packages.isGiven && isReadable(t_packages) && isReadable(t_reiseleistungen),
    packagePrices: packagePrices(t_packages),
    services: readServices(t_reiseleistungen),
    busNetwork: network,
    isBusNetworkReadable,
  }
}

function packagePrices({ rows }: BackOfficeDate['t_packages']): Departure['packagePrices'] {
  const dearest = dearestByNumber(rows, { numberOf: ({ nr }) => nr, priceOf: ({ derived_preis }) => derived_preis })
  return new Map([...dearest].map(([nr, { derived_preis }]) => [nr, derived_preis]))
}

function readServices({ rows }: BackOfficeDate['t_reiseleistungen']): Departure['services'] {
  const services = rows.map(({ leistungnr, nr, code, derived_preis }) => ({
    serviceNo: leistungnr,
    travelServiceNo: nr,
    code,
    centimes: derived_preis,
  }))
  return dearestByNumber(services, { numberOf: ({ serviceNo }) => serviceNo, priceOf: ({ centimes }) => centimes })
}
