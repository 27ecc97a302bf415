import type { RoomPlan } from './rooms.ts'

const PLAIN = { label: null, info: null, isForFamilyPackages: false } as const

/** Double room without surcharge. */
export function doubleRoom(units: number, info: string | null = null): RoomPlan {
  return {
    ...PLAIN,
    key: 'dz',
    no: '101',
    name: 'Doppelzimmer',
    info,
    occupancy: 'party',
    places: 2,
    surcharge: 0,
    units,
  }
}

/** A superior double room: sea view, balcony, upper deck. */
export function superiorRoom(units: number, surcharge: number, name: string): RoomPlan {
  return { ...PLAIN, key: 'dzs', no: '111', name, occupancy: 'party', places: 2, surcharge, units }
}

/** Single room. @param supplement in francs */
export function singleRoom(units: number, supplement: number): RoomPlan {
  return {
    ...PLAIN,
    key: 'ez',
    no: '102',
    name: 'Einzelzimmer',
    occupancy: 'single',
    places: 1,
    surcharge: supplement,
    units,
    info: 'Ein Zimmer für sich allein.',
  }
}

/** Triple room. @param reduction in francs per person */
export function tripleRoom(units: number, reduction: number): RoomPlan {
  return {
    ...PLAIN,
    key: 'dreibett',
    no: '103',
    name: 'Dreibettzimmer',
    occupancy: 'party',
    places: 3,
    surcharge: -reduction,
    units,
    info: 'Doppelzimmer mit Zusatzbett.',
  }
}

/** Room for two adults and two or more children of any age group. */
export function familyRoom(places: number, units: number, reduction: number): RoomPlan {
  return {
    ...PLAIN,
    key: `familie${places}`,
    no: `10${places}`,
    name: `Familienzimmer für ${places}`,
    occupancy: 'family',
    places,
    surcharge: -reduction,
    units,
    info: `Zwei Erwachsene und ${places - 2} Kinder in einem grossen Zimmer.`,
  }
}

/** Room for family packages; the package defines the occupants. */
export function packageRoom(units: number): RoomPlan {
  return {
    ...PLAIN,
    key: 'paket',
    no: '108',
    name: 'Familienzimmer zum Paketpreis',
    occupancy: 'party',
    places: 4,
    surcharge: 0,
    units,
    isForFamilyPackages: true,
  }
}

/** A bed in a double room shared with another guest of the same sex. */
export function sharedDouble(units: number, surcharge: number): RoomPlan {
  return {
    ...PLAIN,
    key: 'halb',
    no: '107',
    name: 'Geteiltes Doppelzimmer',
    occupancy: 'shared',
    places: 2,
    surcharge,
    units,
    info: 'Sie teilen das Doppelzimmer mit einem Gast gleichen Geschlechts.',
  }
}

/** Single beds in a shared room. */
export function bed(name: string, places: number, more: { units: number; surcharge: number; info: string }): RoomPlan {
  return { ...PLAIN, key: 'bett', no: '121', name, occupancy: 'shared', places, ...more }
}

/** Package for babies. */
export function babyPlace(francs: number, info: string): RoomPlan {
  return {
    ...PLAIN,
    key: 'baby',
    no: '900',
    name: 'Baby',
    info,
    occupancy: 'baby',
    places: 1,
    surcharge: francs,
    units: 6,
  }
}
