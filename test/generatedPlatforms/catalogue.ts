import type { Traits } from './traits.ts'

/** The catalogue of the generated platforms in plain values, before encoding (encoding.ts). */

export type AgeGroupKey = 'adult' | 'child' | 'infant'

export interface AgeGroup {
  readonly id: string
  readonly key: AgeGroupKey
  readonly name: string
  readonly type: 'ADULT' | 'MINOR'
  readonly minAge: number
  readonly maxAge: number
}

export interface Capacity {
  readonly total: number
  readonly isPartial: boolean
  /** Minimum and maximum of each age group; missing groups are not allowed. */
  readonly groups: Partial<Readonly<Record<AgeGroupKey, readonly [number, number]>>>
}

export interface Room {
  readonly id: string
  readonly no: number
  readonly name: string
  readonly capacity: Capacity
  readonly isFamilyRoom: boolean
  readonly isBabyPackage: boolean
  readonly addons: readonly string[]
}

export interface FamilyPackage {
  readonly id: string
  readonly serviceNo: number
  readonly name: string
  readonly roomId: string
  readonly capacity: Capacity
  readonly addons: readonly string[]
}

export interface Rules {
  readonly rooms?: readonly string[]
  readonly familyPackages?: readonly string[]
  readonly ageGroups?: readonly AgeGroupKey[]
  readonly ages?: readonly [number, number]
  readonly dates?: readonly string[]
  readonly days?: readonly [string, string]
}

export interface Extra {
  readonly id: string
  readonly kind: 'personal' | 'accommodation' | 'booking' | 'collective' | 'discount'
  readonly name: string
  readonly isMandatory: boolean
  readonly rules: Rules | null
  readonly allowed: readonly AgeGroupKey[]
  /** One service number; a collective extra has one per age group. */
  readonly services: Readonly<Partial<Record<AgeGroupKey | 'all', number>>>
}

export interface Extension {
  readonly id: string
  readonly name: string
  readonly days: number
  /** Package number of the extension, by room. */
  readonly stays: Readonly<Record<string, { readonly id: string; readonly no: number; readonly price: number }>>
}

export interface Service {
  readonly no: number
  readonly code: string
  readonly price: number
}

export interface Departure {
  readonly id: string
  readonly no: number
  readonly start: string
  readonly end: string
  readonly status: 'CLOSED' | 'WAITLIST' | null
  readonly isSoldOnline: boolean
  /** Package number and price. */
  readonly packages: ReadonlyMap<number, number>
  readonly services: readonly Service[]
  readonly hasBus: boolean
  readonly baseDateId: string | null
  /** Contingents by package and by service number. */
  readonly left: { readonly packages: Map<number, number>; readonly services: Map<number, number> }
}

export interface Variant {
  readonly id: string
  readonly transportType: string
  readonly transportTypeLabel: string
  readonly catalogCode: string
  readonly isInEuro: boolean
  readonly catalogueInfo: Readonly<Record<string, string>>
  readonly rooms: readonly Room[]
  readonly familyPackages: readonly FamilyPackage[]
  readonly extras: readonly Extra[]
  readonly extensions: readonly Extension[]
  readonly departures: readonly Departure[]
}

export interface CustomField {
  readonly inputType: string
  readonly name: string
  readonly label: string
  readonly isRequired: boolean
  readonly options: readonly string[]
  /** Variants that show it; empty for all. */
  readonly variants: readonly string[]
}

export interface Tour {
  readonly id: string
  readonly urlSlug: string
  readonly name: string
  readonly minPrice: number
  readonly destination: string
  readonly travelType: string
  readonly hasDocuments: boolean
  readonly bargain: { readonly untilDaysBeforeStart: number; readonly discount: number } | null
  readonly esimRegions: readonly string[]
  readonly travellerFields: readonly CustomField[]
  readonly partner: string | null
  readonly variants: readonly Variant[]
}

