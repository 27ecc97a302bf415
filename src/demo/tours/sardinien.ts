import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { babyPlace, doubleRoom, familyRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, day, tour } from './tour.ts'

const HOTEL = 'Hotel Cala Ginepro, Orosei'
const FERRY = 'Nachtfähre Genua–Olbia, Zweibettkabine'

export const sardinien = tour({
  id: 'sardinien',
  slug: 'sardinien-buchten-von-orosei',
  code: 'SAR',
  name: 'Sardinien: die Buchten von Orosei',
  type: 'Badeferien',
  destinations: ['Italien', 'Sardinien'],
  teaser:
    'Zehn Tage mit der Fähre auf die Insel, wo das Wasser Farben hat, für die man in Farbkästen sucht. Baden, Boot ' +
    'fahren und einmal bei den Hirten essen.',
  description: [
    'Die Ostküste von Sardinien ist aus Kalk. Darum ist der Sand weiss und das Wasser so klar, dass die Boote zu schweben ' +
      'scheinen. Die schönsten Buchten erreicht man nur über das Meer oder zu Fuss.',
    'Das Hotel liegt in einem Pinienwald am Strand. Der Car bleibt da und fährt Sie, wohin Sie mögen; Sie müssen es nur am ' +
      'Vorabend auf die Liste schreiben.',
  ],
  days: [
    day(
      'Nach Genua',
      FERRY,
      'Gegen Mittag Abfahrt in der Schweiz, am Abend Einschiffung in Genua. Nachtessen an Bord.',
    ),
    day(
      'Ankunft in Olbia',
      HOTEL,
      'Am Morgen taucht die Insel Tavolara aus dem Dunst. Kurze Fahrt nach Orosei, danach Strand.',
    ),
    day('Badetag', HOTEL, 'Fünf Kilometer Sand, ein Fluss, in dem Kinder Dämme bauen, und Schatten unter Pinien.'),
    day(
      'Mit dem Boot in den Golf',
      HOTEL,
      'Cala Luna, Cala Mariolu, die Grotte del Bue Marino: ein Tag auf dem Boot mit vier Badehalten.',
    ),
    day(
      'Orgosolo',
      HOTEL,
      'Im Bergdorf erzählen zweihundert Wandbilder von Hirten, Banditen und Weltpolitik. Mittagessen ' +
        'im Wald: Spanferkel, Pecorino, Gesang zu viert.',
    ),
    day('Badetag', HOTEL, 'Nichts, und das mit Aussicht.'),
    day(
      'Su Gologone und die Nuraghen',
      HOTEL,
      'Eine Quelle, tief wie ein Kirchturm, und Türme aus der Bronzezeit, von denen ' +
        'niemand weiss, wozu sie gebaut wurden.',
    ),
    day('Letzter Badetag', HOTEL, 'Oder ein Ausflug in die Altstadt von Orosei mit ihren sieben Kirchen.'),
    day('Einschiffung', FERRY, 'Vormittag am Strand, am Abend Fähre ab Olbia.'),
    day('Heimreise', null, 'Am Morgen in Genua, am Nachmittag zurück in der Schweiz.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    'Fähre Genua–Olbia und zurück in Kabinen innen',
    '7 Hotelübernachtungen mit Halbpension',
    'Bootsausflug im Golf von Orosei',
    'Hirtenessen in Orgosolo',
  ],
  highlights: ['Ein Tag auf dem Boot mit vier Buchten', 'Hotel im Pinienwald am Strand', 'Mittagessen bei den Hirten'],
  poster: { scene: 'cove', palette: 'summer' },
  posterText: 'Eine türkisblaue Bucht zwischen weissen Felsen, ein Boot vor Anker, Pinien über dem Strand.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'cove',
    gallery: [
      ['Orosei', 'beach', 'summer'],
      ['Orgosolo', 'ridge', 'summer'],
      ['Genua', 'harbour', 'summer'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Genua', 44.4056, 8.9463, 1],
    ['Olbia', 40.9235, 9.4964, 2],
    ['Orosei', 40.3789, 9.6961, 2],
    ['Cala Luna', 40.2258, 9.6258, 4],
    ['Orgosolo', 40.2047, 9.3519, 5],
    ['Su Gologone', 40.2886, 9.4956, 7],
    ['Orosei', 40.3789, 9.6961, null],
    ['Olbia', 40.9235, 9.4964, 9],
    ['Genua', 44.4056, 8.9463, 10],
    ['Luzern', 47.0502, 8.3093, 10],
  ],
  arrival: {
    name: 'Genua, Terminal Traghetti',
    city: 'Genua',
    zip: '16126',
    position: [44.4114, 8.9036],
    arrives: '19:00',
    leaves: '08:30',
  },
  price: 1420,
  seasons: [weekly(5, [21, 26]), weekly(5, [27, 33], { surcharge: 220 }), weekly(5, [34, 39])],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byCoach('suedMittags'), byPlane(110)],
  ages: familyAges,
  rooms: [
    doubleRoom(14),
    superiorRoom(5, 130, 'Doppelzimmer mit Meersicht'),
    singleRoom(3, 390),
    familyRoom(4, 6, 150),
    babyPlace(60, 'Kinderbett im Hotel; auf der Fähre schläft das Baby bei den Eltern.'),
  ],
  addons: [
    {
      kind: 'room',
      no: '1001',
      code: 'AUSSEN',
      name: 'Aussenkabine auf beiden Fahrten',
      francs: 68,
      units: 8,
      forRooms: ['dz', 'dzs', 'ez', 'familie4'],
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'KAJAK',
      name: 'Kajakausflug zur Cala Fuili',
      francs: 55,
      units: 10,
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [10, 70] },
    },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 150 },
})
