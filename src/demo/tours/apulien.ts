import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const MASSERIA = 'Masseria Olivastro, Ostuni'
const LECCE = 'Palazzo Dorato, Lecce'

export const apulien = tour({
  id: 'apulien',
  slug: 'mit-dem-e-bike-durch-apulien',
  code: 'APU',
  name: 'Mit dem E-Bike durch Apulien',
  type: 'Veloreise',
  destinations: ['Italien', 'Apulien'],
  guides: ['Vito Lorusso'],
  label: 'Neu',
  teaser:
    'Acht Tage am Absatz des Stiefels: Trulli, Olivenbäume, die älter sind als die Kirchen, und jeden Mittag ein Tisch im ' +
    'Schatten.',
  description: [
    'Apulien ist flach, weiss und riecht nach Feigen. Wir fahren auf Nebenstrassen ohne Verkehr, täglich 35 bis 50 ' +
      'Kilometer, mit Rückenwind aus dem Akku. Vier Nächte schlafen wir in einer Masseria zwischen Olivenbäumen, drei in einem ' +
      'Stadtpalast in Lecce.',
  ],
  days: [
    day(
      'Flug nach Bari',
      MASSERIA,
      'Direktflug ab Zürich, Fahrt in die Masseria bei Ostuni, Velos anpassen, Probefahrt zum Meer.',
    ),
    day(
      'Tal der Trulli',
      MASSERIA,
      'Durch das Valle d’Itria nach Alberobello, wo die Häuser Zipfelmützen tragen. 42 Kilometer.',
    ),
    day(
      'Uralte Oliven',
      MASSERIA,
      'Bäume von tausend Jahren und eine Ölmühle im Fels, danach Bad bei Torre Guaceto. 38 Kilometer.',
    ),
    day(
      'Locorotondo und Cisternino',
      MASSERIA,
      'Zwei weisse Städte auf zwei Hügeln. Mittagessen beim Metzger, der auch grilliert. 36 Kilometer.',
    ),
    day('Nach Lecce', LECCE, 'Der Küste entlang nach Süden, am Nachmittag Barock aus goldenem Stein. 45 Kilometer.'),
    day(
      'Otranto',
      LECCE,
      'In der Kathedrale liegt ein Baum des Lebens aus tausend mal tausend Steinchen. 48 Kilometer bis ans Kap.',
    ),
    day(
      'Gallipoli',
      LECCE,
      'Von Meer zu Meer, quer durch den Salento. Abschiedsessen auf der Dachterrasse. 40 Kilometer.',
    ),
    day('Rückflug', null, 'Rückflug von Brindisi nach Zürich.'),
  ],
  included: [
    'Flug Zürich–Bari und Brindisi–Zürich',
    'E-Bike mit Helm und Taschen',
    'Begleitcar',
    '7 Übernachtungen mit Frühstück',
    '4 Nachtessen und 3 Mittagessen',
    'Veloführung durch Vito Lorusso',
  ],
  highlights: [
    'Vier Nächte in der Masseria',
    'Mittagessen beim Metzger von Cisternino',
    'Von der Adria ans Ionische Meer',
  ],
  poster: { scene: 'orchard', palette: 'south' },
  posterText: 'Olivenbäume in Reihen auf roter Erde, dahinter ein Streifen Meer, am Rand eine helle Strasse.',
  page: {
    minGroupSize: 12,
    fitness: fitness.bike,
    stars: 4,
    hotelScene: 'orchard',
    gallery: [
      ['Otranto', 'coast', 'south'],
      ['Lecce', 'palace', 'south'],
      ['Gallipoli', 'harbour', 'south'],
    ],
  },
  route: [
    ['Bari', 41.1171, 16.8719, 1],
    ['Ostuni', 40.7297, 17.5778, 1],
    ['Alberobello', 40.7864, 17.2409, 2],
    ['Ostuni', 40.7297, 17.5778, 3],
    ['Locorotondo', 40.7556, 17.3264, 4],
    ['Lecce', 40.3515, 18.175, 5],
    ['Otranto', 40.1437, 18.4911, 6],
    ['Gallipoli', 40.0559, 17.9926, 7],
    ['Brindisi', 40.6327, 17.9418, 8],
  ],
  arrival: {
    name: 'Flughafen Bari',
    city: 'Bari',
    zip: '70128',
    position: [41.1389, 16.7606],
    arrives: '13:50',
    leaves: '13:10',
  },
  price: 1980,
  seasons: [weekly(6, [14, 22]), weekly(6, [37, 43])],
  overrides: ['few', 'soldOut'],
  variants: [byPlane(0)],
  ages: adultAges,
  rooms: [doubleRoom(8), superiorRoom(3, 160, 'Zimmer im Trullo und Suite'), singleRoom(3, 360)],
  addons: [
    { kind: 'personal', no: '1001', code: 'PASTA', name: 'Orecchiette-Kurs mit einer Nonna', francs: 46, units: 10 },
    { kind: 'booking', no: '1002', code: 'OEL', name: 'Fünf Liter Olivenöl nach Hause', francs: 88 },
  ],
  discounts: [regularGuest],
  esimRegions: ['esim-europa'],
  customForms: {
    traveller: [
      {
        name: 'koerpergroesse',
        label: 'Körpergrösse in cm',
        inputType: 'number',
        isRequired: true,
        info: 'Damit das Velo bereitsteht, das zu Ihnen passt.',
      },
      {
        name: 'pedale',
        label: 'Pedale',
        inputType: 'select',
        value: 'flach',
        options: [
          ['flach', 'Flache Pedale'],
          ['klick', 'Klickpedale, ich bringe Schuhe mit'],
        ],
      },
    ],
    booking: [],
  },
})
