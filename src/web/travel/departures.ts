import type { Client } from '@urql/core'
import type { IsoDay } from '#domain/calendar.ts'
import type { Currency } from '#domain/money.ts'
import { resolveStatus, statusCode, statusTexts, waitlistFallback, type StatusCode } from '#domain/catalogue/availability.ts'
import { readPricingTravel, type BookableTravel, type SalesSettings } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { fromPrice } from '#domain/booking/fromPrice.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { ask } from '#web/graph/ask.ts'

/** One line of the table of departures. */
export interface DepartureRow {
  /** Names the line among all variants of the travel, also in an address. */
  readonly key: string
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension, like its label. */
  readonly extensionId: string | null
  readonly extensionLabel: string | null
  readonly startDate: IsoDay
  readonly endDate: IsoDay
  readonly statusLabel: string
  readonly statusCode: StatusCode
  /** Whether one can wait for a place although it is closed. */
  readonly canWait: boolean
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

/** The departures of all variants of a travel; empty when it cannot be booked online. Throws as `ask` does. */
export async function loadDepartures(graph: Client, question: Question): Promise<readonly DepartureRow[]> {
  const variants = question.travel.pricing?.travels ?? []
  const rows = await Promise.all(variants.map(({ id }) => departuresOf(graph, id, question)))
  return rows.flat()
}

async function departuresOf(graph: Client, ratioTravelId: string, question: Question): Promise<readonly DepartureRow[]> {
  const { ratioTravel } = await ask(graph, RatioTravelDocument, { ratioTravelId, tables: [...TABLES] })
  const pricing = readPricingTravel(ratioTravel)
  if (pricing === null) return []
  const offer = makeOffer({ ...question, pricing, isEsimActive: false, contingents: null })
  return offer.saleDates.map((date) => ({ variantId: ratioTravelId, currency: pricing.currency, ...rowOf(date, offer, ratioTravelId) }))
}

function rowOf(date: Offer['saleDates'][number], offer: Offer, variantId: string) {
  const status = resolveStatus(date, offer)
  const code = statusCode(status.status)
  const extensionId = date.extension?.id ?? null
  return {
    key: [variantId, date.id, ...(extensionId === null ? [] : [extensionId])].join('~'),
    dateId: date.id,
    extensionId,
    extensionLabel: date.extension?.label ?? null,
    startDate: date.startDate,
    endDate: date.endDate,
    statusLabel: statusTexts(status, offer.tenantId).label,
    statusCode: code,
    canWait: code === 'CLOSED' && waitlistFallback(offer) !== null,
    fromCentimes: fromPrice(date, offer),
  }
}