export interface Catalogue {
  readonly today: string
  readonly ageGroups: readonly AgeGroup[]
  readonly esimRegions: readonly { readonly id: string; readonly name: string; readonly prefix: string }[]
  readonly tours: readonly Tour[]
  readonly ids: Ids
}

/** Id by key; the same key always has the same id. */
export type Ids = (word: string) => string

export const BARGAIN_PREFIX = 'FB'

/** ISO day a number of days later. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function idsFrom(first: number): Ids {
  const known = new Map<string, string>()
  return (word) => {
    const id = known.get(word) ?? String(first + known.size)
    known.set(word, id)
    return id
  }
}

const ALL: readonly AgeGroupKey[] = ['adult', 'child', 'infant']

/** Services of every departure: printed and electronic documents, CO2 compensation, early-booking discount. */
const PAPERS: readonly Service[] = [
  { no: 5390, code: 'REIPOST', price: 15 },
  { no: 5391, code: 'REIMAIL', price: 0 },
]
const CLIMATE: Service = { no: 7474, code: 'CO2', price: 9 }
const EARLY: Service = { no: 701, code: 'FB50', price: -50 }

/** Five tours as of today. */
export function catalogueOf({ firstId, extensionPrices }: Traits, today: string): Catalogue {
  const ids = idsFrom(firstId)
  const ageGroups: readonly AgeGroup[] = [
    { id: ids('child'), key: 'child', name: 'Kinder 6–15', type: 'MINOR', minAge: 6, maxAge: 15 },
    { id: ids('adult'), key: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 99 },
    { id: ids('infant'), key: 'infant', name: 'Kinder 2–5', type: 'MINOR', minAge: 2, maxAge: 5 },
  ]
  const make = maker(ids, today)
  return {
    today,
    ageGroups,
    ids,
    esimRegions: [
      { id: ids('region uk'), name: 'Grossbritannien', prefix: 'ESIM-UK' },
      { id: ids('region eu'), name: 'Europa', prefix: 'ESIM-EU' },
    ],
    tours: [
      gardasee(make),
      adria(make),
      provence(make, extensionPrices === 'both packages'),
      rhein(make),
      schottland(make),
    ],
  }
}

interface DepartureInput {
  readonly key: string
  readonly inDays: number
  readonly nights: number
  readonly packages: Readonly<Record<number, number>>
  readonly services?: readonly Service[]
  readonly rest?: Partial<Departure>
}

function maker(ids: Ids, today: string) {
  let dateNo = 0
  return {
    ids,
    today,
    room: (
      tour: string,
      key: string,
      { no, name, capacity, ...rest }: Pick<Room, 'no' | 'name' | 'capacity'> & Partial<Room>,
    ): Room => ({
      id: ids(`${tour} ${key}`),
      no,
      name,
      capacity,
      isFamilyRoom: false,
      isBabyPackage: false,
      addons: [],
      ...rest,
    }),
    extra: (
      tour: string,
      kind: Extra['kind'],
      { name, services, ...rest }: Pick<Extra, 'name' | 'services'> & Partial<Extra>,
    ): Extra => ({
      id: ids(`${tour} ${name}`),
      kind,
      name,
      services,
      isMandatory: false,
      rules: null,
      allowed: ALL,
      ...rest,
    }),
    departure: (
      tour: string,
      { key, inDays, nights, packages, services = [], rest = {} }: DepartureInput,
    ): Departure => {
      const prices = new Map(Object.entries(packages).map(([no, price]) => [Number(no), price]))
      return {
        id: ids(`${tour} ${key}`),
        no: ++dateNo,
        status: null,
        isSoldOnline: true,
        hasBus: false,
        baseDateId: null,
        start: dayAfter(today, inDays),
        end: dayAfter(today, inDays + nights),
        packages: prices,
        services,
        left: {
          packages: new Map([...prices.keys()].map((no) => [no, 20])),
          services: new Map(services.filter(({ no }) => no < 5000 && no !== EARLY.no).map(({ no }) => [no, 20])),
        },
        ...rest,
      }
    },
  }
}

type Make = ReturnType<typeof maker>

