import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Albergo Cascina Rossa, Alba'

export const piemont = tour({
  id: 'piemont',
  slug: 'piemont-trueffel-und-barolo',
  code: 'PIE',
  name: 'Piemont: Trüffel und Barolo',
  type: 'Rundreise',
  destinations: ['Italien', 'Piemont'],
  guides: ['Lorenza Gatti'],
  bestsellerRank: 6,
  teaser:
    'Vier Tage in den Langhe: mit dem Hund auf Trüffelsuche, beim Winzer in den Keller und am Sonntag auf den Markt ' +
    'von Alba.',
  description: [
    'Im Oktober riecht Alba nach weissem Trüffel, im Frühling nach Haselnuss und frischem Gras. Wir fahren in beiden ' +
      'Zeiten, denn die Küche ist jedes Mal eine andere.',
    'Lorenza Gatti kennt die Familien hinter den Etiketten. Sie führt in Keller, vor denen kein Car hält, und in eine ' +
      'Osteria, deren Karte aus einem einzigen Satz besteht.',
  ],
  days: [
    day(
      'Durch den Gotthard',
      HOTEL,
      'Durch den Gotthard an den Lago Maggiore und weiter durch die Reisfelder von ' +
        'Vercelli. Empfang mit einem Glas Arneis.',
    ),
    day(
      'Barolo und La Morra',
      HOTEL,
      'Spaziergang von La Morra hinunter nach Barolo, zwei Stunden durch die Reben. ' +
        'Mittagessen beim Winzer: fünf Gänge, drei Jahrgänge.',
    ),
    day(
      'Trüffelhund und Haselnüsse',
      HOTEL,
      'Hündin Luna sucht, ihr Meister gräbt, wir essen. Nachmittags zum ' +
        'Confiseur nach Cortemilia, wo die Tonda Gentile geröstet wird.',
    ),
    day('Markt und Heimreise', null, 'Einkauf auf dem Markt von Alba, Mittag am Ortasee, zurück durch den Gotthard.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Frühstück',
    '2 Nachtessen',
    'Mittagessen beim Winzer mit Weinprobe',
    'Trüffelsuche',
    'Reiseleitung',
  ],
  highlights: ['Trüffelsuche mit Hündin Luna', 'Fünf Gänge beim Barolo-Winzer', 'Spaziergang La Morra–Barolo'],
  poster: { scene: 'vineyard', palette: 'autumn' },
  posterText: 'Ein Dorf mit Turm auf einer Kuppe, ringsum Rebzeilen in Rot und Braun, die Strasse windet sich hinauf.',
  page: {
    minGroupSize: 14,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'vineyard',
    gallery: [
      ['Orta San Giulio', 'island', 'autumn'],
      ['Barolo', 'castle', 'autumn'],
      ['Cortemilia', 'orchard', 'autumn'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Bellinzona', 46.1946, 9.0244, null],
    ['Stresa', 45.8835, 8.5348, null],
    ['Vercelli', 45.3202, 8.4185, null],
    ['Alba', 44.7009, 8.0357, 1],
    ['La Morra', 44.6382, 7.9336, 2],
    ['Barolo', 44.6112, 7.9423, 2],
    ['Cortemilia', 44.5806, 8.193, 3],
    ['Orta San Giulio', 45.7971, 8.4076, 4],
    ['Luzern', 47.0502, 8.3093, 4],
  ],
  arrival: { name: HOTEL, city: 'Alba', zip: '12051', position: [44.7009, 8.0357], arrives: '16:00', leaves: '09:30' },
  price: 780,
  seasons: [weekly(4, [17, 23], { surcharge: -60 }), weekly(4, [39, 47], { surcharge: 60 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued')],
  ages: adultAges,
  rooms: [doubleRoom(13), superiorRoom(3, 55, 'Doppelzimmer Rebsicht'), singleRoom(5, 150), sharedDouble(2, 0)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'TRUEFFEL',
      name: 'Tajarin mit frisch gehobeltem Trüffel',
      francs: 42.5,
      info: 'Am zweiten Abend, zehn Gramm pro Teller.',
      rules: { startMonths: [9, 10, 11] },
    },
    {
      kind: 'booking',
      no: '1002',
      code: 'WEIN',
      name: 'Sechs Flaschen Barolo nach Hause',
      francs: 228,
      info: 'Verzollt und bis an die Türe geliefert.',
      units: 10,
    },
  ],
  discounts: [regularGuest],
  bargain: { tier: 25, untilDaysBeforeStart: 45 },
})
