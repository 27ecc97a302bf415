import type { PricingTravelFragment } from '#gql/graphql.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Checked } from '#domain/shape.ts'
import { readBackOfficeDate } from './backOfficeDate.ts'
import type { BackOfficeDate } from './backOfficeDate.ts'
import { readBusNetwork } from './busNetwork.ts'
import type { BusNetwork } from './busNetwork.ts'
import { readStatus } from './status.ts'
import type { Status } from './status.ts'

type DateData = PricingTravelFragment['dates'][number]
export type DateExtension = DateData['extensions'][number]

/** A service of the back office on one departure. */
export interface PricedService {
  /** `leistungnr`: the number everything else refers to. */
  readonly serviceNo: string
  /** `nr`: the number of the service on this departure. */
  readonly travelServiceNo: string
  readonly code: string | null
  /** Null when the back office gives no price: the service then cannot be chosen. */
  readonly centimes: number | null
}

/** One departure of a variant as the platform tells it. */
export interface Departure {
  /** The departure as it was answered, for the booking on the wire. */
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
  /** False when `onlinebuchung` says NEIN. */
  readonly isSoldOnline: boolean
  /** Centimes per place by package number. */
  readonly packagePrices: ReadonlyMap<string, number | null>
  readonly services: ReadonlyMap<string, PricedService>
  readonly busNetwork: BusNetwork
}

/** Reads one departure; the reason names the departure that is wrong. */
export function readDeparture(data: DateData): Checked<Departure> {
  const startDate = readDay(data.startDate)
  const endDate = readDay(data.endDate)
  if (startDate === null || endDate === null || endDate < startDate)
    return { isValid: false, reason: `date ${data.id}: no valid days` }
  const json = readBackOfficeDate(data.json)
  if (!json.isValid) return { isValid: false, reason: `date ${data.id}: ${json.reason}` }
  const { id, dateNo, includesExtension, extensions, extensionBaseDate } = data
  return {
    isValid: true,
    value: {
      ...{ loaded: data, id, dateNo, startDate, endDate, includesExtension, extensions, extensionBaseDate },
      status: readStatus(data.availabilityStatus),
      isSoldOnline: json.value.onlinebuchung !== 'NEIN',
      packagePrices: new Map(json.value.t_packages.data.map(({ nr, derived_preis }) => [nr, derived_preis])),
      services: readServices(json.value),
      busNetwork: readBusNetwork(json.value),
    },
  }
}

function readServices({ t_reiseleistungen }: BackOfficeDate): ReadonlyMap<string, PricedService> {
  return new Map(
    t_reiseleistungen.data.map(({ leistungnr, nr, code, derived_preis }) => [
      leistungnr,
      { serviceNo: leistungnr, travelServiceNo: nr, code, centimes: derived_preis },
    ]),
  )
}
