import type { IsoDay } from '#domain/calendar.ts'
import { toTravelRecord } from './catalogue.ts'
import type { TravelRecord } from './records.ts'
import { weekly } from './seasons.ts'
import { spreadOf } from './spread.ts'
import type { Tour } from './tour.ts'
import { tours } from '#platform/seed/tours/all.ts'
import { toTravel } from './travel.ts'

const PLACES = ['Alpnach', 'Bellegarde', 'Cefalù', 'Dinkelsbühl', 'Évora', 'Füssen', 'Gmunden', 'Honfleur', 'Innichen', 'Jever',
  'Kufstein', 'Lucca', 'Meran', 'Narbonne', 'Opatija', 'Perugia', 'Quimper', 'Ravenna', 'Sintra', 'Todi'] as const
const THEMES = ['im Frühling', 'am Fluss', 'zu Fuss', 'für Geniesser', 'mit dem Schiff', 'im Herbst', 'hinter den Mauern',
  'und das Hinterland', 'von oben', 'bei Nacht', 'in kleinen Gruppen', 'mit Musik'] as const

/** Francs by which the price of a made-up tour may lie above that of its model. */
const PRICE_SPREAD = 60

/**
 * A big catalogue for load tests: `count` travels made from the operator's tours, each with its own name, price and a
 * few departures, but without extras. The same arguments give the same travels.
 */
export function manyTravels(count: number, today: IsoDay): readonly TravelRecord[] {
  const models = tours.filter(({ isBookableOnline, listing }) => isBookableOnline && listing.onlineStatus === 'ONLINE')
  return Array.from({ length: count }, (_, index) => models[index % models.length])
    .flatMap((model, index) => (model === undefined ? [] : [toRecord(model, index, today)]))
}

function toRecord(model: Tour, index: number, today: IsoDay): TravelRecord {
  const record = toTravelRecord(variationOf(model, index), today)
  return { ...record, travel: { ...record.travel, images: toTravel(model).images ?? [] } }
}

function variationOf(model: Tour, index: number): Tour {
  const id = `last-${index + 1}`
  const place = PLACES[spreadOf(`${id} Ort`, PLACES.length)] ?? PLACES[0]
  const theme = THEMES[spreadOf(`${id} Thema`, THEMES.length)] ?? THEMES[0]
  const week = 1 + spreadOf(`${id} Woche`, 12)
  return {
    ...model,
    id, slug: `${id}-${model.slug}`, code: `L${index + 1}`, name: `${place} ${theme}`, title: null,
    price: model.price + 10 * spreadOf(`${id} Preis`, PRICE_SPREAD),
    seasons: [weekly(6, [week, week + 40], { every: 8 })],
    twists: ['few'], variants: model.variants.slice(0, 1), addons: [], discounts: [], extensions: [],
    bestsellerRank: null, familyPackages: [], customForms: null, esimRegions: [],
    listing: { onlineStatus: 'ONLINE', redirectToBooking: false, timing: null },
  }
}
