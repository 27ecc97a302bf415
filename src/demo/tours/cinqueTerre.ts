import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Albergo Scogliera, Monterosso'

export const cinqueTerre = tour({
  id: 'cinque-terre',
  slug: 'wandern-in-den-cinque-terre',
  code: 'CIN',
  name: 'Wandern in den Cinque Terre',
  type: 'Wanderreise',
  destinations: ['Italien', 'Ligurien'],
  guides: ['Flavio Bernasconi'],
  teaser:
    'Fünf Dörfer, vier Wandertage, kein Gepäck auf dem Rücken. Über Treppen und Rebterrassen von Monterosso bis ' +
    'Portovenere, abends Pesto aus dem Mörser.',
  description: [
    'Siebentausend Kilometer Trockenmauern halten diese Küste fest. Wer sie verstehen will, muss gehen. Unsere Etappen ' +
      'dauern zweieinhalb bis fünf Stunden, mit Auf- und Abstiegen zwischen 300 und 600 Metern.',
    'Wir wohnen alle Nächte in Monterosso und fahren mit der Regionalbahn an den Start. Wer müde ist, steigt beim ' +
      'nächsten Dorf in den Zug und sitzt vor den anderen am Strand.',
  ],
  days: [
    day(
      'Ans Meer',
      HOTEL,
      'Fahrt durch den Gotthard nach Ligurien. Die Strasse endet oberhalb von Monterosso; ein ' +
        'Kleinbus bringt uns ins Dorf. Nachtessen auf der Terrasse.',
    ),
    day(
      'Monterosso–Vernazza',
      HOTEL,
      'Der berühmte Klassiker, aber in der Frühe und in der richtigen Richtung: 2,5 ' +
        'Stunden, 300 Meter Aufstieg. Am Nachmittag Baden im Hafenbecken von Vernazza.',
    ),
    day(
      'Corniglia und der Wein der Terrassen',
      HOTEL,
      'Von Vernazza über Prevo nach Corniglia und hinauf nach Volastra. ' +
        'Ein Winzer zeigt die Zahnradbahn, mit der er seine Trauben holt, und schenkt Sciacchetrà aus. 4 Stunden, 500 Meter Aufstieg.',
    ),
    day(
      'Ruhetag',
      HOTEL,
      'Schiff nach Portofino oder gar nichts. Wer trotzdem gehen will: Flavio nimmt Sie auf den ' +
        'Höhenweg zur Punta Mesco mit.',
    ),
    day(
      'Riomaggiore–Portovenere',
      HOTEL,
      'Die Königsetappe, 5 Stunden und 600 Meter Aufstieg über Telegrafo und Campiglia mit dem Meer auf ' +
        'beiden Seiten. Zurück mit dem Schiff an allen fünf Dörfern vorbei.',
    ),
    day('Heimreise', null, 'Einkauf auf dem Markt von La Spezia, danach Rückfahrt. Focaccia für unterwegs ist dabei.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '5 Übernachtungen mit Halbpension',
    'Wanderleitung',
    'Regionalbahn und Schiff ab Portovenere',
    'Parkgebühr Cinque Terre',
    'Weinprobe in Volastra',
  ],
  highlights: [
    'Wanderleitung mit ligurischer Grossmutter',
    'Königsetappe nach Portovenere',
    'Immer dasselbe Zimmer am Meer',
  ],
  poster: { scene: 'coast', palette: 'spring' },
  posterText: 'Pinien über einer felsigen Küste, zwei Segel auf dem Meer, rechts ein Dorf an einer Strasse auf Bögen.',
  page: {
    minGroupSize: 14,
    fitness: fitness.hike,
    stars: 3,
    hotelScene: 'terraces',
    gallery: [
      ['Vernazza', 'terraces', 'spring'],
      ['Portovenere', 'harbour', 'spring'],
      ['Corniglia', 'vineyard', 'spring'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Bellinzona', 46.1946, 9.0244, null],
    ['Genua', 44.4056, 8.9463, null],
    ['Monterosso al Mare', 44.1458, 9.6544, 1],
    ['Vernazza', 44.1349, 9.6844, 2],
    ['Corniglia', 44.1198, 9.7092, 3],
    ['Riomaggiore', 44.0992, 9.7375, 5],
    ['Portovenere', 44.0519, 9.8357, 5],
    ['La Spezia', 44.1025, 9.8241, 6],
    ['Luzern', 47.0502, 8.3093, 6],
  ],
  arrival: {
    name: HOTEL,
    city: 'Monterosso al Mare',
    zip: '19016',
    position: [44.1458, 9.6544],
    arrives: '15:45',
    leaves: '08:30',
  },
  price: 1190,
  seasons: [weekly(7, [14, 22]), weekly(7, [37, 42], { surcharge: -50 })],
  variants: [byCoach('sued'), byTrain(40)],
  ages: adultAges,
  rooms: [doubleRoom(9), singleRoom(3, 280), sharedDouble(2, 0)],
  addons: [
    { kind: 'personal', no: '1001', code: 'PESTO', name: 'Pesto-Kurs mit Nachtessen', francs: 58, units: 10 },
    {
      kind: 'personal',
      no: '1002',
      code: 'CARD',
      name: 'Cinque Terre Card Trekking',
      francs: 17,
      isMandatory: true,
      info: 'Vorgeschrieben auf den Küstenwegen.',
    },
    { kind: 'booking', no: '1003', code: 'STOCK', name: 'Zwei Paar Wanderstöcke leihen', francs: 22 },
  ],
  esimRegions: ['esim-europa'],
  hasDocuments: false,
})
