import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, halfBoard } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { babyPlace, doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Hirschensprung, Hinterzarten'

export const schwarzwald = tour({
  id: 'schwarzwald',
  slug: 'wochenende-im-schwarzwald',
  code: 'SWA',
  name: 'Wochenende im Schwarzwald',
  type: 'Kurzreise',
  destinations: ['Deutschland', 'Schwarzwald'],
  teaser:
    'Freitag los, Sonntag zurück: Titisee, Feldberg und die dickste Torte nördlich von Basel. Ein kurzer Ausbruch ' +
    'mit viel Wald.',
  description: [
    'Für den Schwarzwald braucht es keine Ferienwoche. Kurz nach zehn fahren Sie in Basel los, zum Mittagessen rauschen Tannen.',
    'Das Hotel Hirschensprung hat ein Hallenbad, einen Kachelofen und eine Wirtin, die ihre Kirschtorte selber macht. ' +
      'Nachschlag ist möglich, aber selten nötig.',
  ],
  days: [
    day(
      'Höllental',
      HOTEL,
      'Über Freiburg und durch das Höllental nach Hinterzarten. Spaziergang um den Titisee, je nach ' +
        'Jahreszeit mit Tretboot oder Handschuhen.',
    ),
    day(
      'Feldberg und Uhren',
      HOTEL,
      'Mit der Seilbahn auf den Feldberg, danach nach Furtwangen ins Uhrenmuseum. Ein ' +
        'Schnitzer zeigt, wie der Kuckuck zu seiner Stimme kommt.',
    ),
    day(
      'St. Blasien und Heimreise',
      null,
      'Die drittgrösste Kuppel Europas steht in einem Dorf mit viertausend ' +
        'Einwohnern. Mittag am Schluchsee, am Abend zurück.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '2 Übernachtungen mit Frühstück',
    'Kaffee und Kirschtorte',
    'Seilbahn Feldberg',
    'Eintritt Uhrenmuseum',
  ],
  highlights: ['Kirschtorte der Wirtin', 'Hallenbad im Haus', 'Beim Kuckucksuhrenschnitzer'],
  poster: { scene: 'forest', palette: 'autumn' },
  posterText: 'Hohe Tannenstämme vor einem Wald in Herbstfarben, durch den eine helle Strasse führt.',
  page: {
    minGroupSize: 15,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'forest',
    gallery: [
      ['Titisee', 'lake', 'autumn'],
      ['Freiburg im Breisgau', 'market', 'autumn'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Freiburg im Breisgau', 47.999, 7.8421, 1],
    ['Titisee', 47.8997, 8.1453, 1],
    ['Feldberg', 47.8743, 8.0045, 2],
    ['Furtwangen', 48.051, 8.2085, 2],
    ['St. Blasien', 47.7604, 8.1304, 3],
    ['Basel', 47.5596, 7.5886, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Hinterzarten',
    zip: '79856',
    position: [47.9055, 8.1074],
    arrives: '11:45',
    leaves: '14:30',
  },
  price: 390,
  seasons: [weekly(5, [5, 11], { every: 2, surcharge: -30 }), weekly(5, [17, 44], { every: 2 })],
  overrides: ['few', 'soldOut', 'offline'],
  variants: [byCoach('nordVormittags')],
  ages: familyAges,
  rooms: [doubleRoom(12), singleRoom(4, 60), familyRoom(4, 4, 40), babyPlace(0, 'Kinderbett auf Wunsch.')],
  addons: [
    halfBoard('1001', 31.5, 'Viergängiges Menü mit Salatbuffet.'),
    {
      kind: 'personal',
      no: '1002',
      code: 'KURTAXE',
      name: 'Kurtaxe Hinterzarten',
      francs: 3,
      perNight: true,
      isMandatory: true,
      rules: { ages: ['erwachsen'] },
    },
  ],
  discounts: childDiscounts,
  hasDocuments: false,
})
