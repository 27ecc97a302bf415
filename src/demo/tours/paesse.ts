import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Berghotel Rhonequelle, Gletsch'

export const paesse = tour({
  id: 'paesse',
  slug: 'fuenf-paesse-in-drei-tagen',
  code: 'PAS',
  name: 'Fünf Pässe in drei Tagen',
  type: 'Rundreise',
  destinations: ['Schweiz', 'Alpen'],
  teaser:
    'Susten, Grimsel, Furka, Nufenen und die alte Tremola am Gotthard: die grosse Acht durch die Alpen, mit dem ' +
    'Postauto-Dreiklang im Ohr und zwei Nächten auf 1750 Metern.',
  description: [
    'Selber fahren heisst, auf die Strasse zu schauen. Bei uns schauen Sie hinaus. Der kurze Bergcar kommt um jede Kehre, ' +
      'und für die gepflasterte Tremola nehmen wir uns eine ganze Stunde.',
    'In Gletsch schläft man dort, wo im 19. Jahrhundert die englischen Gäste den Rhonegletscher vor der Haustüre hatten. ' +
      'Heute muss man ihm ein Stück entgegengehen.',
  ],
  days: [
    day(
      'Susten und Grimsel',
      HOTEL,
      'Von Luzern über Wassen auf den Sustenpass, Mittag am Steingletscher. Durch Innertkirchen ' +
        'und an den Stauseen vorbei auf die Grimsel und hinunter nach Gletsch.',
    ),
    day(
      'Nufenen, Gotthard, Furka',
      HOTEL,
      'Durch das Goms nach Ulrichen und über den höchsten Pass, der ganz in der ' +
        'Schweiz liegt. Jenseits von Airolo die Tremola hinauf, Suppe im Hospiz, und über die Furka zurück.',
    ),
    day(
      'Dampf und Heimreise',
      null,
      'Mit der Dampfbahn durch den Furka-Scheiteltunnel nach Realp. Der Car wartet schon ' +
        'und fährt über Andermatt und die Schöllenen nach Hause.',
    ),
  ],
  included: [
    'Fahrt im Bergcar',
    '2 Übernachtungen mit Halbpension',
    'Dampfbahn Gletsch–Realp',
    'Suppe im Gotthard-Hospiz',
  ],
  highlights: ['Die alte Tremola mit 24 Kehren', 'Dampfbahn über die Furka', 'Nächte in Gletsch ohne Tagesverkehr'],
  poster: { scene: 'pass', palette: 'summer' },
  posterText: 'Eine Passstrasse legt sich in Kehren an den Hang, links und rechts Gipfel mit Schnee.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'alp',
    gallery: [
      ['Gotthardpass', 'ridge', 'summer'],
      ['Wassen', 'viaduct', 'summer'],
      ['Andermatt', 'chapel', 'summer'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Wassen', 46.7063, 8.599, 1],
    ['Sustenpass', 46.7297, 8.4472, 1],
    ['Innertkirchen', 46.7051, 8.2277, null],
    ['Grimselpass', 46.5615, 8.338, 1],
    ['Gletsch', 46.5623, 8.3626, 1],
    ['Nufenenpass', 46.4772, 8.3878, 2],
    ['Airolo', 46.5286, 8.6087, 2],
    ['Gotthardpass', 46.5553, 8.5672, 2],
    ['Furkapass', 46.5726, 8.4154, 2],
    ['Realp', 46.5985, 8.5025, 3],
    ['Andermatt', 46.6357, 8.5936, 3],
    ['Luzern', 47.0502, 8.3093, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Obergoms',
    zip: '3999',
    position: [46.5623, 8.3626],
    arrives: '16:45',
    leaves: '09:00',
  },
  price: 590,
  seasons: [weekly(5, [26, 38]), weekly(2, [27, 35], { every: 2, surcharge: -40 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('paesse')],
  ages: familyAges,
  rooms: [doubleRoom(12), singleRoom(4, 90), tripleRoom(2, 40)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'FUEHRER',
      name: 'Fahrt im Führerstand der Dampflok',
      francs: 85,
      units: 2,
      rules: { ages: ['erwachsen'], ageFilter: [18, null] },
      ages: ['erwachsen'],
    },
  ],
  discounts: childDiscounts,
  listing: { onlineStatus: 'ONLINE', redirectToBooking: true, timing: null },
  hasDocuments: false,
})
