import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Gasthaus Silberdistel, Appenzell'

export const appenzell = tour({
  id: 'appenzell',
  slug: 'alpaufzug-und-alpstein',
  code: 'APP',
  name: 'Alpaufzug und Alpstein',
  type: 'Kurzreise',
  destinations: ['Schweiz', 'Appenzell'],
  guides: ['Vreni Inauen'],
  teaser:
    'Drei Tage Appenzell mit Zauren, Biber und dem Blick vom Säntis. Im Mai ziehen die Sennen auf die Alp, im Herbst ' +
    'kommen sie zurück.',
  description: [
    'Vreni Inauen ist auf einer Alp im Weissbadtal aufgewachsen. Sie weiss am Vorabend, welcher Senn am Morgen auffährt, ' +
      'und stellt den Car so hin, dass die Geissen zuerst an Ihnen vorbeikommen.',
  ],
  days: [
    day(
      'Ins Appenzellerland',
      HOTEL,
      'Über St. Gallen mit Halt in der Stiftsbibliothek. Nachmittag in Appenzell: bemalte Fassaden, ' +
        'Bauernmalerei und ein Biber frisch vom Blech.',
    ),
    day(
      'Alp und Säntis',
      HOTEL,
      'Früh am Strassenrand beim Alpaufzug oder, im Herbst, bei der Alpabfahrt; im Sommer beim Käsen auf der ' +
        'Alp. Danach mit der Schwebebahn auf den Säntis, 2502 Meter. Am Abend Stubete mit Hackbrett.',
    ),
    day(
      'Seealpsee und Heimreise',
      null,
      'Leichte Wanderung an den Seealpsee, 1,5 Stunden, oder Kaffee in Wasserauen. Zurück durch das Toggenburg.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '2 Übernachtungen mit Halbpension',
    'Eintritt Stiftsbibliothek',
    'Schwebebahn Säntis',
    'Stubete im Gasthaus',
  ],
  highlights: ['Alpaufzug mit einer, die dazugehört', 'Säntis', 'Stubete mit Hackbrett'],
  poster: { scene: 'alp', palette: 'spring' },
  posterText: 'Ein Senn führt geschmückte Kühe an einem Bauernhaus vorbei, dahinter helle Berge mit letztem Schnee.',
  page: {
    minGroupSize: 15,
    fitness: fitness.walk,
    stars: 3,
    hotelScene: 'alp',
    gallery: [
      ['Wasserauen', 'lake', 'spring'],
      ['Säntis', 'ridge', 'spring'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Appenzell', 47.3306, 9.4086, 1],
    ['Schwägalp', 47.2561, 9.3175, 2],
    ['Säntis', 47.2494, 9.3433, 2],
    ['Wasserauen', 47.2839, 9.4267, 3],
    ['Wattwil', 47.2997, 9.0867, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Appenzell',
    zip: '9050',
    position: [47.3306, 9.4086],
    arrives: '11:45',
    leaves: '14:00',
  },
  price: 430,
  seasons: [weekly(5, [19, 25], { surcharge: 30 }), weekly(5, [26, 34], { every: 2 }), weekly(5, [36, 40])],
  overrides: ['few', 'soldOut'],
  variants: [byCoach('ost')],
  ages: familyAges,
  rooms: [doubleRoom(14), singleRoom(5, 60), familyRoom(4, 3, 40)],
  addons: [
    { kind: 'personal', no: '1001', code: 'MALEN', name: 'Kurs Bauernmalerei, zwei Stunden', francs: 42, units: 12 },
    { kind: 'booking', no: '1002', code: 'KAESE', name: 'Ein Kilo Alpkäse nach Hause', francs: 34 },
  ],
  discounts: childDiscounts,
})
