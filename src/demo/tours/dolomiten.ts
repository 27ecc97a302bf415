import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { bed, doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const VALLEY = 'Gasthof Drei Zinnen, Toblach'

export const dolomiten = tour({
  id: 'dolomiten',
  slug: 'dolomiten-von-huette-zu-huette',
  code: 'DOL',
  name: 'Dolomiten von Hütte zu Hütte',
  type: 'Wanderreise',
  destinations: ['Italien', 'Südtirol'],
  guides: ['Reto Caduff'],
  label: 'Kleine Gruppe',
  teaser:
    'Drei Zinnen, Pragser Wildsee und zwei Nächte über 2200 Meter, wo die Felsen am Abend rosa werden. Ihr Gepäck ' +
    'fährt im Tal mit.',
  description: [
    'Enrosadira nennen die Ladiner das Glühen, wenn die Sonne hinter die Berge sinkt. Man sieht es am besten von einer ' +
      'Hüttenbank aus, mit müden Beinen und einem Teller Knödel auf den Knien.',
    'An drei Tagen vier bis sechs Stunden auf guten Bergwegen (T2, kurze Stellen T3). Wanderleiter Reto Caduff nimmt höchstens ' +
      'vierzehn Gäste mit. In den Hütten schlafen wir in Mehrbettzimmern, im Tal in guten Gasthöfen.',
  ],
  days: [
    day(
      'Ins Pustertal',
      VALLEY,
      'Über den Arlberg und den Brenner nach Toblach. Kurzer Spaziergang zum Toblacher See, ' +
        'in dessen Komponierhäuschen Gustav Mahler arbeitete.',
    ),
    day(
      'Pragser Wildsee',
      VALLEY,
      'Einmal um den See, bevor die Tagesgäste kommen, und weiter hinauf zur Grünwaldalm. 4,5 Stunden.',
    ),
    day(
      'Drei Zinnen',
      'Büllelejochhütte',
      'Vom Fischleintal steigen wir durch das Altensteiner Tal zur Dreizinnenhütte. ' +
        'Wenn die Tagesausflügler talwärts gehen, wandern wir zum Büllelejoch. 5,5 Stunden, 1150 Meter Aufstieg.',
    ),
    day(
      'Über das Joch',
      'Zsigmondyhütte',
      'Kriegswege von 1916, heute friedlich und gut gesichert. Unter dem Zwölfer ' +
        'hindurch zur Zsigmondyhütte. 4 Stunden.',
    ),
    day(
      'Abstieg und Käse',
      VALLEY,
      'Durch das Bacherntal hinunter nach Sexten. Die Sennerei in Toblach öffnet für uns den Reifekeller.',
    ),
    day('Heimreise', null, 'Mit einem Halt in Sterzing zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Kleincar',
    '3 Übernachtungen im Gasthof, 2 in Hütten',
    'Halbpension',
    'Wanderleitung',
    'Gepäcktransport',
  ],
  highlights: ['Abendglühen über den Drei Zinnen', 'Höchstens 14 Gäste', 'Nur mit Tagesrucksack unterwegs'],
  poster: { scene: 'ridge', palette: 'autumn' },
  posterText: 'Ein schroffer Gipfel mit Schnee im Abendlicht, darunter rotbrauner Wald und ein Weiler an der Strasse.',
  page: {
    minGroupSize: 10,
    fitness: fitness.mountainHike,
    stars: 3,
    hotelScene: 'chapel',
    gallery: [
      ['Pragser Wildsee', 'lake', 'autumn'],
      ['Sexten', 'chapel', 'autumn'],
      ['Sterzing', 'market', 'autumn'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Landeck', 47.1399, 10.5659, null],
    ['Innsbruck', 47.2692, 11.4041, null],
    ['Toblach', 46.7352, 12.2217, 1],
    ['Pragser Wildsee', 46.6943, 12.0854, 2],
    ['Drei Zinnen', 46.6187, 12.3027, 3],
    ['Zsigmondyhütte', 46.6131, 12.3503, 4],
    ['Sexten', 46.7025, 12.3497, 5],
    ['Sterzing', 46.8976, 11.4308, 6],
    ['St. Gallen', 47.4245, 9.3767, 6],
  ],
  arrival: {
    name: VALLEY,
    city: 'Toblach',
    zip: '39034',
    position: [46.7352, 12.2217],
    arrives: '16:30',
    leaves: '08:00',
  },
  price: 1140,
  seasons: [weekly(7, [27, 38]), weekly(2, [28, 37], { every: 3, surcharge: -30 })],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byCoach('ost')],
  ages: adultAges,
  rooms: [
    { ...doubleRoom(4, 'In den Hütten als Zweierzimmer.') },
    singleRoom(1, 240),
    bed('Bett im Mehrbettzimmer', 6, {
      units: 12,
      surcharge: -140,
      info: 'Sechserzimmer auch im Tal; Bettwäsche ist da.',
    }),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'SCHLAFSACK',
      name: 'Hüttenschlafsack aus Seide',
      francs: 38,
      info: 'Sie dürfen ihn behalten.',
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'HANDTUCH',
      name: 'Wäschepaket Mehrbettzimmer',
      francs: 13,
      isMandatory: true,
      rules: { rooms: ['bett'] },
    },
  ],
  discounts: [
    regularGuest,
    {
      no: '8006',
      code: 'JUNG',
      name: 'Rabatt bis 25 Jahre',
      francs: 90,
      isMandatory: true,
      rules: { ages: ['erwachsen'], ageFilter: [null, 25], rooms: ['bett'] },
    },
  ],
})
