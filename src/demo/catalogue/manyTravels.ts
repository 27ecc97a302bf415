import { weekly } from '#demo/parts/seasons.ts'
import { tours } from '#demo/tours/all.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { TravelRecord } from '#platform/catalogue/records.ts'
import { toTravelRecord } from './catalogue.ts'
import { travelNameParts } from './travelNameParts.ts'
import { hashModulo } from './hash.ts'
import { toTravel } from './travel.ts'

/** Number of price steps, of 10 francs, above the price of the model. */
const PRICE_STEPS = 40

/**
 * Generates a large catalogue for load tests: `count` variations of the operator's tours, each with its own place, name,
 * text, price and departures, but without extras. Deterministic.
 */
export function manyTravels(count: number, today: IsoDay): readonly TravelRecord[] {
  const models = tours.filter(
    ({ isBookableOnline, listing, destinations }) =>
      isBookableOnline && listing.onlineStatus === 'ONLINE' && travelNameParts.has(destinations[0] ?? ''),
  )
  return Array.from({ length: count }, (_, index) => models[index % models.length]).flatMap((model, index) =>
    model === undefined ? [] : [toRecord(model, { index, round: Math.floor(index / models.length) }, today)],
  )
}

interface Variation {
  readonly index: number
  /** Number of earlier variations of the same model. */
  readonly round: number
}

function toRecord(model: Tour, variation: Variation, today: IsoDay): TravelRecord {
  const record = toTravelRecord(variationOf(model, variation), today)
  const { images, stays } = toTravel(model)
  // Its days are the model's first days, so its stays match the model's by position.
  const ownStays = record.travel.stays?.map((stay, position) => ({ ...stay, image: stays?.[position]?.image ?? null }))
  return { ...record, travel: { ...record.travel, images: images ?? [], stays: ownStays ?? [] } }
}

function variationOf(model: Tour, { index, round }: Variation): Tour {
  const id = `last-${index + 1}`
  const { places, themes } = travelNameParts.get(model.destinations[0] ?? '') ?? { places: [], themes: [] }
  // All places first, then the next theme, so that names repeat as late as possible.
  const place = places[round % places.length] ?? model.name
  const theme = themes[(Math.floor(round / places.length) + index) % themes.length] ?? ''
  const week = 1 + hashModulo(`${id} Woche`, 12)
  const days = model.days.slice(0, Math.max(2, model.days.length - hashModulo(`${id} Tage`, 3)))
  return {
    ...model,
    id,
    slug: `${id}-${model.slug}`,
    code: `L${index + 1}`,
    name: `${place} ${theme}`,
    title: null,
    route: [],
    destinations: [...model.destinations.slice(0, 1), place],
    teaser: `${days.length} Tage ${place} ${theme}: gut geführt, mit Zeit für eigene Wege.`,
    days: days.map((day, position) => (position === days.length - 1 ? { ...day, overnight: null } : day)),
    price:
      Math.round((model.price * days.length) / model.days.length / 10) * 10 +
      10 * hashModulo(`${id} Preis`, PRICE_STEPS),
    seasons: [weekly(1 + hashModulo(`${id} Wochentag`, 7), [week, week + 40], { every: 8 })],
    overrides: ['few', 'soldOut'],
    variants: model.variants.slice(0, 1),
    addons: [],
    discounts: [],
    extensions: [],
    label: hashModulo(`${id} Hinweis`, 9) === 0 ? 'Neu' : null,
    bestsellerRank: null,
    familyPackages: [],
    customForms: null,
    esimRegions: [],
    listing: { onlineStatus: 'ONLINE', redirectToBooking: false, timing: null },
  }
}
