import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Albergo Le Prese, Poschiavo'

export const bernina = tour({
  id: 'bernina',
  slug: 'im-roten-zug-ueber-den-bernina',
  code: 'BNA',
  name: 'Im roten Zug über den Bernina',
  type: 'Kurzreise',
  destinations: ['Schweiz', 'Puschlav'],
  crossesBorder: true,
  teaser:
    'Zwei Tage, ein Zug, 55 Tunnels und 196 Brücken: hin mit der Bahn von den Gletschern zu den Palmen, zurück mit dem Car ' +
    'über den Malojapass.',
  description: [
    'Auf der steilsten Bahnstrecke, die ohne Zahnrad auskommt, steigt man in einer Stunde aus dem Winter in den ' +
      'Frühling. Wir haben Plätze auf der richtigen Seite reserviert und übernachten im Puschlav, wo Buchweizen wächst und alle ' +
      'zwei Sprachen sprechen.',
  ],
  days: [
    day(
      'Von Chur nach Poschiavo',
      HOTEL,
      'Mit dem Car nach Chur, dort in den roten Zug: Landwasserviadukt, Albulaschlaufen, ' +
        'Berninahospiz auf 2253 Metern, Alp Grüm. Am Abend Pizzoccheri am See.',
    ),
    day(
      'Kreisviadukt und Maloja',
      null,
      'Am Morgen hinunter nach Tirano über den Kreisviadukt von Brusio. Der Car bringt uns dem ' +
        'Comersee entlang durch das Bergell und über Maloja und Julier zurück.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    'Bahnfahrt Chur–Tirano im Panoramawagen',
    '1 Übernachtung mit Halbpension',
    'Sitzplatzreservation',
  ],
  highlights: ['Panoramawagen auf der richtigen Seite', 'Kreisviadukt von Brusio', 'Pizzoccheri im Puschlav'],
  poster: { scene: 'viaduct', palette: 'winter' },
  posterText: 'Ein roter Zug fährt über einen hohen Viadukt vor verschneiten Bergen, unten im Tal eine Strasse.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'alp',
    gallery: [
      ['Ospizio Bernina', 'pass', 'winter'],
      ['Chiavenna', 'vineyard', 'autumn'],
    ],
  },
  route: [
    ['Chur', 46.8508, 9.5331, 1],
    ['Filisur', 46.6733, 9.6869, null],
    ['Pontresina', 46.4936, 9.9014, null],
    ['Ospizio Bernina', 46.4106, 10.0211, 1],
    ['Poschiavo', 46.3244, 10.0581, 1],
    ['Tirano', 46.2161, 10.1689, 2],
    ['Chiavenna', 46.3203, 9.3983, 2],
    ['Maloja', 46.4033, 9.6953, 2],
    ['Chur', 46.8508, 9.5331, 2],
  ],
  arrival: {
    name: 'Chur, Bahnhof',
    city: 'Chur',
    zip: '7000',
    position: [46.8532, 9.5289],
    arrives: '09:45',
    leaves: '11:00',
    returnFrom: { name: 'Tirano, Bahnhof', city: 'Tirano', zip: '23037', position: [46.2161, 10.1689] },
  },
  price: 360,
  seasons: [
    weekly(6, [3, 12], { surcharge: -20 }),
    weekly(6, [21, 41], { every: 2 }),
    weekly(3, [27, 37], { every: 2, surcharge: -30 }),
  ],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('buenden'), { ...byTrain(15), label: 'Bahn' }],
  ages: familyAges,
  rooms: [doubleRoom(18), singleRoom(6, 45), tripleRoom(4, 20)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KL1', name: 'Panoramawagen erster Klasse', francs: 48, units: 16 },
    { kind: 'personal', no: '1002', code: 'ZNUENI', name: 'Znüniteller im Zug', francs: 18.5 },
  ],
  discounts: [...childDiscounts, regularGuest],
})
