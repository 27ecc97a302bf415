import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Gasthof Zur Blauen Gans, Hallein'

export const adventSalzburg = tour({
  id: 'advent-salzburg',
  slug: 'adventsingen-in-salzburg',
  code: 'SAL',
  name: 'Adventsingen in Salzburg',
  type: 'Advent',
  destinations: ['Österreich', 'Salzburgerland'],
  teaser:
    'Hirtenbuben, Zither und ein Chor, der nicht laut werden muss: vier Tage im Advent zwischen Festspielhaus, ' +
    'Wolfgangsee und der Kapelle von Oberndorf.',
  description: [
    'Das Adventsingen im Grossen Festspielhaus gehört in Salzburg zum Dezember wie die Rauhnächte. Unsere Karten liegen ' +
      'in der Mitte des Parketts.',
    'Daneben bleibt Zeit für Stilles: die Friedenslichter am Wolfgangsee, eine Fahrt mit dem Schiff durch die Dämmerung ' +
      'und die Kapelle, in der zum ersten Mal «Stille Nacht» gesungen wurde.',
  ],
  days: [
    day('Nach Salzburg', HOTEL, 'Über St. Gallen und München nach Hallein. Am Abend begrüsst uns eine Stubenmusik.'),
    day(
      'Stadt und Singen',
      HOTEL,
      'Rundgang durch Getreidegasse, Dom und Christkindlmarkt. Um 17 Uhr Adventsingen im Festspielhaus.',
    ),
    day(
      'Wolfgangsee und Oberndorf',
      HOTEL,
      'Schifffahrt von St. Gilgen nach St. Wolfgang, wo eine Laterne im See ' +
        'schwimmt, so hoch wie ein Haus. Auf dem Rückweg nach Oberndorf.',
    ),
    day('Heimreise', null, 'Gemütliches Frühstück und Rückfahrt mit Mittagshalt am Chiemsee.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Halbpension',
    'Karte Adventsingen der Kategorie 2',
    'Schifffahrt auf dem Wolfgangsee',
    'Stadtführung',
  ],
  highlights: [
    'Adventsingen im Grossen Festspielhaus',
    'Friedenslicht auf dem Wolfgangsee',
    'Stille-Nacht-Kapelle in Oberndorf',
  ],
  poster: { scene: 'castle', palette: 'winter' },
  posterText:
    'Eine Festung mit roten Dächern auf einem Felsen über verschneitem Wald, unten fährt ein gelber Car vorbei.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'chapel',
    gallery: [
      ['St. Wolfgang', 'lake', 'winter'],
      ['Salzburg', 'market', 'night'],
      ['Oberndorf', 'chapel', 'winter'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['München', 48.1374, 11.5755, null],
    ['Hallein', 47.6833, 13.0969, 1],
    ['Salzburg', 47.8095, 13.055, 2],
    ['St. Wolfgang', 47.7389, 13.4482, 3],
    ['Oberndorf', 47.9447, 12.9403, 3],
    ['St. Gallen', 47.4245, 9.3767, 4],
  ],
  arrival: {
    name: HOTEL,
    city: 'Hallein',
    zip: '5400',
    position: [47.6833, 13.0969],
    arrives: '16:30',
    leaves: '09:00',
  },
  price: 690,
  seasons: [
    { kind: 'advent', offsets: [-3, 4, 11, 18] },
    { kind: 'advent', offsets: [0, 7, 14], surcharge: -40 },
  ],
  variants: [byCoach('ost')],
  listing: { onlineStatus: 'ONLINE', redirectToBooking: false, timing: { from: -30, until: 365 } },
  ages: adultAges,
  rooms: [doubleRoom(16), superiorRoom(4, 60, 'Doppelzimmer mit Erker'), singleRoom(5, 120)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KAT1', name: 'Adventsingen: Karte der Kategorie 1', francs: 39, units: 12 },
    { kind: 'booking', no: '1002', code: 'TISCH', name: 'Tisch im Café am Residenzplatz', francs: 15 },
  ],
})
