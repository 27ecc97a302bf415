import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { babyPlace, doubleRoom, familyRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Maestral, Novigrad'

export const istrien = tour({
  id: 'istrien',
  slug: 'badeferien-in-istrien',
  code: 'IST',
  name: 'Badeferien in Istrien',
  type: 'Badeferien',
  destinations: ['Kroatien', 'Istrien'],
  teaser:
    'Klares Wasser, Pinien bis an den Strand und hinter dem Haus ein Land voller Trüffel und Olivenöl. Zehn Tage, ' +
    'hin und zurück ohne Nachtfahrt.',
  description: [
    'Istrien war venezianisch, österreichisch, italienisch und jugoslawisch; geblieben sind die besten Rezepte von allen. ' +
      'Novigrad ist ein Fischerort mit Stadtmauer, in dem man abends noch auf der Mole sitzt.',
    'Auf der Hinreise schlafen wir am Gardasee, auf der Rückreise in Padua. Dazwischen liegen sieben Ferientage, an zweien ' +
      'davon fährt unser Car auf einen Ausflug.',
  ],
  days: [
    day('An den Gardasee', 'Hotel Alle Palme, Lazise', 'Durch den Gotthard nach Lazise. Zeit für ein erstes Bad.'),
    day('Nach Novigrad', HOTEL, 'An Venedig und Triest vorbei über die kurze slowenische Küste nach Kroatien.'),
    day('Strandtag', HOTEL, 'Kies und Fels, dafür Wasser wie Glas. Badeschuhe gibt es an der Réception.'),
    day(
      'Rovinj',
      HOTEL,
      'Die Altstadt steht auf einer Halbinsel, die einmal Insel war. Nachmittags mit dem Schiff in den ' +
        'Limski-Kanal, wo die Austern wachsen.',
    ),
    day(
      'Frei',
      HOTEL,
      'Velowege führen der Küste entlang, der Markt öffnet um sechs, und das Buch ist noch nicht fertig.',
    ),
    day(
      'Motovun und das Hinterland',
      HOTEL,
      'Hügeldörfer, Malvasia und eine Ölmühle. In Motovun gehen wir auf der Stadtmauer einmal rundherum.',
    ),
    day('Frei', HOTEL, 'Noch einmal Sonne. Wer will, fährt mit dem Linienbus nach Poreč zu den Mosaiken der Basilika.'),
    day('Frei', HOTEL, 'Fischgrill am Hafen zum Abschied.'),
    day(
      'Padua',
      'Hotel Prato, Padua',
      'Halbe Heimreise mit Nachmittag in Padua: Giottos Kapelle und ein Spritz auf der Piazza delle Erbe.',
    ),
    day('Heimreise', null, 'Über Mailand und den Gotthard zurück.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '9 Übernachtungen mit Halbpension',
    'Ausflüge Rovinj und Hinterland',
    'Schifffahrt Limski-Kanal',
  ],
  highlights: ['Sieben Nächte am selben Strand', 'Austern im Limski-Kanal', 'Zwischennächte am Gardasee und in Padua'],
  poster: { scene: 'coast', palette: 'south' },
  posterText:
    'Die Sonne über einer felsigen Küste, ein Dorf an einer Strasse auf Bögen, davor türkisblaues Wasser und Pinien.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'cove',
    gallery: [
      ['Rovinj', 'terraces', 'south'],
      ['Motovun', 'vineyard', 'south'],
      ['Padua', 'palace', 'summer'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Lazise', 45.5051, 10.7325, 1],
    ['Triest', 45.6495, 13.7768, null],
    ['Novigrad', 45.3152, 13.5619, 2],
    ['Rovinj', 45.0812, 13.6387, 4],
    ['Motovun', 45.3364, 13.8283, 6],
    ['Triest', 45.6495, 13.7768, null],
    ['Padua', 45.4064, 11.8768, 9],
    ['Mailand', 45.4642, 9.19, null],
    ['Luzern', 47.0502, 8.3093, 10],
  ],
  arrival: {
    name: 'Hotel Alle Palme, Lazise',
    city: 'Lazise',
    zip: '37017',
    position: [45.5051, 10.7325],
    arrives: '14:45',
    leaves: '08:30',
    returnFrom: { name: 'Hotel Prato, Padua', city: 'Padua', zip: '35123', position: [45.3984, 11.8765] },
  },
  price: 1240,
  seasons: [weekly(5, [21, 27]), weekly(5, [28, 32], { surcharge: 160 }), weekly(5, [33, 38])],
  overrides: ['few', 'soldOut', 'closed'],
  variants: [byCoach('sued')],
  ages: familyAges,
  rooms: [
    doubleRoom(15),
    superiorRoom(8, 130, 'Doppelzimmer Meerseite'),
    singleRoom(3, 320),
    familyRoom(4, 5, 120),
    babyPlace(0, 'Kinderbett auf Wunsch; für Kinder unter 2 Jahren gratis.'),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'KURTAXE',
      name: 'Kurtaxe',
      francs: 2,
      perNight: true,
      isMandatory: true,
      ages: ['erwachsen'],
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'TAUCH',
      name: 'Schnuppertauchen',
      francs: 69,
      units: 8,
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [10, 65] },
    },
    {
      kind: 'room',
      no: '1003',
      code: 'KLIMA',
      name: 'Klimaanlage',
      francs: 6.5,
      perNight: true,
      forRooms: ['dz', 'ez', 'familie4'],
    },
    {
      kind: 'booking',
      no: '1004',
      code: 'STORNO',
      name: 'Umbuchen ohne Gebühr',
      francs: 49,
      info: 'Einmal bis 14 Tage vor der Abreise auf ein anderes Datum.',
      rules: { bookedBetween: ['01-01', '12-31'] },
    },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 100 },
})
