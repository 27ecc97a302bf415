import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Albergo Camelia, Locarno'

export const tessin = tour({
  id: 'tessin',
  slug: 'wandern-im-tessin',
  code: 'TES',
  name: 'Wandern im Tessin',
  type: 'Wanderreise',
  destinations: ['Schweiz', 'Tessin'],
  guides: ['Flavio Bernasconi'],
  teaser:
    'Fünf Tage Kamelien, Kastanien, Granit. Wanderungen in der Maggia und der Verzasca, auf die Brissago-Inseln und ' +
    'abends ins Grotto.',
  description: [
    'Wenn auf der Alpennordseite noch Schnee liegt, blühen in Locarno die Kamelien. Wir wandern zwei bis vier Stunden ' +
      'am Tag, nie mit Gepäck, und kehren dort ein, wo der Boccalino noch aus Ton ist.',
  ],
  days: [
    day(
      'In den Süden',
      HOTEL,
      'Am Vormittag durch den Gotthard. Nach dem Mittag Spaziergang auf der Collina Bassa von Orselina ' +
        'nach Tenero, 2 Stunden.',
    ),
    day(
      'Verzasca',
      HOTEL,
      'Dem Sentierone entlang von Sonogno nach Lavertezzo, 13 Kilometer, 3,5 Stunden. Das Wasser unter der ' +
        'Doppelbogenbrücke hat zwölf Grad, und Mutige gibt es in jeder Gruppe.',
    ),
    day(
      'Brissago-Inseln',
      HOTEL,
      'Mit dem Schiff in den botanischen Garten, am Nachmittag von Ronco nach Ascona, 1,5 Stunden mit ' +
        'Blick auf den ganzen See.',
    ),
    day(
      'Maggiatal',
      HOTEL,
      'Bis Foroglio, wo ein Wasserfall mitten im Dorf steht, und durch das Val Calnegia, 3 Stunden. ' +
        'Nachtessen im Grotto: Risotto, Luganighe, Zabaione.',
    ),
    day(
      'Bellinzona und Heimreise',
      null,
      'Markt zwischen drei Burgen, danach Rückfahrt mit Panorama über die alte Bergstrecke.',
    ),
  ],
  included: [
    'Fahrt im Kleincar',
    '4 Übernachtungen mit Frühstück',
    '3 Nachtessen, eines im Grotto',
    'Wanderleitung',
    'Schiff und Garten Brissago-Inseln',
  ],
  highlights: ['Blüte, wenn anderswo Winter ist', 'Verzasca zu Fuss', 'Nachtessen im Grotto'],
  poster: { scene: 'lake', palette: 'spring' },
  posterText: 'Ein See unter einem Berg mit letztem Schnee, ein Dampfschiff, vorne Bäume im ersten Grün.',
  page: {
    minGroupSize: 12,
    fitness: fitness.longWalk,
    stars: 3,
    hotelScene: 'harbour',
    gallery: [
      ['Bellinzona', 'castle', 'spring'],
      ['Sonogno', 'alp', 'summer'],
      ['Brissago-Inseln', 'island', 'spring'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Bellinzona', 46.1946, 9.0244, null],
    ['Locarno', 46.1709, 8.7995, 1],
    ['Sonogno', 46.3506, 8.7869, 2],
    ['Lavertezzo', 46.2586, 8.8378, 2],
    ['Locarno', 46.1709, 8.7995, null],
    ['Brissago-Inseln', 46.1326, 8.7353, 3],
    ['Locarno', 46.1709, 8.7995, null],
    ['Foroglio', 46.3717, 8.5461, 4],
    ['Bellinzona', 46.1946, 9.0244, 5],
    ['Luzern', 47.0502, 8.3093, 5],
  ],
  arrival: {
    name: HOTEL,
    city: 'Locarno',
    zip: '6600',
    position: [46.1709, 8.7995],
    arrives: '11:15',
    leaves: '09:30',
  },
  price: 780,
  seasons: [weekly(3, [11, 22]), weekly(3, [36, 43], { surcharge: -30 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued'), { ...byTrain(20), label: 'Bahn' }],
  ages: familyAges,
  rooms: [doubleRoom(9), singleRoom(5, 140), familyRoom(4, 2, 60)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'KAMELIE',
      name: 'Führung durch den Kamelienpark',
      francs: 14.5,
      rules: { startMonths: [3, 4] },
    },
    { kind: 'booking', no: '1002', code: 'STOCK', name: 'Zwei Paar Wanderstöcke leihen', francs: 20 },
  ],
  discounts: [...childDiscounts, regularGuest],
})
