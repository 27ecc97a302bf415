import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Pegnitzufer, Nürnberg'

export const adventNuernberg = tour({
  id: 'advent-nuernberg',
  slug: 'christkindlesmarkt-in-nuernberg',
  code: 'ADN',
  name: 'Christkindlesmarkt in Nürnberg',
  type: 'Advent',
  destinations: ['Deutschland', 'Franken'],
  teaser:
    'Drei Tage Lebkuchen, Zwetschgenmännle und drei im Weckla. Dazu ein Abstecher nach Rothenburg, wo es das ganze Jahr ' +
    'nach Weihnachten aussieht.',
  description: [
    'Der Nürnberger Markt hat strenge Regeln: rot-weisse Tücher, kein Plastik, keine Musik vom Band. Darum sieht er ' +
      'aus wie vor zweihundert Jahren. Wir wohnen an der Pegnitz, fünf Minuten vom Hauptmarkt, und gehen am Abend hin, wenn die ' +
      'Lichter brennen.',
  ],
  days: [
    day(
      'Nach Nürnberg',
      HOTEL,
      'Über Stuttgart und Ansbach nach Nürnberg. Am frühen Abend Rundgang zur Burg und hinunter auf den ' +
        'Markt. Dazu drei Rostbratwürste im Weckla, wie es sich gehört.',
    ),
    day(
      'Dürer, Spielzeug, Lebkuchen',
      HOTEL,
      'Am Morgen ins Spielzeugmuseum oder ins Dürerhaus. Am Nachmittag backen wir Elisenlebkuchen ' +
        'in einer Backstube im Burgviertel.',
    ),
    day(
      'Rothenburg und Heimreise',
      null,
      'Mauern, Türme, Reiterlesmarkt: zwei Stunden in Rothenburg ob der Tauber, dann zurück in die Schweiz.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '2 Übernachtungen mit Frühstück in der Altstadt',
    'Ein Nachtessen in der Bratwurstküche',
    'Lebkuchen backen',
    'Stadtführung',
  ],
  highlights: ['Fünf Minuten bis zum Hauptmarkt', 'Lebkuchen selber backen', 'Halt in Rothenburg'],
  poster: { scene: 'market', palette: 'night' },
  posterText: 'Ein Weihnachtsmarkt bei Nacht: Giebelhäuser mit hellen Fenstern, ein Lichterbaum und gestreifte Dächer.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Rothenburg ob der Tauber', 'timber', 'night'],
      ['Nürnberg', 'castle', 'night'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Stuttgart', 48.7758, 9.1829, null],
    ['Nürnberg', 49.4521, 11.0767, 1],
    ['Rothenburg ob der Tauber', 49.3802, 10.1867, 3],
    ['Basel', 47.5596, 7.5886, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Nürnberg',
    zip: '90403',
    position: [49.4546, 11.0741],
    arrives: '14:30',
    leaves: '09:15',
  },
  price: 460,
  seasons: [
    { kind: 'advent', offsets: [-2, 5, 12, 19], surcharge: 30 },
    { kind: 'advent', offsets: [1, 8, 15] },
    { kind: 'advent', offsets: [3, 10, 17], surcharge: -20 },
  ],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('nord'), byTrain(40)],
  ages: familyAges,
  rooms: [doubleRoom(17), singleRoom(6, 90), familyRoom(4, 3, 40)],
  addons: [
    { kind: 'personal', no: '1001', code: 'BAHN', name: 'Eintritt Eisenbahnmuseum', francs: 9.5 },
    { kind: 'booking', no: '1002', code: 'LEB', name: 'Dose mit Elisenlebkuchen im Zimmer', francs: 29 },
  ],
  discounts: childDiscounts,
})