const DOUBLE: Capacity = { total: 2, isPartial: false, groups: { adult: [1, 2], child: [0, 1], infant: [0, 1] } }
const SINGLE: Capacity = { total: 1, isPartial: false, groups: { adult: [0, 1] } }

function variantOf(make: Make, key: string, rest: Pick<Variant, 'rooms' | 'departures'> & Partial<Variant>): Variant {
  return {
    id: make.ids(key),
    transportType: 'BUS',
    transportTypeLabel: 'Bus',
    catalogCode: 'B27',
    isInEuro: false,
    catalogueInfo: {},
    familyPackages: [],
    extras: [],
    extensions: [],
    ...rest,
  }
}

function tourOf(make: Make, urlSlug: string, rest: Pick<Tour, 'name' | 'minPrice' | 'variants'> & Partial<Tour>): Tour {
  return {
    id: make.ids(urlSlug),
    urlSlug,
    destination: 'Italien',
    travelType: 'Busreise',
    hasDocuments: false,
    bargain: null,
    esimRegions: [],
    travellerFields: [],
    partner: null,
    ...rest,
  }
}

/** A tour by coach with all kinds of prices for rooms, stops and extras. */
function gardasee(make: Make): Tour {
  const at = 'gardasee'
  const seaView = make.ids(`${at} Seesicht`)
  const double = make.room(at, 'dz', { no: 10, name: 'Doppelzimmer', capacity: DOUBLE, addons: [seaView] })
  const rooms = [
    double,
    make.room(at, 'ez', { no: 11, name: 'Einzelzimmer', capacity: SINGLE }),
    make.room(at, 'bett', {
      no: 12,
      name: 'Bett im Mehrbettzimmer',
      capacity: { total: 4, isPartial: true, groups: { adult: [0, 4], child: [0, 4] } },
    }),
  ]
  const onlyDouble: Rules = { rooms: [double.id] }
  const extras = [
    make.extra(at, 'personal', { name: 'Weinprobe', services: { all: 501 }, allowed: ['adult'] }),
    make.extra(at, 'personal', { name: 'Kurtaxe', services: { all: 502 }, isMandatory: true }),
    make.extra(at, 'booking', { name: 'Gepäckversand', services: { all: 503 } }),
    make.extra(at, 'collective', { name: 'Bootsfahrt', services: { adult: 504, child: 505, infant: 506 } }),
    make.extra(at, 'accommodation', { name: 'Seesicht', services: { all: 507 }, rules: onlyDouble }),
    make.extra(at, 'discount', { name: 'Stammgast', services: { all: 601 } }),
  ]
  const services: readonly Service[] = [
    { no: 501, code: 'WEIN', price: 45 },
    { no: 502, code: 'TAXE', price: 12.5 },
    { no: 503, code: 'GEP', price: 60 },
    { no: 504, code: 'BOOTE', price: 30 },
    { no: 505, code: 'BOOTK', price: 15 },
    { no: 506, code: 'BOOTI', price: 0 },
    { no: 507, code: 'SEE', price: 80 },
    { no: 601, code: 'STAMM', price: -40 },
    EARLY,
    CLIMATE,
    ...PAPERS,
  ]
  const summer = { nights: 6, packages: { 10: 890, 11: 1090, 12: 640 }, services }
  const departures = [
    make.departure(at, { ...summer, key: 'today', inDays: 0, rest: { hasBus: true } }),
    make.departure(at, {
      key: 'spring',
      inDays: 40,
      nights: 6,
      packages: { 10: 790, 11: 990, 12: 590 },
      services,
      rest: { hasBus: true },
    }),
    make.departure(at, { ...summer, key: 'by phone', inDays: 60, rest: { hasBus: true, isSoldOnline: false } }),
    make.departure(at, { ...summer, key: 'closed', inDays: 75, rest: { hasBus: true, status: 'CLOSED' } }),
    make.departure(at, { ...summer, key: 'summer', inDays: 120, rest: { hasBus: true } }),
    make.departure(at, {
      ...summer,
      key: 'waiting',
      inDays: 200,
      rest: { hasBus: true, status: 'WAITLIST', left: { packages: new Map(), services: new Map() } },
    }),
  ]
  return tourOf(make, 'bluehender-gardasee', {
    name: 'Blühender Gardasee',
    minPrice: 590,
    hasDocuments: true,
    bargain: { untilDaysBeforeStart: 90, discount: 50 },
    variants: [variantOf(make, 'gardasee bus', { rooms, extras, departures })],
  })
}

