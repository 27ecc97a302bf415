import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Etschblick, Meran'

export const adventSuedtirol = tour({
  id: 'advent-suedtirol',
  slug: 'advent-in-suedtirol',
  code: 'ADT',
  name: 'Advent in Südtirol',
  type: 'Advent',
  destinations: ['Italien', 'Meran und Bozen'],
  teaser:
    'Vier Tage zwischen Therme und Zelten: Märkte in Meran, Bozen und Brixen, Weisswein zum Speck und am Abend warmes ' +
    'Wasser unter freiem Himmel.',
  description: [
    'In Südtirol heisst der Früchtekuchen Zelten und der Samichlaus kommt mit Krampussen. Die Märkte sind klein und ' +
      'gut sortiert: Filzpantoffeln, Schüttelbrot, Engel aus Grödner Holz. Wir wohnen in Meran, neben der Therme, und fahren in ' +
      'kurzen Etappen.',
  ],
  days: [
    day(
      'Über den Arlberg nach Meran',
      HOTEL,
      'Durch Vorarlberg und über den Reschenpass, wo der Kirchturm aus dem See ragt. Am Abend ' +
        'Bummel über die Passerpromenade.',
    ),
    day(
      'Bozen',
      HOTEL,
      'Ötzi am Vormittag, der Markt auf dem Waltherplatz am Nachmittag. Zum Nachtessen Schlutzkrapfen in einer ' +
        'Törggelestube.',
    ),
    day(
      'Brixen und Kloster Neustift',
      HOTEL,
      'Der Domkreuzgang ist eine Bilderbibel, die Klosterbibliothek ein Märchen, der Keller ' +
        'ein Argument. Am Nachmittag Markt vor dem Dom.',
    ),
    day(
      'Glurns und Heimreise',
      null,
      'Die kleinste Stadt Südtirols hat 900 Einwohner, eine ganze Mauer und im Advent ein paar ' +
        'Feuerkörbe. Danach zurück in die Schweiz.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Frühstück',
    '2 Nachtessen',
    'Eintritt Archäologiemuseum Bozen',
    'Kloster Neustift mit Weinprobe',
    'Drei Stunden Therme Meran',
  ],
  highlights: ['Therme unter freiem Himmel', 'Drei Märkte in drei Städten', 'Weinprobe im Kloster Neustift'],
  poster: { scene: 'chapel', palette: 'night' },
  posterText: 'Eine Kapelle mit Zwiebelturm und ein Lichterbaum im Schnee, dahinter Felszacken im Mondlicht.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'alp',
    gallery: [
      ['Brixen', 'market', 'winter'],
      ['Reschenpass', 'pass', 'winter'],
      ['Glurns', 'castle', 'winter'],
    ],
  },
  route: [
    ['St. Margrethen', 47.4526, 9.6378, 1],
    ['Landeck', 47.1396, 10.5655, null],
    ['Reschenpass', 46.8372, 10.5072, 1],
    ['Meran', 46.6713, 11.1594, 1],
    ['Bozen', 46.4983, 11.3548, 2],
    ['Brixen', 46.7158, 11.6566, 3],
    ['Meran', 46.6713, 11.1594, null],
    ['Glurns', 46.6706, 10.5567, 4],
    ['St. Margrethen', 47.4526, 9.6378, 4],
  ],
  arrival: {
    name: HOTEL,
    city: 'Meran',
    zip: '39012',
    position: [46.6685, 11.1636],
    arrives: '14:45',
    leaves: '09:00',
  },
  price: 560,
  seasons: [
    { kind: 'advent', offsets: [-3, 4, 11], surcharge: 40 },
    { kind: 'advent', offsets: [1, 8, 15] },
    { kind: 'advent', offsets: [-6, 18], surcharge: -20 },
  ],
  overrides: ['few', 'soldOut'],
  variants: [byCoach('ost')],
  ages: adultAges,
  rooms: [doubleRoom(14), superiorRoom(4, 60, 'Doppelzimmer mit Balkon'), singleRoom(5, 110), sharedDouble(2, 0)],
  addons: [
    { kind: 'personal', no: '1001', code: 'MASSAGE', name: 'Massage in der Therme, 50 Minuten', francs: 84, units: 6 },
    { kind: 'personal', no: '1002', code: 'TRAUTT', name: 'Schloss Trauttmansdorff im Advent', francs: 16.5 },
  ],
  discounts: [regularGuest],
})
