/** A boarding place in Switzerland. */
export interface Station {
  readonly nr: string
  readonly city: string
  readonly name: string
  readonly zip: string
  readonly latitude: number
  readonly longitude: number
  /** Centimes; applies to stops without surcharge of their own. */
  readonly surchargeCents: number
}

function at(
  nr: string,
  city: string,
  place: { name: string; zip: string; position: readonly [number, number]; surchargeCents?: number },
): Station {
  const [latitude, longitude] = place.position
  return {
    nr,
    city,
    name: `${city}, ${place.name}`,
    zip: place.zip,
    latitude,
    longitude,
    surchargeCents: place.surchargeCents ?? 0,
  }
}

const stations = {
  bern: at('3010', 'Bern', { name: 'Neufeld P+R', zip: '3012', position: [46.9646, 7.4302] }),
  thun: at('3020', 'Thun', { name: 'Bahnhof', zip: '3600', position: [46.7548, 7.6296], surchargeCents: 1250 }),
  fribourg: at('3030', 'Freiburg', { name: 'Bahnhof', zip: '1700', position: [46.8032, 7.151], surchargeCents: 1000 }),
  lausanne: at('3040', 'Lausanne', { name: 'P+R Vennes', zip: '1010', position: [46.5391, 6.6596] }),
  solothurn: at('3050', 'Solothurn', { name: 'Hauptbahnhof', zip: '4500', position: [47.2043, 7.543] }),
  basel: at('3060', 'Basel', { name: 'Bahnhof SBB, Meret-Oppenheim-Platz', zip: '4053', position: [47.546, 7.5893] }),
  aarau: at('3070', 'Aarau', { name: 'Bahnhof', zip: '5000', position: [47.3913, 8.0513] }),
  luzern: at('3080', 'Luzern', { name: 'Inseli', zip: '6005', position: [47.0497, 8.3138] }),
  zuerich: at('3090', 'Zürich', { name: 'Carparkplatz Sihlquai', zip: '8005', position: [47.3803, 8.5372] }),
  winterthur: at('3100', 'Winterthur', { name: 'Archplatz', zip: '8400', position: [47.4987, 8.7262] }),
  stgallen: at('3110', 'St. Gallen', {
    name: 'Bahnhof Winkeln',
    zip: '9015',
    position: [47.4056, 9.3043],
    surchargeCents: 1500,
  }),
  chur: at('3120', 'Chur', { name: 'Bahnhof', zip: '7000', position: [46.8532, 9.5289], surchargeCents: 2000 }),
  bellinzona: at('3130', 'Bellinzona', { name: 'Stazione', zip: '6500', position: [46.1954, 9.0298] }),
} as const satisfies Record<string, Station>

/** Station, outbound time, return time, and the stop's own surcharge in centimes if any. */
export type StopPlan = readonly [station: Station, out: string, back: string, surchargeCents?: number]

/** A feeder of a line, a node of the network, with stops in travelling order. */
export interface FeederPlan {
  readonly name: string
  readonly stops: readonly StopPlan[]
}

/** By the direction in which the coach leaves the country, or crosses the Alps; some lines also run later in the day. */
export type BoardingLine =
  'nord' | 'nordVormittags' | 'nordMittags' | 'sued' | 'suedMittags' | 'west' | 'ost' | 'buenden' | 'paesse'

const {
  bern,
  thun,
  fribourg,
  lausanne,
  solothurn,
  basel,
  aarau,
  luzern,
  zuerich,
  winterthur,
  stgallen,
  chur,
  bellinzona,
} = stations

