import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Alsterblick, Hamburg'

export const hamburg = tour({
  id: 'hamburg',
  slug: 'hamburg-hafen-und-elbphilharmonie',
  code: 'HAM',
  name: 'Hamburg: Hafen und Elbphilharmonie',
  type: 'Städtereise',
  destinations: ['Deutschland', 'Norddeutschland'],
  bestsellerRank: 5,
  teaser:
    'Ein Konzertabend über der Elbe, ein freier Tag in der Stadt und dazwischen eine Barkasse, die unter jeder ' +
    'Brücke den Kopf einzieht.',
  description: [
    'Hamburg liegt am Wasser, und am Wasser verbringen wir die meiste Zeit. Das Hotel steht an der Aussenalster; zu Fuss ' +
      'sind es zwanzig Minuten bis zur Binnenalster, mit dem Schiff fünfzehn.',
    'Die Karten für die Elbphilharmonie liegen bereit. Welches Konzert gespielt wird, hängt vom Datum ab; wir ' +
      'sagen es Ihnen gern am Telefon. Wer nicht ins Konzert will, fährt auf die Aussichtsplattform und geht danach Labskaus essen.',
  ],
  days: [
    day(
      'Quer durch Deutschland',
      HOTEL,
      'Früh los, über Frankfurt und Kassel nach Norden. Am Abend ein erster Gang an die Alster.',
    ),
    day(
      'Speicherstadt und Hafen',
      HOTEL,
      'Zu Fuss durch die Speicherstadt, dann eine Stunde mit der Barkasse zwischen ' +
        'Containerschiffen und Trockendocks. Am Abend Konzert im Grossen Saal der Elbphilharmonie.',
    ),
    day(
      'Frei in der Stadt',
      HOTEL,
      'Kunsthalle, Planten un Blomen oder das Miniatur Wunderland, für das wir Karten mit ' +
        'fester Zeit haben. Unser Car steht für eine Fahrt nach Blankenese bereit.',
    ),
    day(
      'Lübeck',
      HOTEL,
      'Eine Stunde nordöstlich liegt die Königin der Hanse. Holstentor, Marienkirche, Buddenbrookhaus ' +
        'und ein Stück Marzipan. Am Nachmittag Strandkörbe in Travemünde.',
    ),
    day(
      'Landungsbrücken und Heimreise',
      null,
      'Ein letztes Krabbenbrötchen an den Landungsbrücken, ein Blick in den ' +
        'gekachelten Elbtunnel von 1911, dann fahren wir zurück in die Schweiz.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar',
    '4 Übernachtungen mit Frühstücksbuffet',
    'Karte Elbphilharmonie der Kategorie 3',
    'Hafenrundfahrt mit der Barkasse',
    'Ausflug Lübeck und Travemünde',
  ],
  highlights: [
    'Konzertkarte Elbphilharmonie inbegriffen',
    'Barkassenfahrt durch die Fleete',
    'Ausflug ins hanseatische Lübeck',
  ],
  poster: { scene: 'harbour', palette: 'spring' },
  posterText:
    'Giebelhäuser am Hafenbecken, rechts ein gestreifter Leuchtturm, Fischerboote und Segel vor hellem Wasser.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'harbour',
    gallery: [
      ['Lübeck', 'gate', 'spring'],
      ['Travemünde', 'pier', 'spring'],
      ['Speicherstadt', 'canal', 'spring'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Kassel', 51.3127, 9.4797, null],
    ['Hamburg', 53.5511, 9.9937, 1],
    ['Lübeck', 53.8655, 10.6866, 4],
    ['Travemünde', 53.9633, 10.8709, 4],
    ['Hamburg', 53.5511, 9.9937, null],
    ['Basel', 47.5596, 7.5886, 5],
  ],
  arrival: {
    name: HOTEL,
    city: 'Hamburg',
    zip: '20099',
    position: [53.5606, 10.0089],
    arrives: '19:00',
    leaves: '09:00',
  },
  price: 940,
  seasons: [weekly(3, [10, 22], { every: 2 }), weekly(3, [23, 43]), weekly(3, [48, 50], { surcharge: 50 })],
  overrides: ['few', 'soldOut', 'offline', 'waitlist', 'closed'],
  variants: [byCoach('nord'), byTrain(90), byPlane(160)],
  ages: familyAges,
  rooms: [
    doubleRoom(14),
    superiorRoom(6, 80, 'Doppelzimmer mit Alstersicht'),
    singleRoom(6, 260),
    familyRoom(4, 3, 90),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'KAT1',
      name: 'Konzertkarte der Kategorie 1',
      francs: 64,
      units: 10,
      info: 'Aufpreis zur inbegriffenen Karte.',
      ages: ['erwachsen', 'kind'],
    },
    { kind: 'personal', no: '1002', code: 'MINI', name: 'Miniatur Wunderland', francs: 24, units: 20 },
    {
      kind: 'booking',
      no: '1003',
      code: 'FRUEH',
      name: 'Zimmerbezug ab 10 Uhr bei Bahnanreise',
      francs: 30,
      rules: { rooms: ['dz', 'dzs'], startMonths: [6, 7, 8, 9] },
    },
  ],
  discounts: [
    ...childDiscounts,
    regularGuest,
    {
      no: '8005',
      code: 'JUBEL',
      name: 'Jubiläumsrabatt',
      francs: 30,
      isMandatory: true,
      info: 'Unser Dank für Buchungen in diesem Jahr.',
      rules: { bookedBetween: ['01-01', '12-31'] },
    },
  ],
  esimRegions: ['esim-europa'],
})
