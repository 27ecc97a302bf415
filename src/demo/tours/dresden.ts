import { generationAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Brühlscher Garten, Dresden'

export const dresden = tour({
  id: 'dresden',
  slug: 'dresden-und-die-semperoper',
  code: 'DRE',
  name: 'Dresden: Semperoper und Elbe',
  type: 'Musikreise',
  destinations: ['Deutschland', 'Sachsen'],
  guides: ['Thomas Lehnert'],
  teaser:
    'Ein Opernabend, ein Orgelkonzert und ein Tag auf dem Raddampfer. Fünf Tage in der Stadt, die sich selber wieder ' +
    'aufgebaut hat, Stein für Stein.',
  description: [
    'In Dresden gehört Musik zur Grundversorgung. Wir besuchen eine Vorstellung in der Semperoper und hören in der ' +
      'Frauenkirche die Orgel, am liebsten von der zweiten Empore aus.',
    'Thomas Lehnert hat vierzig Jahre in der Staatskapelle Bratsche gespielt. Er führt vor der Vorstellung ein und danach, ' +
      'wenn man noch mag, ins richtige Lokal.',
  ],
  days: [
    day(
      'Nach Sachsen',
      HOTEL,
      'Über Nürnberg und Hof nach Dresden. Nach dem Nachtessen ein Gang über die Brühlsche Terrasse.',
    ),
    day(
      'Zwinger und Frauenkirche',
      HOTEL,
      'Altstadtführung, danach die Gemäldegalerie mit Raffaels Madonna und ihren zwei ' +
        'gelangweilten Engeln. Am Abend Orgelmusik in der Frauenkirche.',
    ),
    day(
      'Mit dem Raddampfer in die Sächsische Schweiz',
      HOTEL,
      'Die älteste Raddampferflotte der Welt fährt elbaufwärts bis ' +
        'Rathen. Wer gut zu Fuss ist, steigt auf die Bastei, 194 Meter über dem Fluss.',
    ),
    day(
      'Meissen und Semperoper',
      HOTEL,
      'Am Vormittag zur Porzellanmanufaktur, am Nachmittag Einführung bei Kaffee und ' +
        'Eierschecke. Um 19 Uhr hebt sich der Vorhang.',
    ),
    day('Heimreise', null, 'Zurück durch das Vogtland und Franken, Ankunft am Abend.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '4 Übernachtungen mit Frühstück',
    '2 Nachtessen',
    'Karte Semperoper der Kategorie 3',
    'Orgelkonzert in der Frauenkirche',
    'Fahrt mit dem Raddampfer',
    'Manufaktur Meissen',
  ],
  highlights: ['Opernabend mit Einführung', 'Raddampfer nach Rathen', 'Orgelkonzert in der Frauenkirche'],
  poster: { scene: 'city', palette: 'summer' },
  posterText: 'Eine Kuppel mit zwei Türmen über den Dächern der Stadt am Fluss, vorne eine Brücke mit hellen Bögen.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Rathen', 'ridge', 'summer'],
      ['Meissen', 'castle', 'summer'],
    ],
  },
  route: [
    ['St. Gallen', 47.4245, 9.3767, 1],
    ['Nürnberg', 49.4521, 11.0767, null],
    ['Dresden', 51.0504, 13.7373, 1],
    ['Rathen', 50.9587, 14.0824, 3],
    ['Dresden', 51.0504, 13.7373, null],
    ['Meissen', 51.1634, 13.4737, 4],
    ['Dresden', 51.0504, 13.7373, null],
    ['St. Gallen', 47.4245, 9.3767, 5],
  ],
  arrival: {
    name: HOTEL,
    city: 'Dresden',
    zip: '01067',
    position: [51.0537, 13.7416],
    arrives: '18:15',
    leaves: '08:00',
  },
  price: 940,
  seasons: [weekly(4, [10, 24], { every: 2 }), weekly(4, [37, 46]), weekly(1, [50, 51], { surcharge: 60 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('ost'), byTrain(70)],
  ages: generationAges,
  rooms: [doubleRoom(14), superiorRoom(4, 90, 'Doppelzimmer zur Elbe'), singleRoom(7, 190)],
  addons: [
    { kind: 'personal', no: '1001', code: 'KAT1', name: 'Semperoper: Karte der Kategorie 1', francs: 92, units: 10 },
    {
      kind: 'collective',
      no: '101',
      code: 'PORZ',
      name: 'Porzellan bemalen in Meissen',
      byAge: { senior: 48, erwachsen: 54 },
    },
  ],
  discounts: [regularGuest],
  esimRegions: ['esim-europa'],
})
