import { adultAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Albergo Limoneto, Maiori'

export const amalfi = tour({
  id: 'amalfi',
  slug: 'amalfikueste-und-capri',
  code: 'AMA',
  name: 'Amalfiküste und Capri',
  title: 'Amalfiküste und Capri: Zitronen, Treppen und der Vesuv',
  type: 'Rundreise',
  destinations: ['Italien', 'Kampanien'],
  guides: ['Gennaro Esposito'],
  teaser:
    'Acht Tage dort, wo die Strasse so schmal ist, dass man sie besser vom Wasser aus sieht. Mit Schiff nach Capri, ' +
    'zu Fuss über den Götterweg und mit offenem Mund durch Pompeji.',
  description: [
    'An der Costiera wohnt man übereinander. Was unten Keller ist, ist oben Terrasse, und dazwischen hängen Zitronen so gross ' +
      'wie Kinderköpfe unter schwarzen Netzen.',
    'Wir fahren mit dem Zug oder dem Flugzeug hin und lassen vor Ort einen kleinen Car fahren, der die Kurven kennt. An drei ' +
      'Tagen nehmen wir das Schiff: Das ist schneller, kühler und schöner.',
  ],
  days: [
    day(
      'In den Süden',
      HOTEL,
      'Mit Bahn oder Flugzeug nach Neapel, wo Gennaro Esposito auf Sie wartet. Fahrt nach Maiori, ' +
        'dem einzigen Ort der Küste mit einem langen Strand.',
    ),
    day(
      'Amalfi und Ravello',
      HOTEL,
      'Die kleine Seerepublik hatte einst eine Flotte wie Venedig. Von Amalfi geht es hinauf ' +
        'nach Ravello, in den Garten der Villa Rufolo, der Richard Wagner eine ganze Oper lang beschäftigte.',
    ),
    day(
      'Pompeji und der Vesuv',
      HOTEL,
      'Am Morgen früh durch die Gassen von Pompeji, am Nachmittag hinauf an den Krater. Die ' +
        'letzten zwanzig Minuten gehen wir zu Fuss.',
    ),
    day(
      'Capri',
      HOTEL,
      'Mit dem Schiff auf die Insel, mit dem Sessellift auf den Monte Solaro. Wer die Blaue Grotte sehen ' +
        'will, braucht ruhige See und etwas Glück.',
    ),
    day(
      'Frei in Maiori',
      HOTEL,
      'Strand, Lesestoff, ein Kochkurs mit Gennaros Schwester oder der Zitronenweg nach Minori, ' +
        'vierhundert Stufen hinauf und ebenso viele hinunter.',
    ),
    day(
      'Sentiero degli Dei',
      HOTEL,
      'Der Weg der Götter führt von Bomerano nach Nocelle, 500 Meter über dem Meer. Drei ' +
        'Stunden, fast eben. Wer nicht wandern will, fährt mit dem Schiff nach Positano und wartet dort im Café.',
    ),
    day(
      'Paestum',
      HOTEL,
      'Drei griechische Tempel, so gut erhalten, dass man die Priester vermisst. Auf dem Rückweg ' +
        'besuchen wir einen Hof mit Wasserbüffeln und essen Mozzarella, die noch warm ist.',
    ),
    day('Neapel und Heimreise', null, 'Eine Pizza in der Via dei Tribunali, dann Zug oder Flug nach Hause.'),
  ],
  included: [
    'Bahn oder Flug nach Neapel und zurück',
    'Fahrten im Kleincar',
    '7 Übernachtungen mit Halbpension',
    'Schiff nach Capri und Positano',
    'Eintritte Pompeji, Paestum und Villa Rufolo',
    'Reiseleitung ab Neapel',
  ],
  highlights: [
    'Capri vom Monte Solaro',
    'Pompeji, bevor es heiss wird',
    'Weg der Götter hoch über dem Meer',
    'Büffelmozzarella beim Bauern von Paestum',
  ],
  poster: { scene: 'terraces', palette: 'south' },
  posterText: 'Helle Häuser steigen in Stufen vom Hafen den Felsen hinauf, zuoberst eine Kuppel, davor blaues Meer.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'terraces',
    gallery: [
      ['Pompeji', 'temple', 'south'],
      ['Vesuv', 'volcano', 'summer'],
      ['Positano', 'coast', 'south'],
      ['Capri', 'cove', 'south'],
    ],
  },
  route: [
    ['Neapel', 40.8518, 14.2681, 1],
    ['Maiori', 40.6489, 14.6403, 1],
    ['Amalfi', 40.634, 14.6027, 2],
    ['Ravello', 40.6493, 14.6117, 2],
    ['Pompeji', 40.7497, 14.4869, 3],
    ['Vesuv', 40.8224, 14.4289, 3],
    ['Capri', 40.5532, 14.2222, 4],
    ['Positano', 40.6281, 14.485, 6],
    ['Paestum', 40.4219, 15.0053, 7],
    ['Neapel', 40.8518, 14.2681, 8],
  ],
  arrival: {
    name: 'Neapel, Stazione Centrale',
    city: 'Neapel',
    zip: '80142',
    position: [40.8529, 14.2724],
    arrives: '16:30',
    leaves: '14:00',
  },
  price: 1690,
  seasons: [weekly(6, [14, 23]), weekly(6, [36, 43], { surcharge: 60, extensions: ['ischia'] })],
  overrides: ['few', 'soldOut', 'closed'],
  variants: [{ ...byTrain(0), label: 'Bahn' }, byPlane(90)],
  ages: adultAges,
  rooms: [doubleRoom(10), superiorRoom(5, 140, 'Doppelzimmer mit Meersicht'), singleRoom(4, 320), sharedDouble(2, 0)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KOCH', name: 'Kochkurs mit Mittagessen', francs: 79, units: 10 },
    { kind: 'personal', no: '1002', code: 'BLAU', name: 'Bootsfahrt rund um Capri', francs: 32 },
    {
      kind: 'room',
      no: '1003',
      code: 'BALKON',
      name: 'Balkon mit Liegestühlen',
      francs: 12,
      perNight: true,
      units: 6,
      forRooms: ['dz', 'ez'],
    },
  ],
  discounts: [regularGuest],
  extensions: [
    {
      key: 'ischia',
      digit: 2,
      name: 'Drei Tage Ischia',
      label: 'Verlängerung Ischia',
      days: 3,
      price: 440,
      info: 'Drei Nächte mit Halbpension in Forio, Schiff ab Neapel.',
      description:
        'Die grüne Insel dampft an allen Ecken. Sie wohnen bei Forio, baden in Becken zwischen 28 und 40 Grad und ' +
        'essen am letzten Abend Kaninchen nach Art der Insel.',
      highlights: ['Thermalgarten am Strand von Citara', 'Überfahrt mit Blick auf Procida'],
      poster: { scene: 'volcano', palette: 'summer' },
      posterText: 'Ein grüner Vulkankegel steigt aus dem Meer, davor Zitronenbäume und ein weisses Dorf.',
      hotel: 'Albergo Citara',
      singleSupplement: 130,
      carriesWholePrice: true,
      unmappedRooms: [],
    },
  ],
  esimRegions: ['esim-europa'],
})