const lines = {
  nord: [
    {
      name: 'Zubringer Ostschweiz',
      stops: [
        [stgallen, '05:30', '20:45'],
        [winterthur, '06:15', '20:00'],
        [zuerich, '06:50', '19:25'],
      ],
    },
    {
      name: 'Mittelland und Basel',
      stops: [
        [thun, '05:40', '20:50'],
        [bern, '06:15', '20:15'],
        [luzern, '06:20', '20:10', 500],
        [aarau, '07:30', '18:50'],
        [basel, '08:20', '18:00'],
      ],
    },
  ],
  sued: [
    {
      name: 'Zubringer Bern und Aarau',
      stops: [
        [thun, '05:20', '21:10'],
        [bern, '05:50', '20:40'],
        [basel, '05:45', '20:50', 1250],
        [aarau, '06:40', '19:55'],
      ],
    },
    {
      name: 'Zürich und Gotthard',
      stops: [
        [stgallen, '05:35', '21:05'],
        [winterthur, '06:20', '20:20'],
        [zuerich, '07:00', '19:40'],
        [luzern, '07:50', '18:55'],
        [bellinzona, '09:50', '16:50'],
      ],
    },
  ],
  west: [
    {
      name: 'Zubringer Ostschweiz',
      stops: [
        [stgallen, '04:40', '21:55'],
        [winterthur, '05:20', '21:15'],
        [zuerich, '05:50', '20:45'],
        [aarau, '06:30', '20:05'],
      ],
    },
    {
      name: 'Bern und Westschweiz',
      stops: [
        [basel, '06:00', '20:35'],
        [solothurn, '07:00', '19:35', 750],
        [bern, '07:35', '19:00'],
        [fribourg, '08:10', '18:25'],
        [lausanne, '09:10', '17:25'],
      ],
    },
  ],
  ost: [
    {
      name: 'Zubringer Bern, Basel und Luzern',
      stops: [
        [thun, '05:05', '21:40'],
        [bern, '05:35', '21:10'],
        [basel, '05:40', '21:05'],
        [aarau, '06:30', '20:15'],
        [luzern, '06:25', '20:20'],
      ],
    },
    {
      name: 'Zürich und Ostschweiz',
      stops: [
        [zuerich, '07:20', '19:30'],
        [winterthur, '07:50', '19:00'],
        [chur, '06:50', '20:05', 2000],
        [stgallen, '08:35', '18:15'],
      ],
    },
  ],
  buenden: [
    {
      name: 'Zubringer Bern, Basel und Luzern',
      stops: [
        [thun, '05:05', '21:20'],
        [bern, '05:35', '20:50'],
        [basel, '05:40', '20:45'],
        [aarau, '06:30', '19:55'],
        [luzern, '06:25', '20:00'],
      ],
    },
    {
      name: 'Ostschweiz, Zürich und Chur',
      stops: [
        [stgallen, '05:50', '20:25'],
        [winterthur, '06:40', '19:40'],
        [zuerich, '07:20', '19:00'],
        [chur, '09:20', '17:20', 2000],
      ],
    },
  ],
} satisfies Record<string, readonly FeederPlan[]>

export const boardingLines: Readonly<Record<BoardingLine, readonly FeederPlan[]>> = {
  ...lines,
  nordVormittags: shifted(lines.nord, { out: 2, back: 0 }),
  nordMittags: shifted(lines.nord, { out: 7, back: 0 }),
  suedMittags: shifted(lines.sued, { out: 5, back: -5 }),
  paesse: lines.sued.map(({ name, stops }) => ({
    name,
    stops: stops.filter(([station]) => station !== bellinzona),
  })),
}

/** The same stops, some hours later or earlier on the same day. */
function shifted(feeders: readonly FeederPlan[], hours: { out: number; back: number }): readonly FeederPlan[] {
  return feeders.map(({ name, stops }) => ({
    name,
    stops: stops.map(([station, out, back, ...surcharge]) => [
      station,
      addHours(out, hours.out),
      addHours(back, hours.back),
      ...surcharge,
    ]),
  }))
}

function addHours(time: string, hours: number): string {
  const [hour, minutes] = time.split(':')
  return `${String(Number(hour) + hours).padStart(2, '0')}:${minutes ?? '00'}`
}

interface StationAddress {
  readonly name: string
  readonly city: string
  readonly zip: string
  readonly position: readonly [latitude: number, longitude: number]
}

/** Destination of the coach, with times of arrival and of departure for the return. */
export interface ArrivalPlan extends StationAddress {
  readonly arrives: string
  readonly leaves: string
  /** Start of the return, if it differs. */
  readonly returnFrom?: StationAddress
}
