import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const BLED = 'Hotel Krim, Bled'
const LJUBLJANA = 'Hotel Drei Brücken, Ljubljana'

export const slowenien = tour({
  id: 'slowenien',
  slug: 'slowenien-bled-und-soca',
  code: 'SLO',
  name: 'Slowenien: Bled und der Karst',
  type: 'Rundreise',
  destinations: ['Slowenien'],
  guides: ['Janez Kovač'],
  teaser:
    'Sechs Tage in einem Land, das man an einem Tag durchqueren könnte und nicht sollte: Inselkirche, Smaragdfluss, ' +
    'Tropfsteine und weisse Pferde.',
  description: [
    'Slowenien ist halb so gross wie die Schweiz und hat von allem ein Stück: Alpen, Karst, Weinberge, vierzig Kilometer ' +
      'Meer. Janez Kovač, Imker aus Kranj, bringt zu jeder Etappe den passenden Honig mit.',
  ],
  days: [
    day('Durch Österreich', BLED, 'Über den Arlberg, Innsbruck und den Karawankentunnel nach Bled. Abendrunde am See.'),
    day(
      'Bled',
      BLED,
      'Mit der Pletna, einem Boot mit einem einzigen Ruderer, auf die Insel: Wer die Glocke läutet, hat einen ' +
        'Wunsch frei. Nachmittags Burg oder Cremeschnitte, am besten beides.',
    ),
    day(
      'Über den Vršič an die Soča',
      BLED,
      'Fünfzig nummerierte Kehren, dahinter ein Fluss in einer Farbe, für die es kein Wort gibt. ' +
        'Kobarid erzählt vom Krieg, der hier tobte.',
    ),
    day(
      'Ljubljana',
      LJUBLJANA,
      'Drachen, drei Brücken, Markthallen von Jože Plečnik. Am Abend wird am Fluss gegessen.',
    ),
    day(
      'Höhlen und Lipica',
      LJUBLJANA,
      'In Škocjan fliesst ein Fluss durch eine Halle, in der eine Kathedrale Platz hätte. In Lipica ' +
        'weiden die Pferde, die in Wien tanzen.',
    ),
    day('Heimreise', null, 'Über Villach und Innsbruck zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '5 Übernachtungen mit Halbpension',
    'Pletna und Inselkirche',
    'Eintritte Škocjan und Lipica',
    'Honigdegustationen',
    'Reiseleitung ab Bled',
  ],
  highlights: ['Inselkirche im Bleder See', 'Vršičpass und Soča', 'Höhlen von Škocjan'],
  poster: { scene: 'island', palette: 'summer' },
  posterText: 'Eine kleine Insel mit weisser Kirche in einem See, dahinter Berge und eine Burg auf dem Felsen.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'island',
    gallery: [
      ['Vršič', 'pass', 'summer'],
      ['Ljubljana', 'statues', 'summer'],
      ['Kobarid', 'river', 'summer'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Innsbruck', 47.2692, 11.4041, null],
    ['Bled', 46.3683, 14.1146, 1],
    ['Vršič', 46.4331, 13.7436, 3],
    ['Kobarid', 46.2469, 13.5789, 3],
    ['Ljubljana', 46.0569, 14.5058, 4],
    ['Škocjan', 45.6633, 13.9933, 5],
    ['Lipica', 45.6681, 13.8822, 5],
    ['Villach', 46.6111, 13.8558, 6],
    ['St. Gallen', 47.4245, 9.3767, 6],
  ],
  arrival: {
    name: BLED,
    city: 'Bled',
    zip: '4260',
    position: [46.3683, 14.1146],
    arrives: '18:00',
    leaves: '08:00',
    returnFrom: { name: LJUBLJANA, city: 'Ljubljana', zip: '1000', position: [46.0511, 14.5063] },
  },
  price: 1060,
  seasons: [weekly(7, [18, 24]), weekly(7, [25, 34], { every: 2, surcharge: 50 }), weekly(7, [35, 40])],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('ost'), byTrain(60)],
  ages: familyAges,
  rooms: [
    doubleRoom(15),
    superiorRoom(5, 90, 'Doppelzimmer mit Seesicht in Bled'),
    singleRoom(5, 210),
    tripleRoom(3, 60),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'RAFT',
      name: 'Schlauchboot auf der Soča',
      francs: 58,
      units: 16,
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [10, 70] },
    },
    { kind: 'booking', no: '1002', code: 'HONIG', name: 'Honigkiste mit sechs Gläsern', francs: 52 },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
})
