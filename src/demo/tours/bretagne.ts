import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const MALO = 'Hôtel des Corsaires, Saint-Malo'
const PERROS = 'Hôtel Granit Rose, Perros-Guirec'
const QUIMPER = 'Hôtel de l’Odet, Quimper'

export const bretagne = tour({
  id: 'bretagne',
  slug: 'bretagne-und-mont-saint-michel',
  code: 'BRE',
  name: 'Bretagne und Mont-Saint-Michel',
  type: 'Rundreise',
  destinations: ['Frankreich', 'Bretagne'],
  guides: ['Gaëlle Le Bihan'],
  teaser:
    'Acht Tage am Rand des Kontinents: rosa Granit, Leuchttürme, Austern aus Cancale und ein Kloster, das bei Flut zur ' +
    'Insel wird.',
  description: [
    'In der Bretagne wechselt das Wetter viermal am Tag und das Meer zweimal seinen Platz. Wir richten uns nach der ' +
      'Gezeitentabelle, nicht nach der Uhr.',
    'Gaëlle Le Bihan stammt aus einer Familie von Leuchtturmwärtern. Sie kennt die Wege der Zöllner über den Klippen und die ' +
      'Crêperie, in der niemand Englisch spricht.',
  ],
  days: [
    day(
      'Quer durch Frankreich',
      'Hôtel de la Cathédrale, Chartres',
      'Über Burgund nach Chartres. Nach dem Nachtessen wird die Kathedrale mit Licht bemalt, Figur für Figur.',
    ),
    day(
      'Mont-Saint-Michel',
      MALO,
      'Am Vormittag die blauen Fenster von Chartres, am Nachmittag der Klosterberg. Wir gehen, ' +
        'wenn die Tagesgäste zurückkommen.',
    ),
    day(
      'Saint-Malo und Cancale',
      MALO,
      'Rundgang auf den Mauern der Korsarenstadt, danach Austern am Hafen von Cancale. Wer ' +
        'keine mag, isst Butterkuchen.',
    ),
    day(
      'Rosa Granitküste',
      PERROS,
      'Der Zöllnerweg von Perros-Guirec nach Ploumanac’h gehört zu den schönsten anderthalb ' +
        'Stunden der Küste. Am Ende steht der Leuchtturm, gebaut aus demselben Stein.',
    ),
    day(
      'Pfarrhöfe und Brest',
      QUIMPER,
      'In Guimiliau und Lampaul haben Leinenhändler ganze Bibeln in Stein hauen lassen. Am ' +
        'Nachmittag Fahrt auf die Halbinsel Crozon.',
    ),
    day(
      'Pointe du Raz',
      QUIMPER,
      'Weiter westlich geht es nicht zu Fuss. Am Nachmittag Fayencen in Quimper und ein Glas Cidre in Locronan.',
    ),
    day(
      'Carnac und die Loire',
      'Hôtel de France, Angers',
      'Dreitausend Menhire in Reih und Glied, und niemand weiss warum. ' +
        'Weiter nach Angers zum Teppich der Apokalypse.',
    ),
    day('Heimreise', null, 'Über Bourges und Beaune zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    '7 Übernachtungen mit Halbpension',
    'Eintritte Mont-Saint-Michel, Guimiliau und Angers',
    'Austernprobe in Cancale',
    'Reiseleitung ab Chartres',
  ],
  highlights: [
    'Mont-Saint-Michel am späten Nachmittag',
    'Zöllnerweg von Ploumanac’h',
    'Austern am Hafen von Cancale',
    'Pointe du Raz',
  ],
  poster: { scene: 'lighthouse', palette: 'summer' },
  posterText: 'Ein gestreifter Leuchtturm auf runden Granitfelsen, Wellen mit weissem Schaum, weit draussen ein Segel.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'harbour',
    gallery: [
      ['Mont-Saint-Michel', 'loch', 'summer'],
      ['Saint-Malo', 'harbour', 'summer'],
      ['Pointe du Raz', 'cliffs', 'summer'],
      ['Quimper', 'timber', 'summer'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Chartres', 48.4439, 1.4892, 1],
    ['Mont-Saint-Michel', 48.636, -1.5115, 2],
    ['Saint-Malo', 48.6493, -2.0257, 3],
    ['Perros-Guirec', 48.8145, -3.4435, 4],
    ['Guimiliau', 48.4869, -3.9981, 5],
    ['Quimper', 47.996, -4.1024, 5],
    ['Pointe du Raz', 48.0403, -4.7406, 6],
    ['Carnac', 47.5843, -3.0787, 7],
    ['Angers', 47.4784, -0.5632, 7],
    ['Beaune', 47.026, 4.84, null],
    ['Bern', 46.948, 7.4474, 8],
  ],
  arrival: {
    name: 'Hôtel de la Cathédrale, Chartres',
    city: 'Chartres',
    zip: '28000',
    position: [48.4439, 1.4892],
    arrives: '18:30',
    leaves: '08:00',
    returnFrom: { name: 'Hôtel de France, Angers', city: 'Angers', zip: '49100', position: [47.4646, -0.5569] },
  },
  price: 1760,
  seasons: [weekly(6, [19, 25]), weekly(6, [26, 33], { surcharge: 120 }), weekly(6, [34, 38])],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('west'), byTrain(130)],
  ages: familyAges,
  rooms: [doubleRoom(14), superiorRoom(4, 150, 'Doppelzimmer mit Meersicht'), singleRoom(4, 390), tripleRoom(2, 90)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'INSEL',
      name: 'Bootsfahrt zu den Sept-Îles',
      francs: 38,
      units: 24,
      info: 'Basstölpel, Kormorane, mit Glück Robben.',
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'LAMBIG',
      name: 'Besuch einer Cidrerie mit Kostprobe',
      francs: 19.5,
      ages: ['erwachsen'],
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 120 },
})
