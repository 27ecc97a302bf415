import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Santa Sabina, Rom'
const NIGHT = 'Hotel Fontebranda, Arezzo'

export const rom = tour({
  id: 'rom',
  slug: 'rom-fuer-anfaenger-und-wiederkehrer',
  code: 'ROM',
  name: 'Rom für Anfänger und Wiederkehrer',
  type: 'Städtereise',
  destinations: ['Italien', 'Rom'],
  teaser:
    'Sechs Tage Ewige Stadt in zwei Tempi: Am Vormittag zeigen wir das Nötige, am Nachmittag entscheiden Sie zwischen ' +
    'Forum, Villa Borghese und einem Stuhl an der Sonne.',
  description: [
    'Wer Rom zum ersten Mal besucht, will alles sehen. Wer zum fünften Mal kommt, will sitzen. Auf dieser Reise geht beides: ' +
      'Jeden Tag gibt es einen Vorschlag für die einen und einen für die anderen.',
    'Das Hotel steht auf dem Aventin, dem ruhigsten der sieben Hügel, zehn Minuten vom Circus Maximus.',
  ],
  days: [
    day(
      'Nach Süden',
      NIGHT,
      'Durch den Gotthard und an Florenz vorbei nach Arezzo. Abendspaziergang über die schräge Piazza Grande.',
    ),
    day(
      'Ankunft in Rom',
      HOTEL,
      'Durch Umbrien nach Rom. Am späten Nachmittag Spaziergang zum Orangengarten, wo man die ' +
        'Kuppel des Petersdoms zum ersten Mal sieht, und zum Schlüsselloch der Malteser, wo man sie zum zweiten Mal sieht.',
    ),
    day(
      'Antikes Rom',
      HOTEL,
      'Kolosseum und Forum mit reservierter Zeit. Wiederkehrer besuchen mit unserem Führer die ' +
        'Caracalla-Thermen. Am Abend essen wir in Trastevere.',
    ),
    day(
      'Vatikan',
      HOTEL,
      'Vor dem grossen Andrang in die Museen und die Sixtinische Kapelle. Wiederkehrer steigen auf die ' +
        'Engelsburg. Der Nachmittag ist frei.',
    ),
    day(
      'Brunnen und Plätze',
      NIGHT,
      'Pantheon, Piazza Navona, Trevi am frühen Morgen, wenn man die Münzen noch fallen hört. ' +
        'Nach dem Mittag Fahrt nach Arezzo.',
    ),
    day('Heimreise', null, 'Zurück über Bologna und Mailand, Ankunft am Abend.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '5 Übernachtungen mit Frühstücksbuffet',
    '3 Nachtessen',
    'Eintritte Kolosseum, Forum und Vatikanische Museen mit Zeitfenster',
    'Stadtführer an drei Tagen',
  ],
  highlights: [
    'Ruhiges Hotel auf dem Aventin',
    'Sixtinische Kapelle vor dem Andrang',
    'Jeden Tag zwei Programme zur Wahl',
  ],
  poster: { scene: 'temple', palette: 'spring' },
  posterText: 'Säulen und Giebel eines alten Tempels auf einem Hügel, Zypressen und eine Pinie, unten Olivenbäume.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Kolosseum', 'arena', 'spring'],
      ['Arezzo', 'cypresses', 'spring'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Mailand', 45.4642, 9.19, null],
    ['Arezzo', 43.4633, 11.8796, 1],
    ['Orvieto', 42.7185, 12.1115, null],
    ['Rom', 41.9028, 12.4964, 2],
    ['Arezzo', 43.4633, 11.8796, 5],
    ['Bologna', 44.4949, 11.3426, null],
    ['Luzern', 47.0502, 8.3093, 6],
  ],
  arrival: {
    name: NIGHT,
    city: 'Arezzo',
    zip: '52100',
    position: [43.4633, 11.8796],
    arrives: '18:00',
    leaves: '08:15',
  },
  price: 1090,
  seasons: [weekly(7, [9, 14]), weekly(7, [15, 22], { surcharge: 60 }), weekly(7, [40, 45])],
  variants: [byCoach('sued'), byTrain(70)],
  ages: familyAges,
  rooms: [doubleRoom(15), singleRoom(6, 270), tripleRoom(3, 70), familyRoom(4, 2, 90)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'BORGH',
      name: 'Galleria Borghese mit Führung',
      francs: 46,
      units: 15,
      ages: ['erwachsen', 'kind'],
    },
    {
      kind: 'collective',
      no: '101',
      code: 'TRAM',
      name: 'Stadtrundfahrt mit der historischen Strassenbahn',
      byAge: { erwachsen: 28, kind: 18, kleinkind: 6 },
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
})
