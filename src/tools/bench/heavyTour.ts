import { buildCatalogue, toTravelRecord } from '#demo/catalogue/catalogue.ts'
import type { AddonPlan } from '#demo/parts/extras.ts'
import {
  babyPlace,
  doubleRoom,
  familyRoom,
  sharedDouble,
  packageRoom,
  singleRoom,
  superiorRoom,
  tripleRoom,
} from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { gardasee } from '#demo/tours/gardasee.ts'
import { provence } from '#demo/tours/provence.ts'
import type { Tour } from '#demo/tours/tour.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'

/** Id of the one travel of the catalogue. */
export const HEAVY_TRAVEL_ID = 'schwer'

/** Two a week for a year and a month, and six more in June, from which one can stay longer. */
const SEASONS = [
  weekly(3, [1, 52], { surcharge: 40 }),
  weekly(6, [1, 52]),
  weekly(1, [22, 27], { extensions: ['camargue', 'cassis'] }),
]

const OF_EACH_ROOM = 20

/** More of everything than any tour of the operator has: 120 dates, 40 extras, eight kinds of room, two packages for families. */
const heavyTour: Tour = {
  ...provence,
  id: HEAVY_TRAVEL_ID,
  slug: HEAVY_TRAVEL_ID,
  code: 'SWR',
  name: 'Reise mit allem',
  title: null,
  seasons: SEASONS,
  overrides: [],
  bestsellerRank: null,
  familyPackages: gardasee.familyPackages,
  rooms: [
    doubleRoom(OF_EACH_ROOM),
    superiorRoom(OF_EACH_ROOM, 90, 'Doppelzimmer mit Balkon'),
    singleRoom(OF_EACH_ROOM, 290),
    tripleRoom(OF_EACH_ROOM, 80),
    familyRoom(4, OF_EACH_ROOM, 60),
    familyRoom(5, OF_EACH_ROOM, 70),
    sharedDouble(OF_EACH_ROOM, 20),
    packageRoom(OF_EACH_ROOM),
    babyPlace(95, 'Ohne eigenes Bett.'),
  ],
  addons: [
    ...several(16, (no, index): AddonPlan => ({
      kind: 'personal',
      no: `2${no}`,
      code: `A${no}`,
      francs: 20 + index,
      ...words('Ausflug', index),
      ...(index % 4 === 3 ? { perNight: true } : {}),
      ...(index % 5 === 4 ? { isMandatory: true, rules: { ages: ['kind'] } } : {}),
    })),
    ...several(8, (no, index) => ({
      kind: 'room',
      no: `3${no}`,
      code: `Z${no}`,
      francs: 30 + index,
      forRooms: ['dz', 'dzs', 'ez', 'dreibett'],
      ...words('Korb', index),
    })),
    ...several(8, (no, index) => ({
      kind: 'booking',
      no: `4${no}`,
      code: `B${no}`,
      francs: 60 + index,
      ...words('Beitrag', index),
    })),
    ...several(8, (no, index) => ({
      kind: 'collective',
      no: `5${no.slice(1)}`,
      code: `G${no}`,
      byAge: { erwachsen: 50 + index, kind: 25, kleinkind: 10 },
      ...words('Fahrt', index),
    })),
  ],
}

/** The operator's catalogue as of a day, with this travel and no other. */
export function heavyCatalogue(today: IsoDay): CatalogueRecords {
  return { ...buildCatalogue(today), travels: [toTravelRecord(heavyTour, today)] }
}

/** Numbers of three digits, from 101 on. */
function several(count: number, make: (no: string, index: number) => AddonPlan): readonly AddonPlan[] {
  return Array.from({ length: count }, (_, index) => make(String(101 + index), index))
}

function words(kind: string, index: number) {
  return {
    name: `${kind} ${index + 1}`,
    info: 'Ein Satz dazu, so lang wie auf einer wirklichen Reise, wo zwei Zeilen üblich sind.',
  }
}
