import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Lago Sereno, Stresa'

export const silvester = tour({
  id: 'silvester',
  slug: 'festtage-am-lago-maggiore',
  code: 'SIL',
  name: 'Festtage am Lago Maggiore',
  type: 'Kurzreise',
  destinations: ['Italien', 'Lago Maggiore'],
  teaser:
    'Weihnachten, Silvester, Dreikönig oder Fasnacht: vier Tage am See mit Galamenü und leeren Uferwegen, an ' +
    'Silvester mit Feuerwerk über den Inseln.',
  description: [
    'Im Winter gehört Stresa wieder den Leuten von Stresa. Die Kamelien haben Knospen, im Hafen schaukeln ein paar ' +
      'Boote, und im Hotel brennt das Kaminfeuer. Wir fahren in den Tagen, an denen man nicht gern allein kocht.',
  ],
  days: [
    day(
      'An den See',
      HOTEL,
      'Durch den Gotthard und dem See entlang nach Stresa. Begrüssung mit Prosecco und Panettone.',
    ),
    day(
      'Borromäische Inseln',
      HOTEL,
      'Auf der Isola Bella ist im Winter nur für Gruppen offen, was sonst alle sehen. Am Abend ' +
        'Festmenü mit Musik; an Silvester steigt um Mitternacht das Feuerwerk über dem Wasser.',
    ),
    day(
      'Orta San Giulio',
      HOTEL,
      'Später Brunch, dann ein Ausflug an den kleinen Ortasee mit seiner Klosterinsel. Nachtessen beim Fischer.',
    ),
    day('Heimreise', null, 'Markt in Domodossola oder Verbania, am Abend zurück.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Halbpension',
    'Festmenü mit Musik',
    'Schiff und Palast Isola Bella',
    'Ausflug nach Orta San Giulio',
  ],
  highlights: ['Festmenü am Kaminfeuer', 'Isola Bella nur für uns', 'Abreisen von Weihnachten bis zur Fasnacht'],
  poster: { scene: 'island', palette: 'night' },
  posterText: 'Eine Insel mit Kirche in einem See bei Nacht, der Mond über den Bergen, am Ufer fährt der Car.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'lake',
    gallery: [
      ['Domodossola', 'market', 'night'],
      ['Orta San Giulio', 'lake', 'winter'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Bellinzona', 46.1946, 9.0244, null],
    ['Stresa', 45.8843, 8.5399, 1],
    ['Isola Bella', 45.8964, 8.5261, 2],
    ['Orta San Giulio', 45.7986, 8.4081, 3],
    ['Domodossola', 46.1161, 8.2914, 4],
    ['Luzern', 47.0502, 8.3093, 4],
  ],
  arrival: {
    name: HOTEL,
    city: 'Stresa',
    zip: '28838',
    position: [45.8843, 8.5399],
    arrives: '12:00',
    leaves: '09:30',
  },
  price: 620,
  seasons: [
    { kind: 'yearly', monthDays: ['12-30'], surcharge: 140 },
    { kind: 'yearly', monthDays: ['12-23', '12-26'], surcharge: 60 },
    { kind: 'yearly', monthDays: ['01-03', '01-14', '01-28', '02-04', '02-11', '02-18', '02-25'], surcharge: -70 },
  ],
  overrides: ['few', 'soldOut'],
  variants: [byCoach('sued')],
  ages: familyAges,
  rooms: [doubleRoom(16), superiorRoom(6, 70, 'Doppelzimmer mit Seesicht'), singleRoom(6, 90), familyRoom(4, 2, 60)],
  addons: [
    { kind: 'personal', no: '1001', code: 'GALA', name: 'Tisch am Fenster beim Festmenü', francs: 22, units: 12 },
    { kind: 'booking', no: '1002', code: 'PANETTONE', name: 'Panettone vom Konditor, ein Kilo', francs: 36 },
  ],
  discounts: childDiscounts,
})
