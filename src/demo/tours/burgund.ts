import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hôtel des Remparts, Beaune'

export const burgund = tour({
  id: 'burgund',
  slug: 'burgund-fuer-weinfreunde',
  code: 'BUR',
  name: 'Burgund für Weinfreunde',
  type: 'Rundreise',
  destinations: ['Frankreich', 'Burgund'],
  guides: ['Pascal Droz'],
  teaser:
    'Geschlossene Reise für Weinclubs: vier Tage an der Côte d’Or, fünf Keller, kein Etikettenlatein. Wir klären ' +
    'Plätze und Keller für Ihre Gruppe ab.',
  description: [
    'Ein Hang von fünfzig Kilometern, tausend Parzellen und für jede ein Name. Pascal Droz erklärt Burgund mit dem Glas in ' +
      'der Hand und der Landkarte auf der Motorhaube.',
    'Diese Reise stellen wir für Gruppen zusammen. Ihr Club hat die Adresse dieser Seite von uns erhalten; die Plätze ' +
      'bestätigen wir einzeln.',
  ],
  days: [
    day(
      'Nach Beaune',
      HOTEL,
      'Durch den Jura und die Franche-Comté. Am Nachmittag ins Hôtel-Dieu mit seinem bunten ' +
        'Ziegeldach, am Abend Escargots.',
    ),
    day(
      'Côte de Nuits',
      HOTEL,
      'Gevrey, Vougeot, Vosne. Zwei Keller am Vormittag, ein Picknick am Feldrand, ein Schloss am Nachmittag.',
    ),
    day(
      'Côte de Beaune',
      HOTEL,
      'Weisse Weine zwischen Meursault und Puligny, ein Küfer bei der Arbeit, dann freie Zeit.',
    ),
    day('Jura und Heimreise', null, 'Halt in Arbois beim Vin jaune, Käse in Poligny, Ankunft am Abend.'),
  ],
  included: ['Fahrt im Kleincar', '3 Übernachtungen mit Frühstück', 'Fünf Kellerbesuche mit Degustation', 'Picknick'],
  highlights: ['Fünf Keller, die sonst nicht öffnen', 'Beim Küfer von Meursault', 'Vin jaune in Arbois'],
  poster: { scene: 'tiles', palette: 'summer' },
  posterText: 'Ein steiles Dach aus bunten Ziegeln in Rauten über einer Galerie aus Holz, im Hof liegen Weinfässer.',
  page: {
    minGroupSize: 16,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'vineyard',
    gallery: [
      ['Meursault', 'vineyard', 'autumn'],
      ['Arbois', 'river', 'summer'],
    ],
  },
  route: [
    ['Bern', 46.948, 7.4474, 1],
    ['Besançon', 47.2378, 6.0241, null],
    ['Beaune', 47.026, 4.84, 1],
    ['Gevrey-Chambertin', 47.2263, 4.9687, 2],
    ['Vosne-Romanée', 47.1606, 4.9556, 2],
    ['Meursault', 46.9776, 4.7691, 3],
    ['Arbois', 46.9032, 5.7743, 4],
    ['Bern', 46.948, 7.4474, 4],
  ],
  arrival: { name: HOTEL, city: 'Beaune', zip: '21200', position: [47.026, 4.84], arrives: '13:30', leaves: '09:00' },
  price: 860,
  seasons: [weekly(4, [14, 24], { every: 2 }), weekly(4, [36, 44], { every: 2 })],
  overrides: ['few'],
  variants: [byCoach('west')],
  ages: adultAges,
  rooms: [doubleRoom(8), singleRoom(4, 180)],
  statusId: 'anfrage',
  listing: { onlineStatus: 'HIDDEN', redirectToBooking: false, timing: null },
})