/** A family package with an extra it makes mandatory, and a package for babies; without coach. */
function adria(make: Make): Tour {
  const at = 'adria'
  const cleaning = make.ids(`${at} Endreinigung`)
  const family = make.ids(`${at} family`)
  const familyRoom = make.room(at, 'familienzimmer', {
    no: 20,
    name: 'Familienzimmer',
    isFamilyRoom: true,
    capacity: { total: 4, isPartial: false, groups: { adult: [2, 2], child: [2, 2] } },
  })
  const rooms = [
    familyRoom,
    make.room(at, 'dz', { no: 21, name: 'Doppelzimmer', capacity: DOUBLE }),
    make.room(at, 'baby', {
      no: 22,
      name: 'Babybett',
      capacity: { total: 1, isPartial: false, groups: {} },
      isBabyPackage: true,
    }),
  ]
  const services: readonly Service[] = [
    { no: 801, code: 'FAM', price: 2400 },
    { no: 811, code: 'REIN', price: 50 },
    { ...CLIMATE, price: 0 },
  ]
  const variant = variantOf(make, 'adria pw', {
    transportType: 'PW',
    transportTypeLabel: 'Eigene Anreise',
    rooms,
    familyPackages: [
      {
        id: family,
        serviceNo: 801,
        name: 'Familienpaket',
        roomId: familyRoom.id,
        addons: [cleaning],
        capacity: { total: 4, isPartial: false, groups: { adult: [2, 2], child: [2, 2] } },
      },
    ],
    extras: [
      make.extra(at, 'accommodation', {
        name: 'Endreinigung',
        services: { all: 811 },
        isMandatory: true,
        rules: { familyPackages: [family] },
      }),
    ],
    departures: [
      make.departure(at, { key: 'summer', inDays: 100, nights: 7, packages: { 20: 700, 21: 640, 22: 35 }, services }),
    ],
  })
  return tourOf(make, 'familienferien-adria', {
    name: 'Familienferien an der Adria',
    minPrice: 600,
    travelType: 'Familienferien',
    variants: [variant],
  })
}

/** A departure with two extensions. */
function provence(make: Make, areBothSold: boolean): Tour {
  const at = 'provence'
  const rooms = [
    make.room(at, 'dz', { no: 30, name: 'Doppelzimmer', capacity: DOUBLE }),
    make.room(at, 'ez', { no: 31, name: 'Einzelzimmer', capacity: SINGLE }),
  ]
  const [double, single] = rooms as [Room, Room]
  const base = { 30: 1200, 31: 1400 }
  const stay = (no: number, inRoom: keyof typeof base, surcharge: number) => ({
    id: make.ids(`${at} stay ${no}`),
    no,
    price: areBothSold ? surcharge : base[inRoom] + surcharge,
  })
  const camargue = { [double.id]: stay(35, 30, 300), [single.id]: stay(36, 31, 380) }
  const cassis = { [double.id]: stay(37, 30, 420), [single.id]: stay(38, 31, 500) }
  const stays = Object.fromEntries(
    [...Object.values(camargue), ...Object.values(cassis)].map(({ no, price }) => [no, price]),
  )
  const short = make.departure(at, { key: 'base', inDays: 150, nights: 6, packages: base, rest: { hasBus: true } })
  const long = make.departure(at, {
    key: 'extended',
    inDays: 150,
    nights: 9,
    packages: areBothSold ? { ...base, ...stays } : stays,
    rest: { hasBus: true, baseDateId: short.id },
  })
  const variant = variantOf(make, 'provence bus', {
    rooms,
    departures: [short, long],
    extensions: [
      { id: make.ids(`${at} Camargue`), name: 'Camargue', days: 3, stays: camargue },
      { id: make.ids(`${at} Cassis`), name: 'Cassis', days: 3, stays: cassis },
    ],
  })
  return tourOf(make, 'provence-lavendel', {
    name: 'Provence zur Lavendelblüte',
    minPrice: 1200,
    destination: 'Frankreich',
    variants: [variant],
  })
}

