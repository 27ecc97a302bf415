import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Au Pont Couvert, Strassburg'

export const adventStrassburg = tour({
  id: 'advent-strassburg',
  slug: 'advent-in-strassburg-und-colmar',
  code: 'ADS',
  name: 'Advent in Strassburg und Colmar',
  type: 'Advent',
  destinations: ['Frankreich', 'Elsass'],
  teaser:
    'Zwei Tage Glühwein, Sandstein und Lichter. Der Christkindelsmärik ist der älteste Frankreichs, und wir wohnen ' +
    'so nah, dass niemand einen Bus braucht.',
  description: [
    'Seit 1570 riecht es um das Münster im Dezember nach Anis und Zimt. Dreihundert Hütten stehen in der ganzen Altstadt; ' +
      'die schönsten findet man, wenn man der Menge den Rücken kehrt.',
    'Am zweiten Tag fahren wir durch verschneite Reben nach Colmar, wo jedes Quartier seinen eigenen Markt hat und der ' +
      'Isenheimer Altar auf Sie wartet.',
  ],
  days: [
    day(
      'Strassburg im Lichterglanz',
      HOTEL,
      'Kurze Fahrt ab Basel. Rundgang durch die Petite France und über den Markt ' +
        'am Münster, danach freie Zeit. Zum Nachtessen gibt es Flammkuchen, so viel Sie mögen.',
    ),
    day(
      'Colmar und Heimreise',
      null,
      'Mit einem Halt in Riquewihr nach Colmar. Wer genug Lebkuchen hat, besucht das ' +
        'Museum Unterlinden. Am Abend zurück in der Schweiz.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '1 Übernachtung mit Frühstück in der Altstadt',
    'Flammkuchen-Nachtessen',
    'Stadtrundgang',
  ],
  highlights: ['Hotel in Gehdistanz zum Christkindelsmärik', 'Flammkuchen im Winstub', 'Halt in Riquewihr'],
  poster: { scene: 'timber', palette: 'winter' },
  posterText: 'Fachwerkhäuser mit Schnee auf den Dächern spiegeln sich im Kanal, dahinter das Münster mit einem Turm.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'canal',
    gallery: [
      ['Colmar', 'market', 'winter'],
      ['Riquewihr', 'vineyard', 'winter'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Strassburg', 48.5734, 7.7521, 1],
    ['Riquewihr', 48.1667, 7.2975, 2],
    ['Colmar', 48.0793, 7.3585, 2],
    ['Basel', 47.5596, 7.5886, 2],
  ],
  arrival: {
    name: HOTEL,
    city: 'Strassburg',
    zip: '67000',
    position: [48.5802, 7.7395],
    arrives: '11:30',
    leaves: '09:30',
  },
  price: 320,
  seasons: [
    { kind: 'advent', offsets: [-1, 6, 13, 20], surcharge: 30 },
    { kind: 'advent', offsets: [-4, 3, 10, 17] },
    { kind: 'advent', offsets: [1, 8, 15], surcharge: -20 },
  ],
  variants: [byCoach('nord'), byTrain(25)],
  ages: familyAges,
  rooms: [doubleRoom(18), singleRoom(6, 60), tripleRoom(3, 20)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'UNTER',
      name: 'Eintritt Museum Unterlinden',
      francs: 16.5,
      ages: ['erwachsen'],
    },
    { kind: 'personal', no: '1002', code: 'BACK', name: 'Bredele backen mit einer Bäckerin', francs: 38, units: 10 },
  ],
  discounts: childDiscounts,
})
