import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Winzerhof am Markt, Cochem'

export const mosel = tour({
  id: 'mosel',
  slug: 'mosel-burgen-und-riesling',
  code: 'MOS',
  name: 'Mosel: Burgen und Riesling',
  type: 'Kurzreise',
  destinations: ['Deutschland', 'Mosel'],
  teaser:
    'Vier Tage an einem Fluss, der sich für seine Kurven Zeit lässt: Burg Eltz, Beilstein, Bernkastel und der steilste ' +
    'Weinberg der Welt.',
  description: [
    'An der Mosel steht der Riesling so steil, dass Winzer sich anseilen. Wir wohnen in Cochem bei einer Familie, ' +
      'die seit elf Generationen Wein macht, und fahren zweimal am Tag mit dem Schiff statt mit dem Car.',
  ],
  days: [
    day(
      'An die Mosel',
      HOTEL,
      'Durch das Elsass und die Pfalz nach Trier. Die Porta Nigra ist das besterhaltene Stadttor ' +
        'nördlich der Alpen. Am Abend Winzerteller in Cochem.',
    ),
    day(
      'Burg Eltz und Beilstein',
      HOTEL,
      'Achthundert Jahre im Besitz derselben Familie, nie zerstört: Burg Eltz steht im ' +
        'Wald, als hätte jemand sie vergessen. Mit dem Schiff nach Beilstein.',
    ),
    day(
      'Calmont und Bernkastel',
      HOTEL,
      'Am Calmont bei Bremm steigt der Rebberg mit 68 Grad. Wer will, geht den ' +
        'Klettersteig; alle anderen sehen von unten zu. Am Nachmittag Fachwerk in Bernkastel.',
    ),
    day('Heimreise', null, 'Über den Hunsrück und die Geierlay-Hängebrücke zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Halbpension im Winzerhof',
    'Weinprobe mit sechs Gläsern',
    'Schiff Cochem–Beilstein',
    'Eintritt Burg Eltz',
  ],
  highlights: ['Burg Eltz', 'Weinprobe im Gewölbekeller', 'Schifffahrt nach Beilstein'],
  poster: { scene: 'castle', palette: 'autumn' },
  posterText: 'Eine Burg mit vielen Türmen auf einem Felsen über herbstlichem Wald, unten eine helle Strasse.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'vineyard',
    gallery: [
      ['Bremm', 'vineyard', 'autumn'],
      ['Bernkastel-Kues', 'timber', 'autumn'],
      ['Trier', 'gate', 'autumn'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Trier', 49.7596, 6.6439, 1],
    ['Cochem', 50.1467, 7.1667, 1],
    ['Burg Eltz', 50.2051, 7.3364, 2],
    ['Beilstein', 50.1108, 7.2392, 2],
    ['Bremm', 50.0972, 7.1158, 3],
    ['Bernkastel-Kues', 49.9161, 7.0769, 3],
    ['Mörsdorf', 50.1044, 7.3469, 4],
    ['Basel', 47.5596, 7.5886, 4],
  ],
  arrival: {
    name: HOTEL,
    city: 'Cochem',
    zip: '56812',
    position: [50.1467, 7.1667],
    arrives: '17:30',
    leaves: '09:00',
  },
  price: 590,
  seasons: [weekly(4, [17, 23]), weekly(4, [35, 43], { surcharge: 40 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('nord')],
  ages: adultAges,
  rooms: [doubleRoom(12), singleRoom(4, 110), sharedDouble(2, 0)],
  addons: [
    { kind: 'booking', no: '1001', code: 'WEIN', name: 'Zwölf Flaschen Riesling nach Hause', francs: 168 },
    {
      kind: 'personal',
      no: '1002',
      code: 'STEIG',
      name: 'Geführter Klettersteig Calmont',
      francs: 39,
      units: 8,
      rules: { ages: ['erwachsen'], ageFilter: [16, 70] },
    },
  ],
  discounts: [regularGuest],
})
