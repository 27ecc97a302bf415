import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const TAORMINA = 'Hotel Naxos Mare, Giardini Naxos'
const AGRIGENT = 'Masseria Colleverde, Agrigent'
const PALERMO = 'Hotel Quattro Canti, Palermo'

export const sizilien = tour({
  id: 'sizilien',
  slug: 'sizilien-rund-um-den-aetna',
  code: 'SIZ',
  name: 'Sizilien rund um den Ätna',
  type: 'Rundreise',
  destinations: ['Italien', 'Sizilien'],
  guides: ['Rosalia Amato'],
  teaser:
    'Acht Tage auf der Insel, die alle erobert haben und die geblieben ist: Lava unter den Schuhen, Tempel im ' +
    'Mandelhain und Palermos Märkte.',
  description: [
    'Griechen, Araber, Normannen: In Sizilien liegen sie übereinander wie Schichten einer Cassata. Wir fahren gegen den ' +
      'Uhrzeigersinn, damit die Sonne im richtigen Moment auf die Tempel fällt.',
    'Im März blühen die Mandeln, im Oktober ist das Meer noch warm. Den Sommer überlassen wir den Eidechsen.',
  ],
  days: [
    day(
      'Flug nach Catania',
      TAORMINA,
      'Direktflug ab Zürich. Der Ätna zeigt sich meist schon vor der Landung. Fahrt der ' +
        'Küste entlang nach Giardini Naxos.',
    ),
    day(
      'Taormina',
      TAORMINA,
      'Im griechischen Theater sitzt man so, dass hinter der Bühne der Vulkan raucht. Am Nachmittag ' +
        'Zeit für die Gassen, eine Granita und die Isola Bella.',
    ),
    day(
      'Auf den Ätna',
      TAORMINA,
      'Mit dem Car bis auf 1900 Meter, danach zu Fuss über die Silvestri-Krater. Unterwegs ' +
        'kosten wir Honig, Pistazien aus Bronte und einen Wein, der auf Asche wächst.',
    ),
    day(
      'Syrakus',
      AGRIGENT,
      'Auf der Insel Ortigia steht ein Dom, dessen Säulen schon ein Athenatempel waren. Weiter durch ' +
        'das barocke Ragusa an die Südküste.',
    ),
    day(
      'Tal der Tempel',
      AGRIGENT,
      'Sechs Tempel auf einem Rücken über dem Meer, dazwischen Ziegen und Mandelbäume. Am ' +
        'Nachmittag fahren wir zur Scala dei Turchi, deren Mergel in der Sonne weiss leuchtet.',
    ),
    day(
      'Mosaiken der Villa Romana',
      PALERMO,
      'Bei Piazza Armerina liegen 3500 Quadratmeter Mosaik, auf denen gejagt, ' +
        'gebadet und geturnt wird. Am Abend sind wir in Palermo.',
    ),
    day(
      'Palermo und Monreale',
      PALERMO,
      'Märkte, die klingen wie Basare, Kirchen, die aussehen wie Moscheen, und in ' +
        'Monreale ein Goldgrund von der Grösse eines Fussballfelds.',
    ),
    day('Rückflug', null, 'Ein letzter Espresso am Quattro Canti, dann Rückflug von Palermo nach Zürich.'),
  ],
  included: [
    'Flug Zürich–Catania und Palermo–Zürich mit 23 kg Gepäck',
    'Rundreise im Komfortcar',
    '7 Übernachtungen mit Halbpension',
    'Alle Eintritte',
    'Kostproben am Ätna',
    'Reiseleitung ab Catania',
  ],
  excluded: ['Mahlzeiten, die nicht genannt sind', 'Getränke', 'Reiseversicherung'],
  highlights: ['Wanderung auf den Silvestri-Kratern', 'Tal der Tempel am Morgen', 'Goldmosaiken von Monreale'],
  poster: { scene: 'volcano', palette: 'spring' },
  posterText: 'Ein Vulkan mit Schneefeldern und einer Rauchfahne, davor blühende Mandelbäume und ein Dorf am Meer.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'terraces',
    gallery: [
      ['Agrigent', 'temple', 'spring'],
      ['Syrakus', 'harbour', 'south'],
      ['Taormina', 'arena', 'spring'],
      ['Palermo', 'palace', 'south'],
    ],
  },
  route: [
    ['Catania', 37.5079, 15.083, 1],
    ['Taormina', 37.8516, 15.2853, 2],
    ['Ätna, Rifugio Sapienza', 37.6999, 14.9994, 3],
    ['Syrakus', 37.0755, 15.2866, 4],
    ['Ragusa', 36.9269, 14.7255, 4],
    ['Agrigent', 37.3111, 13.5765, 5],
    ['Piazza Armerina', 37.3844, 14.3692, 6],
    ['Palermo', 38.1157, 13.3615, 7],
    ['Monreale', 38.0814, 13.2919, 7],
  ],
  arrival: {
    name: 'Flughafen Catania',
    city: 'Catania',
    zip: '95121',
    position: [37.4668, 15.0664],
    arrives: '13:05',
    leaves: '15:20',
  },
  price: 1790,
  seasons: [weekly(6, [9, 13], { surcharge: -80 }), weekly(6, [14, 22]), weekly(6, [38, 44], { surcharge: 40 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byPlane(0)],
  ages: familyAges,
  rooms: [doubleRoom(15), superiorRoom(4, 120, 'Doppelzimmer mit Meersicht'), singleRoom(5, 350)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'GIPFEL',
      name: 'Seilbahn und Geländebus bis 2900 Meter',
      francs: 88,
      units: 16,
      info: 'Nur bei gutem Wetter; sonst erstatten wir den Preis.',
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [8, null] },
    },
    { kind: 'personal', no: '1002', code: 'STREET', name: 'Marktrundgang mit Kostproben in Palermo', francs: 36 },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 120 },
})
