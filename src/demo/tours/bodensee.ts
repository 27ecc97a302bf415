import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Seehotel Mostbirne, Romanshorn'

export const bodensee = tour({
  id: 'bodensee',
  slug: 'mit-dem-velo-um-den-bodensee',
  code: 'BOD',
  name: 'Mit dem Velo um den Bodensee',
  type: 'Veloreise',
  destinations: ['Schweiz', 'Bodensee'],
  crossesBorder: true,
  teaser:
    'Vier Tage, drei Länder, ein Hotel: Im Mai blühen die Apfelbäume bis ans Ufer, und der Veloanhänger holt alle, die ' +
    'genug haben.',
  description: [
    'Der Bodensee ist flach und die Fähren nehmen Velos mit; mehr braucht eine gute Runde nicht. Wir fahren am Tag 35 ' +
      'bis 50 Kilometer, mit eigenem Velo oder einem E-Bike von uns, und schlafen immer im selben Bett. Der Car fährt mit dem ' +
      'Anhänger nebenher.',
  ],
  days: [
    day(
      'Durch den Thurgau',
      HOTEL,
      'Ankunft am Vormittag, Velos abladen, los: durch Mostindien nach Gottlieben und zurück mit dem ' +
        'Schiff. 38 Kilometer.',
    ),
    day(
      'Meersburg und Mainau',
      HOTEL,
      'Mit der Fähre nach Friedrichshafen, dem Ufer entlang nach Meersburg, weiter zur ' +
        'Blumeninsel. 42 Kilometer. Rückfahrt ab Konstanz mit dem Car.',
    ),
    day(
      'Drei Länder',
      HOTEL,
      'Rorschach, Rheindelta, Bregenz, Lindau: Mittagessen in Österreich, Glace in Deutschland. 48 Kilometer, ' +
        'Rückkehr mit dem Schiff.',
    ),
    day(
      'Stein am Rhein und Heimreise',
      null,
      'Am Untersee entlang nach Stein am Rhein, 30 Kilometer. Nach dem Rundgang durch die ' +
        'bemalten Gassen Rückfahrt.',
    ),
  ],
  included: [
    'Fahrt im Car mit Veloanhänger',
    '3 Übernachtungen mit Halbpension',
    'Alle Fähren und Schiffe mit Velo',
    'Eintritt Insel Mainau',
    'Begleitung durch eine Velofahrerin und einen Mechaniker',
  ],
  excluded: ['Velomiete', 'Getränke', 'Reiseversicherung'],
  highlights: ['Immer dasselbe Hotel am See', 'Flache Etappen, jederzeit abkürzbar', 'Insel Mainau'],
  poster: { scene: 'orchard', palette: 'spring' },
  posterText: 'Blühende Apfelbäume in Reihen, dahinter ein weiter See mit Segeln und ferne Berge.',
  page: {
    minGroupSize: 12,
    fitness: fitness.bike,
    stars: 3,
    hotelScene: 'lake',
    gallery: [
      ['Stein am Rhein', 'timber', 'spring'],
      ['Meersburg', 'castle', 'spring'],
      ['Insel Mainau', 'island', 'spring'],
    ],
  },
  route: [
    ['Romanshorn', 47.5656, 9.3787, 1],
    ['Gottlieben', 47.6642, 9.1342, 1],
    ['Friedrichshafen', 47.65, 9.48, 2],
    ['Meersburg', 47.6947, 9.2711, 2],
    ['Insel Mainau', 47.7053, 9.195, 2],
    ['Romanshorn', 47.5656, 9.3787, null],
    ['Bregenz', 47.5031, 9.7471, 3],
    ['Lindau', 47.546, 9.6829, 3],
    ['Stein am Rhein', 47.6594, 8.8597, 4],
  ],
  arrival: {
    name: HOTEL,
    city: 'Romanshorn',
    zip: '8590',
    position: [47.5656, 9.3787],
    arrives: '10:00',
    leaves: '08:30',
  },
  price: 640,
  seasons: [weekly(4, [17, 27]), weekly(4, [31, 37], { surcharge: -20 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('ost'), { ...byTrain(-20), label: 'Bahn, eigene Anreise' }],
  ages: familyAges,
  rooms: [doubleRoom(11), singleRoom(4, 110), tripleRoom(3, 40), familyRoom(4, 3, 50)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'EBIKE',
      name: 'E-Bike für vier Tage',
      francs: 138,
      units: 18,
      rules: { ages: ['erwachsen'], ageFilter: [16, null] },
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'VELO',
      name: 'Tourenvelo für vier Tage',
      francs: 68,
      units: 20,
      ages: ['erwachsen', 'kind'],
    },
    { kind: 'booking', no: '1003', code: 'ANHAENGER', name: 'Kinderanhänger', francs: 48, units: 3 },
  ],
  discounts: [...childDiscounts, regularGuest],
})
