import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Pfänderblick, Bregenz'

export const bregenz = tour({
  id: 'bregenz',
  slug: 'oper-auf-dem-bodensee',
  code: 'BRG',
  name: 'Oper auf dem Bodensee',
  type: 'Musikreise',
  destinations: ['Österreich', 'Vorarlberg'],
  guides: ['Beatrice Frey'],
  teaser:
    'Ein Sommerabend auf der Seebühne von Bregenz, ein Morgen auf dem Pfänder und ein Nachmittag bei den Käsern im ' +
    'Bregenzerwald.',
  description: [
    'Siebentausend Menschen sitzen am Ufer, auf dem Wasser geht die Sonne unter, dann beginnt die Ouvertüre. Wer das ' +
      'einmal erlebt hat, nimmt auch eine Regenpelerine in Kauf. Wir geben sie Ihnen mit, brauchen sie aber selten.',
  ],
  days: [
    day(
      'Anreise und Seebühne',
      HOTEL,
      'Gegen Mittag in Bregenz. Einführung ins Stück, Blick hinter die Bühne, frühes Nachtessen. Um ' +
        '21 Uhr beginnt die Vorstellung.',
    ),
    day(
      'Bregenzerwald',
      HOTEL,
      'Holzhäuser von gestern und von heute: Schwarzenberg, Andelsbuch, Käsekeller Lingenau mit 33 000 ' +
        'Laiben. Abend frei.',
    ),
    day(
      'Pfänder und Heimreise',
      null,
      'Mit der Seilbahn auf den Pfänder, wo man drei Länder und 240 Gipfel zählt. Am Nachmittag ' +
        'zurück in die Schweiz.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '2 Übernachtungen mit Frühstück',
    'Karte Seebühne der Kategorie 4',
    'Führung hinter die Bühne',
    'Käsekeller mit Kostprobe',
    'Pfänderbahn',
  ],
  highlights: ['Karte für die Seebühne inbegriffen', 'Blick hinter die Bühne', 'Käse im Bregenzerwald'],
  poster: { scene: 'harp', palette: 'night' },
  posterText: 'Eine goldene Harfe, hoch wie ein Haus, auf der Bühne im See, vorne die Reihen der Gäste im Dunkeln.',
  page: {
    minGroupSize: 15,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'lake',
    gallery: [
      ['Pfänder', 'forest', 'summer'],
      ['Lindau', 'lighthouse', 'summer'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Bregenz', 47.5031, 9.7471, 1],
    ['Schwarzenberg', 47.4142, 9.8517, 2],
    ['Lingenau', 47.4503, 9.9225, 2],
    ['Pfänder', 47.5069, 9.7797, 3],
    ['St. Gallen', 47.4245, 9.3767, 3],
  ],
  arrival: {
    name: HOTEL,
    city: 'Bregenz',
    zip: '6900',
    position: [47.5031, 9.7471],
    arrives: '11:30',
    leaves: '15:00',
  },
  price: 540,
  seasons: [weekly(4, [30, 33]), weekly(6, [30, 33], { surcharge: 60 }), weekly(2, [30, 33], { surcharge: -40 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('ost'), { ...byTrain(10), label: 'Bahn' }],
  ages: adultAges,
  rooms: [doubleRoom(16), singleRoom(6, 90)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KAT1', name: 'Seebühne: Karte der Kategorie 1', francs: 98, units: 10 },
    { kind: 'personal', no: '1002', code: 'KISSEN', name: 'Kissen und Decke am Platz', francs: 9.5 },
  ],
})
