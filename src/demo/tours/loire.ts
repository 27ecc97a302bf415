import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hôtel du Mail, Tours'

export const loire = tour({
  id: 'loire',
  slug: 'schloesser-der-loire',
  code: 'LOI',
  name: 'Schlösser der Loire',
  type: 'Rundreise',
  destinations: ['Frankreich', 'Loire'],
  teaser:
    'Chambord, Chenonceau, Villandry: fünf Tage im Garten Frankreichs. Die Reise wird überarbeitet und kommt mit ' +
    'neuen Hotels zurück.',
  description: [
    'Könige haben hier gebaut, Gärtner haben weitergebaut. Wir sehen sechs Schlösser in fünf Tagen und essen ' +
      'dazwischen in Kellern, die einmal Steinbrüche waren.',
  ],
  days: [
    day('Durch das Burgund', HOTEL, 'Über Beaune und Bourges an die Loire.'),
    day(
      'Chenonceau und Amboise',
      HOTEL,
      'Das Schloss der Damen steht mit den Füssen im Fluss. In Amboise verbrachte ' +
        'Leonardo seine letzten drei Jahre.',
    ),
    day('Chambord und Blois', HOTEL, 'Eine Treppe, auf der man sich nicht begegnet, und 282 Kamine.'),
    day('Villandry und Azay', HOTEL, 'Kohl als Ornament: die Gärten von Villandry. Am Nachmittag Azay-le-Rideau.'),
    day('Heimreise', null, 'Zurück durch das Zentralmassiv und das Burgund.'),
  ],
  included: ['Fahrt im Komfortcar', '4 Übernachtungen mit Halbpension', 'Eintritte in sechs Schlösser'],
  highlights: ['Chenonceau am Morgen', 'Gärten von Villandry', 'Nachtessen im Tuffsteinkeller'],
  poster: { scene: 'chateau', palette: 'spring' },
  posterText: 'Ein helles Schloss mit spitzen Türmen steht im Fluss, sein Flügel auf Bögen, vorne geschnittener Buchs.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'chateau',
    gallery: [
      ['Villandry', 'orchard', 'spring'],
      ['Tours', 'timber', 'spring'],
      ['Chambord', 'forest', 'spring'],
    ],
  },
  route: [
    ['Genf', 46.2044, 6.1432, 1],
    ['Bourges', 47.081, 2.3988, null],
    ['Tours', 47.3941, 0.6848, 1],
    ['Chenonceau', 47.3249, 1.0703, 2],
    ['Chambord', 47.6161, 1.517, 3],
    ['Villandry', 47.3403, 0.5139, 4],
    ['Genf', 46.2044, 6.1432, 5],
  ],
  arrival: { name: HOTEL, city: 'Tours', zip: '37000', position: [47.3941, 0.6848], arrives: '18:00', leaves: '08:00' },
  price: 990,
  seasons: [weekly(3, [18, 24], { every: 2 }), weekly(3, [34, 40], { every: 2 })],
  variants: [byCoach('west')],
  ages: familyAges,
  rooms: [doubleRoom(14), singleRoom(4, 210)],
  discounts: childDiscounts,
  listing: { onlineStatus: 'OFFLINE', redirectToBooking: false, timing: null },
})
