import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, halfBoard } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Strandhotel Seeadler, Binz'

export const ostsee = tour({
  id: 'ostsee',
  slug: 'ostsee-ruegen-und-hiddensee',
  code: 'OST',
  name: 'Ostsee: Rügen und Hiddensee',
  type: 'Rundreise',
  destinations: ['Deutschland', 'Ostsee'],
  teaser:
    'Acht Tage Kreide, Bernstein und Backstein. Eine Woche am selben Strand, mit Ausflügen nach Stralsund, auf die ' +
    'Insel ohne Autos und zum Kap Arkona.',
  description: [
    'Von Basel an die Ostsee sind es tausend Kilometer. Wir teilen sie auf zwei Tage auf und bleiben dafür fünf Nächte in ' +
      'Binz, wo vor den weissen Villen die Strandkörbe stehen.',
    'Im Mai und im September gehört der Strand den Möwen, im Juli den Kindern. Beides hat seinen Reiz und seinen Preis.',
  ],
  days: [
    day('Nordwärts', 'Hotel Eilenriede, Hannover', 'Über Frankfurt und Kassel nach Hannover.'),
    day(
      'Über den Rügendamm',
      HOTEL,
      'Vormittags Backsteingotik in Schwerin oder Wismar, am Nachmittag über den Damm auf die ' +
        'Insel. Am Abend die Füsse ins Wasser.',
    ),
    day(
      'Kreidefelsen',
      HOTEL,
      'Im Buchenwald von Jasmund zum Königsstuhl, wo Caspar David Friedrich seinen Hut verlor. ' +
        'Zurück mit dem Schiff der Küste entlang.',
    ),
    day(
      'Hiddensee',
      HOTEL,
      'Die Insel erlaubt Pferde, Velos und Füsse. Wir fahren mit dem Schiff hin, besuchen das Haus von ' +
        'Gerhart Hauptmann und gehen zum Leuchtturm auf dem Dornbusch.',
    ),
    day(
      'Freier Tag',
      HOTEL,
      'Strandkorb, Seebrücke oder der Rasende Roland, eine Dampfbahn, die ihrem Namen nicht gerecht wird.',
    ),
    day(
      'Kap Arkona und Stralsund',
      HOTEL,
      'Zwei Leuchttürme und ein Fischerdorf unter Reet. Auf dem Rückweg Stralsund mit Rathaus und Ozeaneum.',
    ),
    day('Südwärts', 'Hotel Rennsteig, Eisenach', 'Über Berlin und Leipzig an den Rand des Thüringer Waldes.'),
    day('Heimreise', null, 'Über Würzburg zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    '7 Übernachtungen mit Frühstücksbuffet',
    'Schiff nach Hiddensee und entlang der Kreideküste',
    'Eintritt Königsstuhl',
    'Kurtaxe',
  ],
  highlights: [
    'Kreidefelsen zu Fuss und vom Schiff',
    'Ein Tag auf der Insel ohne Autos',
    'Fünf Nächte am Strand von Binz',
  ],
  poster: { scene: 'pier', palette: 'summer' },
  posterText: 'Eine Seebrücke mit weissem Pavillon und roten Dächern, am Strand Reihen von Strandkörben.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'pier',
    gallery: [
      ['Kap Arkona', 'lighthouse', 'summer'],
      ['Königsstuhl', 'cliffs', 'summer'],
      ['Schwerin', 'chateau', 'summer'],
      ['Stralsund', 'harbour', 'summer'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Hannover', 52.3759, 9.732, 1],
    ['Schwerin', 53.6355, 11.4012, 2],
    ['Binz', 54.4011, 13.6083, 2],
    ['Königsstuhl', 54.5736, 13.6617, 3],
    ['Vitte, Hiddensee', 54.5678, 13.1056, 4],
    ['Kap Arkona', 54.6794, 13.4328, 6],
    ['Stralsund', 54.3091, 13.0818, 6],
    ['Berlin', 52.52, 13.405, null],
    ['Eisenach', 50.9747, 10.3193, 7],
    ['Basel', 47.5596, 7.5886, 8],
  ],
  arrival: {
    name: 'Hotel Eilenriede, Hannover',
    city: 'Hannover',
    zip: '30159',
    position: [52.3759, 9.732],
    arrives: '18:15',
    leaves: '08:30',
    returnFrom: { name: 'Hotel Rennsteig, Eisenach', city: 'Eisenach', zip: '99817', position: [50.9747, 10.3193] },
  },
  price: 1380,
  seasons: [weekly(6, [19, 25]), weekly(6, [26, 33], { surcharge: 170 }), weekly(6, [34, 38])],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('nord'), byTrain(90)],
  ages: familyAges,
  rooms: [doubleRoom(15), superiorRoom(6, 160, 'Doppelzimmer mit Meersicht'), singleRoom(4, 380), tripleRoom(4, 100)],
  addons: [
    halfBoard('1001', 29, 'Dreigängiges Nachtessen an jedem Abend.'),
    { kind: 'booking', no: '1002', code: 'KORB', name: 'Strandkorb für fünf Tage', francs: 65, units: 8 },
    { kind: 'personal', no: '1003', code: 'ROLAND', name: 'Tageskarte Rasender Roland', francs: 25.5 },
  ],
  discounts: childDiscounts,
  bargain: { tier: 50, untilDaysBeforeStart: 100 },
})
