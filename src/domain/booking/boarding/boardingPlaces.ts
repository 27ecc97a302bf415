import { boardingStops, type Boarding } from './busStops.ts'

/** A place where one can get on, whatever the date. */
export interface BoardingPlace {
  /** `Bern, Neufeld P+R` */
  readonly name: string
  /** `Bern`: what the name says before its comma where the back office tells no town. */
  readonly town: string
  /** Centimes, the same at all dates; null where it depends on the date. */
  readonly surcharge: number | null
  /** `06:30`, the same at all dates; null where it depends on the date or is not known. */
  readonly time: string | null
}

/** Where one can get on at one or the other of these dates, each place once, by name. Empty for travels without a coach. */
export function boardingPlaces(dates: readonly Boarding[]): readonly BoardingPlace[] {
  const places = new Map<string, BoardingPlace>()
  for (const { stationNo, name, city, surcharge, time } of dates.flatMap(boardingStops)) {
    const known = places.get(stationNo) ?? { surcharge, time }
    places.set(stationNo, {
      name,
      town: city ?? name.split(',')[0] ?? name,
      surcharge: known.surcharge === surcharge ? surcharge : null,
      time: known.time === time ? time : null,
    })
  }
  return [...places.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'de'))
}
