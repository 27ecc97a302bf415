import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { bed, doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const SHIP = 'MS Rheintochter'

export const rhein = tour({
  id: 'rhein',
  slug: 'rhein-von-basel-nach-amsterdam',
  code: 'RHE',
  currency: 'EUR',
  name: 'Rhein von Basel nach Amsterdam',
  type: 'Flussreise',
  destinations: ['Deutschland', 'Niederlande', 'Rhein'],
  teaser:
    'Von der Basler Schifflände bis an die Grachten: sieben Tage Rhein mit Strassburg, Loreley und Kölner Dom. ' +
    'Veranstaltet von einer Partnerreederei, abgerechnet in Euro.',
  description: [
    'Der Rhein ist in Basel noch ein Bergfluss mit guten Manieren und in Amsterdam schon beinahe das Meer. Dazwischen ' +
      'liegen 830 Kilometer, zehn Schleusen und vierzig Burgen.',
    'An Bord der MS Rheintochter gibt es auch eine Jugendkajüte mit vier Kojen, die wir einzeln verkaufen. Zurück in die ' +
      'Schweiz geht es mit dem Car oder auf eigenen Wegen.',
  ],
  days: [
    day(
      'Leinen los in Basel',
      SHIP,
      'Einschiffung ab 16 Uhr an der Schifflände St. Johann. Nach dem Nachtessen passieren ' +
        'wir die Schleuse von Kembs.',
    ),
    day(
      'Strassburg',
      SHIP,
      'Am Mittag legen wir an. Mit dem Ausflugsboot in die Petite France, danach Zeit für den Münsterturm.',
    ),
    day(
      'Speyer und Mannheim',
      SHIP,
      'Der Kaiserdom von Speyer ist die grösste romanische Kirche, die noch steht. Am ' +
        'Nachmittag gleiten wir an Worms vorbei.',
    ),
    day(
      'Mittelrhein',
      SHIP,
      'Zwischen Rüdesheim und Koblenz zählt man Burgen. Liegestuhl rechts: Loreley. Liegestuhl ' +
        'links: Pfalzgrafenstein.',
    ),
    day('Köln', SHIP, 'Dom, Kölsch und ein Abend, an dem das Schiff im Licht der Hohenzollernbrücke liegt.'),
    day(
      'Durch die Niederlande',
      SHIP,
      'Flussland mit Deichen, Kühen und viel Himmel. Ankunft in Amsterdam am ' +
        'Nachmittag, vor dem Nachtessen Grachtenfahrt.',
    ),
    day(
      'Amsterdam und Heimreise',
      null,
      'Früh am Morgen gehen wir von Bord. Der Car bringt Sie zurück ' +
        'in die Schweiz, oder Sie bleiben auf eigene Faust noch etwas hier.',
    ),
  ],
  included: [
    '6 Nächte in der gewählten Kabine',
    'Vollpension',
    'Hafengebühren und Schleusen',
    'Ausflüge in Strassburg und Köln',
    'Grachtenfahrt in Amsterdam',
  ],
  highlights: ['Einsteigen in Basel', 'Mittelrhein bei Tag', 'Kojen für Junge zum kleinen Preis'],
  poster: { scene: 'river', palette: 'summer' },
  posterText: 'Ein Strom in weiter Schlaufe mit einem weissen Schiff, links eine Burg, rechts ein Dorf mit Kirchturm.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: null,
    hotelScene: 'river',
    gallery: [
      ['Rüdesheim', 'vineyard', 'summer'],
      ['Köln', 'city', 'summer'],
      ['Strassburg', 'timber', 'summer'],
      ['Amsterdam', 'canal', 'summer'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Strassburg', 48.5734, 7.7521, 2],
    ['Speyer', 49.3173, 8.4412, 3],
    ['Rüdesheim', 49.9793, 7.9232, 4],
    ['Koblenz', 50.3569, 7.589, 4],
    ['Köln', 50.9375, 6.9603, 5],
    ['Nijmegen', 51.8126, 5.8372, 6],
    ['Amsterdam', 52.3676, 4.9041, 6],
  ],
  arrival: {
    name: 'Basel, Schifflände St. Johann',
    city: 'Basel',
    zip: '4056',
    position: [47.5705, 7.5757],
    arrives: '16:00',
    leaves: '08:00',
    returnFrom: { name: 'Amsterdam, Passagierterminal', city: 'Amsterdam', zip: '1019', position: [52.3777, 4.9148] },
  },
  price: 1190,
  seasons: [
    weekly(1, [16, 24], { every: 2, surcharge: -80 }),
    weekly(1, [25, 37], { every: 2 }),
    weekly(1, [39, 43], { surcharge: -110 }),
  ],
  overrides: ['few', 'soldOut', 'waitlist', 'request'],
  variants: [
    { key: 'schiff', transportType: 'SHIP', label: 'Schiff, eigene Anreise', surcharge: 0, line: null },
    { ...byCoach('nordMittags', 120), label: 'Schiff und Car' },
  ],
  ages: familyAges,
  rooms: [
    { ...doubleRoom(18, 'Hauptdeck, Fenster zum Wasser.'), name: 'Zweibettkabine Hauptdeck' },
    superiorRoom(10, 260, 'Zweibettkabine Promenadendeck'),
    { ...singleRoom(3, 480), name: 'Einzelkabine' },
    { ...tripleRoom(4, 90), name: 'Dreibettkabine', info: 'Zweibettkabine mit Zusatzbett.' },
    bed('Koje in der Jugendkajüte', 4, {
      units: 8,
      surcharge: -420,
      info: 'Eine von vier Kojen, Dusche auf dem Gang.',
    }),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'DOM',
      name: 'Turmführung Kölner Dom',
      francs: 17.5,
      ages: ['erwachsen', 'kind'],
    },
    {
      kind: 'room',
      no: '1002',
      code: 'OBST',
      name: 'Obstkorb und Blumen in der Kabine',
      francs: 32,
      forRooms: ['dz', 'dzs', 'ez'],
    },
  ],
  discounts: childDiscounts,
  operator: { name: 'Rheintochter Flussreisen', gtcUrl: 'https://rheintochter-flussreisen.example/agb-2027.pdf' },
  branding: {
    key: 'rheintochter',
    title: 'Rheintochter Flussreisen',
    text: 'Zeichen der Rheintochter Flussreisen: zwei Wellen über dem Namen.',
    logoWidth: 180,
    logo: { first: 'Rheintochter', second: 'Flussreisen', colour: '#1d3f72', accent: '#c8963c' },
  },
  esimRegions: ['esim-europa'],
})
