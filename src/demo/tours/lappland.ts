import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const LODGE = 'Lodge Revontuli, Ylläsjärvi'

export const lappland = tour({
  id: 'lappland',
  slug: 'lappland-im-polarlicht',
  code: 'LAP',
  name: 'Lappland im Polarlicht',
  type: 'Winterreise',
  destinations: ['Finnland', 'Skandinavien'],
  guides: ['Mikko Laine'],
  label: 'Neu',
  teaser:
    'Sechs Tage nördlich des Polarkreises: Huskys, Rentiere, Sauna und jede Nacht jemand, der wach bleibt und klopft, wenn ' +
    'der Himmel grün wird.',
  description: [
    'Polarlichter kann niemand versprechen. Aber wir können dort sein, wo die Nächte lang und klar sind, weit weg von ' +
      'jeder Strassenlampe, mit einem Glasdach über dem Bett. In vier von fünf Wochen hat es bisher geklappt.',
  ],
  days: [
    day(
      'Flug nach Kittilä',
      LODGE,
      'Flug über Helsinki, kurze Fahrt mit dem Car durch verschneiten Wald. Winterkleider anpassen, ' +
        'Lachssuppe, erster Blick nach oben.',
    ),
    day(
      'Huskys',
      LODGE,
      'Zu zweit auf dem Schlitten, acht Hunde davor. Nach zehn Kilometern kennen Sie alle beim Namen.',
    ),
    day(
      'Schneeschuhe und Sauna',
      LODGE,
      'Spur auf den Fjell im blauen Licht des Mittags. Am Nachmittag Rauchsauna und, wer will, das Loch im Eis.',
    ),
    day(
      'Rentiere und Samen',
      LODGE,
      'Eine Familie, die seit Generationen mit Rentieren lebt, lädt ins Kota ein: Feuer, Kaffee, Joik.',
    ),
    day(
      'Freier Tag',
      LODGE,
      'Langlauf, Eisangeln oder ein Buch am Ofen. Am Abend Nordlichtfahrt im Schlitten hinter dem Motorschlitten.',
    ),
    day('Rückflug', null, 'Frühstück mit Preiselbeeren, dann Rückflug über Helsinki.'),
  ],
  included: [
    'Flug Zürich–Kittilä und zurück',
    '5 Übernachtungen mit Halbpension',
    'Winterkleidung für die ganze Zeit',
    'Huskytour, Rentierfarm, Schneeschuhtour',
    'Weckdienst bei Polarlicht',
  ],
  highlights: ['Weckdienst, wenn der Himmel grün wird', 'Selber einen Huskyschlitten lenken', 'Rauchsauna am See'],
  poster: { scene: 'aurora', palette: 'night' },
  posterText:
    'Grünes Polarlicht über verschneiten Fichten, ein Blockhaus mit hellem Fenster und eine Strasse im Schnee.',
  page: {
    minGroupSize: 10,
    fitness: fitness.walk,
    stars: null,
    hotelScene: 'aurora',
    gallery: [
      ['Ylläsjärvi', 'forest', 'winter'],
      ['Äkäslompolo', 'lake', 'winter'],
    ],
  },
  route: [
    ['Kittilä', 67.6531, 24.9113, 1],
    ['Ylläsjärvi', 67.5361, 24.3, 1],
    ['Äkäslompolo', 67.6069, 24.1578, 3],
    ['Kittilä', 67.6531, 24.9113, 6],
  ],
  arrival: {
    name: 'Flughafen Kittilä',
    city: 'Kittilä',
    zip: '99100',
    position: [67.701, 24.8468],
    arrives: '15:20',
    leaves: '16:10',
  },
  price: 2290,
  seasons: [weekly(6, [2, 11]), weekly(6, [49, 51], { surcharge: 180 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byPlane(0)],
  ages: familyAges,
  rooms: [doubleRoom(8), singleRoom(3, 420), familyRoom(4, 4, 180)],
  addons: [
    {
      kind: 'room',
      no: '1001',
      code: 'GLAS',
      name: 'Hütte mit Glasdach',
      francs: 95,
      perNight: true,
      units: 5,
      forRooms: ['dz', 'ez'],
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'MOTOR',
      name: 'Motorschlitten selber fahren',
      francs: 138,
      units: 8,
      rules: { ages: ['erwachsen'], ageFilter: [18, 75] },
    },
    {
      kind: 'collective',
      no: '101',
      code: 'EIS',
      name: 'Eisangeln mit Mikko',
      byAge: { erwachsen: 49, kind: 29, kleinkind: 9 },
    },
  ],
  discounts: childDiscounts,
  passport: 'asked',
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 120 },
})
