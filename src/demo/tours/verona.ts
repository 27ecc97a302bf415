import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Porta Leona, Verona'

export const verona = tour({
  id: 'verona',
  slug: 'oper-in-der-arena-von-verona',
  code: 'VER',
  catalogCode: 'GM',
  name: 'Oper in der Arena von Verona',
  type: 'Musikreise',
  destinations: ['Italien', 'Venetien'],
  guides: ['Beatrice Frey'],
  teaser:
    'Wenn es dunkel wird, zünden zwanzigtausend Menschen eine Kerze an, und dann beginnt Verdi. Drei Tage Verona ' +
    'mit guten Plätzen und einem späten Frühstück danach.',
  description: [
    'Die Arena ist älter als die Oper, aber die beiden passen zusammen. Wir sitzen auf nummerierten Plätzen in den ' +
      'unteren Rängen; das Kissen ist dabei, der Regen ist es meistens nicht.',
    'Die Karten kaufen wir als Gruppe. Darum bezahlen Sie diese Reise auf Rechnung, und ein Rücktritt ist nach dem ' +
      'Kartenkauf nur mit Ersatzperson kostenlos.',
  ],
  days: [
    day(
      'Nach Verona',
      HOTEL,
      'Durch den Gotthard an den Gardasee, Mittagessen in Sirmione. Am späten Nachmittag führt ' +
        'Beatrice Frey in das Werk des nächsten Abends ein.',
    ),
    day(
      'Ein Tag bis zur Oper',
      HOTEL,
      'Vormittags zu Fuss durch Verona: San Zeno, Castelvecchio und die Brücke aus ' +
        'rotem Ziegel. Siesta. Um 21 Uhr hebt sich in der Arena der Taktstock.',
    ),
    day('Heimreise', null, 'Spätes Frühstück, Halt in einem Valpolicella-Keller, zurück durch den Gotthard.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '2 Übernachtungen mit Frühstück',
    'Opernkarte auf nummeriertem Platz',
    'Werkeinführung',
    '1 Nachtessen vor der Oper',
  ],
  highlights: [
    'Nummerierte Plätze in der Arena',
    'Werkeinführung mit Musikbeispielen',
    'Hotel fünf Gehminuten entfernt',
  ],
  poster: { scene: 'arena', palette: 'night' },
  posterText:
    'Die Arena bei Nacht, Licht in allen Bögen, davor der Platz mit Laternen und festlich gekleideten Gästen.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Sirmione', 'castle', 'summer'],
      ['Fumane', 'vineyard', 'summer'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Sirmione', 45.4928, 10.6087, 1],
    ['Verona', 45.4384, 10.9916, 1],
    ['Fumane', 45.5436, 10.8827, 3],
    ['Luzern', 47.0502, 8.3093, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Verona',
    zip: '37121',
    position: [45.4391, 10.9989],
    arrives: '16:00',
    leaves: '10:30',
  },
  price: 690,
  seasons: [weekly(5, [25, 35]), weekly(2, [27, 33], { surcharge: -70 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued')],
  ages: adultAges,
  rooms: [doubleRoom(14), singleRoom(6, 110)],
  addons: [
    { kind: 'personal', no: '1001', code: 'PARKETT', name: 'Parkettplatz statt Rang', francs: 128, units: 8 },
    { kind: 'personal', no: '1002', code: 'TEXT', name: 'Textbuch deutsch–italienisch', francs: 14.5 },
  ],
  discounts: [regularGuest],
})