/** In euros, by a partner, by invoice only; with an automatic discount from sixty. */
function rhein(make: Make): Tour {
  const at = 'rhein'
  const services: readonly Service[] = [
    { no: 901, code: 'HAFEN', price: 24 },
    { no: 902, code: 'SENIOR', price: -100 },
  ]
  const variant = variantOf(make, 'rhein schiff', {
    transportType: 'SCHIFF',
    transportTypeLabel: 'Schiff',
    catalogCode: 'G27S',
    isInEuro: true,
    rooms: [make.room(at, 'dz', { no: 40, name: 'Doppelkabine', capacity: DOUBLE })],
    extras: [
      make.extra(at, 'booking', { name: 'Hafengebühr', services: { all: 901 }, isMandatory: true }),
      make.extra(at, 'discount', {
        name: 'Seniorenrabatt',
        services: { all: 902 },
        isMandatory: true,
        rules: { ageGroups: ['adult'], ages: [60, 99] },
      }),
    ],
    departures: [make.departure(at, { key: 'spring', inDays: 90, nights: 5, packages: { 40: 1190 }, services })],
  })
  return tourOf(make, 'rhein-romantisch', {
    name: 'Romantischer Rhein',
    minPrice: 1190,
    destination: 'Deutschland',
    travelType: 'Schiffsreise',
    partner: 'Rheinschiff AG',
    variants: [variant],
  })
}

/** By coach or by plane, with passports, a question for the variant by plane, and eSIM packages. */
function schottland(make: Make): Tour {
  const at = 'schottland'
  const passport = { 'WEB | Passdaten': 'JA' }
  const rooms = (by: string, first: number) => [
    make.room(at, `${by} dz`, { no: first, name: 'Doppelzimmer', capacity: DOUBLE }),
    make.room(at, `${by} ez`, { no: first + 1, name: 'Einzelzimmer', capacity: SINGLE }),
  ]
  const data: readonly Service[] = [
    { no: 6101, code: 'ESIM-UK-5GB', price: 19.9 },
    { no: 6102, code: 'ESIM-US-5GB', price: 29.9 },
  ]
  const flight = variantOf(make, 'schottland flug', {
    transportType: 'FLUG',
    transportTypeLabel: 'Flug',
    catalogCode: 'F27',
    catalogueInfo: passport,
    rooms: rooms('flug', 50),
    departures: [
      make.departure(at, { key: 'flug', inDays: 130, nights: 8, packages: { 50: 1990, 51: 2390 }, services: data }),
    ],
  })
  const coach = variantOf(make, 'schottland bus', {
    catalogueInfo: passport,
    rooms: rooms('bus', 55),
    departures: [
      make.departure(at, {
        key: 'bus',
        inDays: 130,
        nights: 10,
        packages: { 55: 1690, 56: 2050 },
        rest: { hasBus: true },
      }),
    ],
  })
  return tourOf(make, 'schottland-highlands', {
    name: 'Schottische Highlands',
    minPrice: 1690,
    destination: 'Schottland',
    esimRegions: ['region uk'],
    travellerFields: [
      {
        inputType: 'select',
        name: 'sitzplatz',
        label: 'Sitzplatz',
        isRequired: true,
        options: ['Fenster', 'Gang'],
        variants: [flight.id],
      },
      { inputType: 'text', name: 'verpflegung', label: 'Verpflegung', isRequired: false, options: [], variants: [] },
    ],
    variants: [flight, coach],
  })
}
