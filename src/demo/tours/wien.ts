import { generationAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Am Karlsplatz, Wien'

export const wien = tour({
  id: 'wien',
  slug: 'wien-oper-und-heuriger',
  code: 'WIE',
  name: 'Wien: Oper und Heuriger',
  type: 'Musikreise',
  destinations: ['Österreich', 'Wien'],
  guides: ['Johannes Pichler'],
  teaser:
    'Ein Abend in der Staatsoper, einer im Musikverein und einer beim Heurigen in Nussdorf, wo auch gesungen wird, ' +
    'nur weniger genau.',
  description: [
    'Wien hat mehr Bühnen, als eine Woche Abende hat. Wir haben ausgewählt: eine grosse Oper, ein Konzert im Goldenen ' +
      'Saal und danach Musik, zu der man Veltliner trinkt.',
    'Johannes Pichler hat vierzig Jahre im Chor der Staatsoper gesungen. Hinter der Bühne grüsst ihn noch heute jeder ' +
      'Portier, und davon haben auch Sie etwas.',
  ],
  days: [
    day('Dem Inn entlang', HOTEL, 'Über den Arlberg und durch das Inntal nach Wien. Am Abend ein erstes Schnitzel.'),
    day(
      'Ring und Oper',
      HOTEL,
      'Mit der Strassenbahn einmal um den Ring, dann hinter die Kulissen der Staatsoper. Um ' +
        '19 Uhr sitzen wir davor.',
    ),
    day(
      'Schönbrunn und Musikverein',
      HOTEL,
      'Vormittags Schloss und Gloriette, nachmittags frei für Klimt oder Kaffeehaus. ' +
        'Am Abend ein Konzert im Goldenen Saal.',
    ),
    day(
      'Zentralfriedhof und Heuriger',
      HOTEL,
      'Bei Beethoven, Schubert und Brahms stehen immer frische Blumen. Am Abend fahren wir nach Nussdorf.',
    ),
    day('Heimreise', null, 'Rückfahrt mit einem Mittagshalt in Salzburg.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '4 Übernachtungen mit Frühstück',
    'Karte Staatsoper der Kategorie 4',
    'Karte Musikverein der Kategorie 3',
    'Heurigenabend mit Buffet',
    'Führung hinter den Kulissen',
  ],
  highlights: [
    'Staatsoper und Goldener Saal in einer Reise',
    'Führung mit einem Chorsänger',
    'Heurigenabend in Nussdorf',
  ],
  poster: { scene: 'wheel', palette: 'winter' },
  posterText: 'Ein Riesenrad mit roten Kabinen im Winterlicht, darunter Buden und Kastanien, fern der Turm des Doms.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Salzburg', 'castle', 'winter'],
      ['Schönbrunn', 'chateau', 'winter'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Innsbruck', 47.2692, 11.4041, null],
    ['Linz', 48.3069, 14.2858, null],
    ['Wien', 48.2082, 16.3738, 1],
    ['Salzburg', 47.8095, 13.055, 5],
    ['St. Gallen', 47.4245, 9.3767, 5],
  ],
  arrival: { name: HOTEL, city: 'Wien', zip: '1040', position: [48.2003, 16.3695], arrives: '18:45', leaves: '08:00' },
  price: 1060,
  seasons: [
    weekly(4, [5, 12]),
    weekly(4, [40, 47]),
    weekly(1, [49, 50], { surcharge: 70 }),
    { kind: 'yearly', monthDays: ['12-29'], surcharge: 240 },
  ],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byCoach('ost'), byTrain(45)],
  ages: generationAges,
  rooms: [doubleRoom(14), singleRoom(6, 240), sharedDouble(4, 0)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KAT2', name: 'Staatsoper: Karte der Kategorie 2', francs: 118, units: 8 },
    {
      kind: 'collective',
      no: '101',
      code: 'FIAKER',
      name: 'Fiakerfahrt für die ganze Gruppe',
      byAge: { senior: 22, erwachsen: 26 },
    },
  ],
  discounts: [regularGuest],
  esimRegions: ['esim-europa'],
})
