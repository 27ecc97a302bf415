import type { Client } from '@urql/core'
import type { IsoDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/money.ts'
import { resolveStatus, statusCode, statusTexts, type StatusCode } from '#domain/catalogue/availability.ts'
import { readPricingTravel, type BookableTravel, type SalesSettings } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { fromPrice } from '#domain/booking/fromPrice.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { ask } from '#web/graph/ask.ts'

/** One line of the table of departures. */
export interface DepartureRow {
  readonly dateId: string
  /** Null for a departure without extension. */
  readonly extensionLabel: string | null
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly statusLabel: string
  readonly statusCode: StatusCode
  /** Cheapest price of one adult with everything that cannot be left out; null when the tables have none. */
  readonly fromCentimes: number | null
  readonly currency: Currency
}

/** The parts of a departure the table is made from; bus network and the rest stay on the platform. */
const TABLES = ['onlinebuchung', 't_packages', 't_reiseleistungen'] as const

interface Question {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
  readonly tenantId: string
  readonly today: IsoDay
}

/** The departures of a travel's first variant; empty when it cannot be booked online. Throws as `ask` does. */
export async function loadDepartures(graph: Client, question: Question): Promise<readonly DepartureRow[]> {
  const ratioTravelId = question.travel.pricing?.travels[0]?.id
  if (ratioTravelId === undefined) return []
  const { ratioTravel } = await ask(graph, RatioTravelDocument, { ratioTravelId, tables: [...TABLES] })
  const pricing = readPricingTravel(ratioTravel)
  if (pricing === null) return []
  const offer = makeOffer({ ...question, pricing, isEsimActive: false, contingents: null })
  return offer.saleDates.map((date) => rowOf(date, offer, pricing.currency))
}

function rowOf(date: Offer['saleDates'][number], offer: Offer, currency: Currency): DepartureRow {
  const status = resolveStatus(date, offer)
  return {
    dateId: date.id,
    extensionLabel: date.extension?.label ?? null,
    startDate: date.startDate,
    endDate: date.endDate,
    statusLabel: statusTexts(status, offer.tenantId).label,
    statusCode: statusCode(status.status),
    fromCentimes: fromPrice(date, offer),
    currency,
  }
}
