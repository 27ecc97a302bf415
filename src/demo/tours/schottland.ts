import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, day, tour } from './tour.ts'

const FERRY = 'Nachtfähre Rotterdam–Hull'

export const schottland = tour({
  id: 'schottland',
  slug: 'schottland-highlands-und-inseln',
  code: 'SCO',
  name: 'Schottland: Highlands und Inseln',
  type: 'Rundreise',
  destinations: ['Schottland', 'Grossbritannien'],
  guides: ['Fiona McLaren'],
  teaser:
    'Edinburgh, Loch Ness und die Isle of Skye, an der jedes Wetter gut aussieht. Eine Rundreise mit Nachtfähre, ' +
    'Whisky und einem Dampfzug, den auch Zauberschüler kennen.',
  description: [
    'Vier Jahreszeiten an einem Tag: Das ist in den Highlands keine Redensart, sondern der Wetterbericht. Nehmen Sie eine ' +
      'Jacke mit; um alles andere kümmert sich Fiona McLaren, die jede Einspurstrasse auf Skye beim Namen kennt.',
    'Für Grossbritannien brauchen Schweizerinnen und Schweizer einen Reisepass; die Identitätskarte genügt nicht. Die ' +
      'elektronische Reisebewilligung beantragen wir auf Wunsch für Sie.',
  ],
  days: [
    day('Nach Rotterdam', FERRY, 'Fahrt durch das Elsass und die Ardennen. Um 20.30 Uhr legt die Fähre ab.'),
    day(
      'Yorkshire',
      'Royal George Hotel, Edinburgh',
      'Landung in Hull, Mittag im mittelalterlichen York, dann der ' +
        'Küste entlang nach Norden. Auf der Grenze spielt ein Dudelsack.',
    ),
    day(
      'Edinburgh',
      'Royal George Hotel, Edinburgh',
      'Von der Burg die Royal Mile hinunter bis Holyrood. Der Nachmittag ' +
        'ist frei für die National Gallery oder den Aufstieg auf Arthur’s Seat.',
    ),
    day(
      'Perthshire und Speyside',
      'Ben Wyvis Lodge, Strathpeffer',
      'Blair Castle hat die einzige Privatarmee Europas. ' +
        'Später zeigt uns eine Brennerei, warum Zeit der teuerste Rohstoff im Whisky ist.',
    ),
    day(
      'Loch Ness und Eilean Donan',
      'Dunollie Hotel, Broadford',
      'Urquhart Castle am Loch Ness, dann durch Glen Shiel ' +
        'zur meistfotografierten Burg des Landes und über die Brücke nach Skye.',
    ),
    day(
      'Isle of Skye',
      'Dunollie Hotel, Broadford',
      'Old Man of Storr, Quiraing und der kleine Hafen von Portree. Eine ' +
        'leichte Wanderung von zwei Stunden ist möglich.',
    ),
    day(
      'Mit Dampf nach Fort William',
      'Clachaig View Hotel, Ballachulish',
      'Fähre nach Mallaig, danach mit dem ' +
        'Dampfzug über den Viadukt von Glenfinnan. Abends liegt Nebel im Glen Coe, meistens.',
    ),
    day(
      'Loch Lomond',
      'Hotel Solway Firth, Gretna',
      'Dem grössten See entlang in die Lowlands. In Gretna Green ' +
        'heirateten jene, denen es die Eltern verboten hatten.',
    ),
    day(
      'Zurück nach Hull',
      'Nachtfähre Hull–Rotterdam',
      'Quer durch den Lake District mit Halt in Grasmere bei William Wordsworth. Am Abend auf die Fähre.',
    ),
    day('Heimreise', null, 'Frühstück auf dem Schiff, dann über Luxemburg nach Hause.'),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    '7 Hotelnächte mit Halbpension',
    '2 Nächte auf der Fähre in Zweibettkabinen',
    'Dampfzug Mallaig–Fort William',
    'Eintritte Edinburgh Castle, Blair Castle und Urquhart',
    'Reiseleitung ab York',
  ],
  highlights: [
    'Zwei Nächte auf der Isle of Skye',
    'Dampfzug über den Viadukt von Glenfinnan',
    'Brennerei in der Speyside',
  ],
  poster: { scene: 'loch', palette: 'summer' },
  posterText: 'Eine graue Burg auf einem Inselchen im See, eine Brücke auf drei Bögen führt hin, dahinter runde Hügel.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'castle',
    gallery: [
      ['Portree', 'harbour', 'spring'],
      ['Edinburgh', 'city', 'autumn'],
      ['Fort William', 'ridge', 'autumn'],
      ['Mallaig', 'viaduct', 'summer'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Rotterdam', 51.9244, 4.4777, 1],
    ['Hull', 53.7676, -0.3274, 2],
    ['York', 53.96, -1.0873, 2],
    ['Edinburgh', 55.9533, -3.1883, 2],
    ['Blair Atholl', 56.7669, -3.8466, 4],
    ['Loch Ness', 57.3229, -4.4244, 5],
    ['Eilean Donan', 57.274, -5.5161, 5],
    ['Portree', 57.4125, -6.1964, 6],
    ['Mallaig', 57.0065, -5.8281, 7],
    ['Fort William', 56.8198, -5.1052, 7],
    ['Gretna', 54.9966, -3.0667, 8],
    ['Hull', 53.7676, -0.3274, 9],
    ['Basel', 47.5596, 7.5886, 10],
  ],
  arrival: {
    name: 'Rotterdam Europoort, Fährterminal',
    city: 'Rotterdam',
    zip: '3198',
    position: [51.9497, 4.142],
    arrives: '18:00',
    leaves: '08:45',
  },
  price: 2340,
  seasons: [weekly(5, [19, 26]), weekly(5, [27, 32], { surcharge: 140 }), weekly(5, [33, 37])],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('nord'), byPlane(190)],
  ages: familyAges,
  rooms: [doubleRoom(15), singleRoom(5, 520), tripleRoom(2, 100)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'ETA',
      name: 'Reisebewilligung beantragen',
      francs: 35,
      info: 'Wir füllen den Antrag für Sie aus; die Gebühr der Behörde ist inbegriffen.',
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'WHISKY',
      name: 'Grosse Whiskyprobe mit fünf Gläsern',
      francs: 46,
      units: 14,
      ages: ['erwachsen'],
      rules: { ages: ['erwachsen'], ageFilter: [18, null] },
    },
    {
      kind: 'room',
      no: '1003',
      code: 'MEERSICHT',
      name: 'Kabine aussen auf beiden Fähren',
      francs: 78,
      units: 8,
      forRooms: ['dz', 'ez', 'dreibett'],
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  customForms: {
    traveller: [
      {
        name: 'sitzplatz',
        label: 'Sitzplatzwunsch im Flugzeug',
        inputType: 'radio',
        variants: ['flug'],
        options: [
          ['gang', 'Gang'],
          ['fenster', 'Fenster'],
          ['egal', 'Egal'],
        ],
      },
      {
        name: 'carplatz',
        label: 'Wunschplatz im Car',
        inputType: 'text',
        variants: ['bus'],
        info: 'Wir berücksichtigen Wünsche in der Reihenfolge der Buchungen.',
      },
    ],
    booking: [],
  },
  passport: 'only',
  esimRegions: ['esim-grossbritannien', 'esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 120 },
})
