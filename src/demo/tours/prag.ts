import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel U Tří Mostů, Prag'

export const prag = tour({
  id: 'prag',
  slug: 'prag-und-die-moldau',
  code: 'PRG',
  name: 'Prag und die Moldau',
  type: 'Städtereise',
  destinations: ['Tschechien'],
  teaser:
    'Vier Tage goldene Stadt, bevor sie aufwacht: Karlsbrücke um sieben, Burg um neun, Mittagessen um zwölf auf dem ' +
    'Schiff.',
  description: [
    'Prag ist voll, aber nicht überall und nicht immer. Wir stehen zweimal früh auf und haben dafür die ' +
      'Karlsbrücke für uns. Am Nachmittag sitzen wir, wo die Prager sitzen: auf der Letná unter Kastanien.',
  ],
  days: [
    day('Nach Prag', HOTEL, 'Über München und Pilsen, dort mit einem Glas in der Brauerei von 1842.'),
    day('Karlsbrücke und Burg', HOTEL, 'Früher Spaziergang über die Brücke, danach Veitsdom und Goldenes Gässchen.'),
    day('Moldaufahrt und Josefstadt', HOTEL, 'Mittagessen auf dem Schiff, am Nachmittag der alte jüdische Friedhof.'),
    day('Heimreise', null, 'Zurück mit einem Halt in Regensburg bei der Wurstkuchl.'),
  ],
  included: ['Fahrt im Komfortcar', '3 Übernachtungen mit Frühstück', 'Moldaufahrt mit Mittagessen', 'Stadtführung'],
  highlights: ['Karlsbrücke bei Sonnenaufgang', 'Mittagessen auf der Moldau', 'Brauerei in Pilsen'],
  poster: { scene: 'statues', palette: 'autumn' },
  posterText: 'Eine Brücke mit steinernen Heiligen führt zu ihrem Torturm, hinten auf dem Hügel Burg und Dom.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Altstädter Ring', 'market', 'autumn'],
      ['Regensburg', 'river', 'autumn'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['München', 48.1374, 11.5755, null],
    ['Pilsen', 49.7384, 13.3736, 1],
    ['Prag', 50.0755, 14.4378, 1],
    ['Regensburg', 49.0134, 12.1016, 4],
    ['St. Gallen', 47.4245, 9.3767, 4],
  ],
  arrival: { name: HOTEL, city: 'Prag', zip: '118 00', position: [50.0875, 14.405], arrives: '18:30', leaves: '08:30' },
  price: 640,
  seasons: [weekly(4, [15, 20]), weekly(4, [36, 42])],
  variants: [byCoach('ost')],
  ages: adultAges,
  rooms: [doubleRoom(15), singleRoom(5, 140)],
  listing: { onlineStatus: 'ONLINE', redirectToBooking: false, timing: { from: -240, until: -7 } },
})
