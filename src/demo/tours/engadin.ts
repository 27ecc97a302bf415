import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Chesa Alva, Pontresina'

export const engadin = tour({
  id: 'engadin',
  slug: 'winterwoche-im-engadin',
  code: 'ENG',
  name: 'Winterwoche im Engadin',
  type: 'Winterreise',
  destinations: ['Schweiz', 'Engadin'],
  teaser:
    'Sechs Tage Schnee ohne Skipass: Winterwandern im Val Roseg, Langlauf für Anfänger, Pferdeschlitten und ein Hallenbad ' +
    'mit Aussicht.',
  description: [
    'Nicht alle, die den Winter mögen, fahren Ski. Für sie haben wir diese Woche gemacht: gewalzte Wege, Loipen, die ' +
      'vor der Haustüre beginnen, und am Nachmittag Nusstorte. Zweimal fährt der Car auf einen Ausflug, sonst genügt die Gästekarte.',
  ],
  days: [
    day(
      'Über den Julier',
      HOTEL,
      'Fahrt über Chur und den Julierpass. Am Nachmittag Anpassen der Langlaufski, am Abend Suppe und Sterne.',
    ),
    day(
      'Val Roseg',
      HOTEL,
      'Winterwandern zum Hotel Roseg Gletscher, 2 Stunden durch Arvenwald, in dem Meisen aus der Hand ' +
        'fressen. Zurück zu Fuss oder mit dem Pferdeschlitten.',
    ),
    day(
      'Langlauf oder Muottas Muragl',
      HOTEL,
      'Am Morgen Langlaufstunde für Anfänger und Wiedereinsteigerinnen. Wer lieber fährt: ' +
        'Die Standseilbahn führt auf den schönsten Balkon des Tals.',
    ),
    day(
      'Diavolezza',
      HOTEL,
      'Mit der Luftseilbahn auf knapp 3000 Meter, dem Piz Palü gegenüber. Danach ist der Nachmittag frei.',
    ),
    day(
      'Über die Seen',
      HOTEL,
      'Ist das Eis dick genug, wandern wir über den Silsersee zur Halbinsel Chastè, sonst am Ufer ' +
        'entlang. Fondueabend.',
    ),
    day(
      'Guarda und Heimreise',
      null,
      'Durch das Unterengadin ins Dorf des Schellen-Ursli und durch den Vereinatunnel zurück.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '5 Übernachtungen mit Halbpension',
    'Langlaufstunde mit Material',
    'Luftseilbahn Diavolezza',
    'Gästekarte mit Ortsbussen',
    'Hallenbad und Sauna',
  ],
  highlights: ['Winterwandern im Val Roseg', 'Diavolezza gegenüber dem Piz Palü', 'Erste Schritte auf der Loipe'],
  poster: { scene: 'forest', palette: 'winter' },
  posterText: 'Verschneiter Arvenwald im Morgenlicht, eine geräumte Strasse führt zwischen den Stämmen hindurch.',
  page: {
    minGroupSize: 12,
    fitness: fitness.longWalk,
    stars: 4,
    hotelScene: 'alp',
    gallery: [
      ['Muottas Muragl', 'viaduct', 'winter'],
      ['Sils', 'lake', 'winter'],
      ['Guarda', 'chapel', 'winter'],
    ],
  },
  route: [
    ['Chur', 46.8508, 9.5331, 1],
    ['Julierpass', 46.4722, 9.7281, null],
    ['Pontresina', 46.4936, 9.9014, 1],
    ['Val Roseg', 46.4383, 9.8583, 2],
    ['Muottas Muragl', 46.5239, 9.9003, 3],
    ['Diavolezza', 46.4108, 9.9639, 4],
    ['Sils', 46.4297, 9.7631, 5],
    ['Guarda', 46.7756, 10.1531, 6],
    ['Chur', 46.8508, 9.5331, 6],
  ],
  arrival: {
    name: HOTEL,
    city: 'Pontresina',
    zip: '7504',
    position: [46.4936, 9.9014],
    arrives: '12:30',
    leaves: '09:30',
  },
  price: 980,
  seasons: [weekly(7, [2, 11]), weekly(2, [3, 10], { every: 2, surcharge: -40 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('buenden'), { ...byTrain(20), label: 'Bahn' }],
  ages: familyAges,
  rooms: [
    doubleRoom(12),
    superiorRoom(5, 110, 'Doppelzimmer mit Balkon nach Süden'),
    singleRoom(6, 120),
    familyRoom(4, 3, 80),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'SCHLITTEN',
      name: 'Pferdeschlitten zurück aus dem Val Roseg',
      francs: 32,
      units: 20,
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'LANGLAUF',
      name: 'Langlaufmiete für vier Tage',
      francs: 78,
      ages: ['erwachsen', 'kind'],
    },
    {
      kind: 'personal',
      no: '1003',
      code: 'KURTAXE',
      name: 'Kurtaxe Pontresina',
      francs: 5,
      perNight: true,
      isMandatory: true,
      rules: { ages: ['erwachsen'] },
    },
  ],
  discounts: childDiscounts,
  bargain: { tier: 25, untilDaysBeforeStart: 45 },
})
