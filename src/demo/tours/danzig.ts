import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, day, tour } from './tour.ts'

const DANZIG = 'Hotel Krantor, Danzig'
const MASUREN = 'Gutshaus Seeblick, Nikolaiken'
const POSEN = 'Hotel am Alten Markt, Posen'

export const danzig = tour({
  id: 'danzig',
  slug: 'danzig-und-die-masuren',
  code: 'DAN',
  currency: 'EUR',
  name: 'Danzig und die Masuren',
  type: 'Rundreise',
  destinations: ['Polen', 'Ostsee'],
  guides: ['Agnieszka Nowak'],
  teaser:
    'Neun Tage Polen: Giebel an der Mottlau, Störche auf jedem Kamin, dreitausend Seen und die grösste Backsteinburg ' +
    'Europas. Preise in Euro.',
  description: [
    'Polen liegt näher, als man denkt, und leerer, als man hofft. Zwischen Danzig und der russischen Grenze glänzt ein ' +
      'See neben dem anderen, auf den Wiesen stehen Störche, und in den Küchen wird eingelegt, was der Wald hergibt.',
  ],
  days: [
    day(
      'Nach Osten',
      'Hotel Elbaue, Dresden',
      'Über Nürnberg nach Dresden. Abendspaziergang auf der Brühlschen Terrasse.',
    ),
    day(
      'Posen',
      POSEN,
      'Um zwölf Uhr stossen am Rathaus zwei Ziegenböcke die Hörner zusammen. Wir kommen rechtzeitig zum zweiten Mal.',
    ),
    day(
      'Marienburg und Danzig',
      DANZIG,
      'Die Burg des Deutschen Ordens hat mehr Backsteine als manche Stadt. Am Abend in Danzig.',
    ),
    day(
      'Danzig',
      DANZIG,
      'Langer Markt, Krantor, Marienkirche. Am Nachmittag das Museum der Solidarność, erzählt von einer, die als ' +
        'Kind dabei war.',
    ),
    day(
      'Oberlandkanal',
      MASUREN,
      'Hier fahren Schiffe über Land: auf Schienenwagen, vom Wasser gezogen. Weiter in die Masuren.',
    ),
    day('Masurische Seen', MASUREN, 'Mit dem Schiff von Nikolaiken nach Lötzen, danach Stakfahrt auf der Krutinna.'),
    day(
      'Wolfsschanze und Heiligelinde',
      MASUREN,
      'Ein dunkler Ort im Wald und eine heitere Wallfahrtskirche, deren Orgelengel mitspielen.',
    ),
    day('Thorn', POSEN, 'Die Stadt des Kopernikus riecht nach Pfefferkuchen. Letzte Nacht in Posen.'),
    day(
      'Heimreise',
      null,
      'Mit einer kurzen Nacht im Rücken und einem langen Mittagessen in Sachsen zurück, Ankunft spät am Abend.',
    ),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    '8 Übernachtungen mit Halbpension',
    'Eintritte Marienburg und Solidarność-Museum',
    'Schifffahrten auf Oberlandkanal und Seen',
    'Reiseleitung ab Posen',
  ],
  highlights: ['Schiffe, die über Land fahren', 'Danzig mit Zeitzeugin', 'Drei Nächte am See'],
  poster: { scene: 'canal', palette: 'autumn' },
  posterText: 'Schmale Giebelhäuser spiegeln sich im Fluss, dahinter ein Turm, vorne eine Brücke mit Geländer.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'canal',
    gallery: [
      ['Marienburg', 'castle', 'autumn'],
      ['Masuren', 'lake', 'autumn'],
      ['Thorn', 'market', 'autumn'],
      ['Dresden', 'city', 'autumn'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Dresden', 51.0504, 13.7373, 1],
    ['Posen', 52.4064, 16.9252, 2],
    ['Marienburg', 54.0399, 19.0283, 3],
    ['Danzig', 54.352, 18.6466, 3],
    ['Elbing', 54.1522, 19.4088, 5],
    ['Nikolaiken', 53.8019, 21.5703, 5],
    ['Lötzen', 54.0386, 21.7644, 6],
    ['Heiligelinde', 54.0261, 21.2194, 7],
    ['Thorn', 53.0138, 18.5984, 8],
    ['Posen', 52.4064, 16.9252, 8],
    ['St. Gallen', 47.4245, 9.3767, 9],
  ],
  arrival: {
    name: 'Hotel Elbaue, Dresden',
    city: 'Dresden',
    zip: '01067',
    position: [51.0504, 13.7373],
    arrives: '18:15',
    leaves: '06:30',
    returnFrom: { name: POSEN, city: 'Posen', zip: '61-772', position: [52.4084, 16.9342] },
  },
  price: 1490,
  seasons: [weekly(6, [20, 36])],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byCoach('ost'), byPlane(180)],
  ages: familyAges,
  rooms: [doubleRoom(15), singleRoom(5, 290), tripleRoom(3, 80)],
  addons: [
    { kind: 'personal', no: '1001', code: 'BERN', name: 'Bernstein schleifen in Danzig', francs: 24, units: 14 },
    {
      kind: 'personal',
      no: '1002',
      code: 'PADDEL',
      name: 'Paddeltour auf der Krutinna',
      francs: 29,
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [8, 75] },
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 90 },
})
