import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, familyRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel Spreebogen, Berlin'

export const berlin = tour({
  id: 'berlin',
  slug: 'berlin-geteilt-und-ganz',
  code: 'BER',
  name: 'Berlin, geteilt und ganz',
  type: 'Städtereise',
  destinations: ['Deutschland', 'Berlin'],
  guides: ['Katrin Wuttke'],
  teaser:
    'Fünf Tage mit einer, die dabei war: Katrin Wuttke ging im Herbst 1989 in Prenzlauer Berg zur Schule. Mauerweg, ' +
    'Museumsinsel, Potsdam und eine Currywurst um Mitternacht.',
  description: [
    'Berlin lässt sich nicht erzählen, ohne dass jemand «Ich» sagt. Unsere Reiseleiterin zeigt Ihnen den Hinterhof ihrer ' +
      'Kindheit, die Brücke, über die sie zum ersten Mal nach Westen ging, und was seither daraus geworden ist.',
    'Daneben bleibt Zeit für Nofretete, für ein Konzert und für die Stühle am Landwehrkanal.',
  ],
  days: [
    day(
      'Nach Berlin',
      HOTEL,
      'Über Nürnberg und Leipzig nach Norden. Am Abend eine kurze Lichterfahrt: Siegessäule, ' +
        'Brandenburger Tor, Potsdamer Platz.',
    ),
    day(
      'Der Mauer entlang',
      HOTEL,
      'Von der Gedenkstätte Bernauer Strasse bis zum Mauerpark, erzählt aus der Sicht eines ' +
        'Kindes. Am Nachmittag mit dem Schiff durch das Regierungsviertel.',
    ),
    day(
      'Museumsinsel',
      HOTEL,
      'Fünf Häuser, eine Insel. Wir haben Karten für das Neue Museum; wer lieber einkauft, findet ' +
        'nebenan den Hackeschen Markt. Abend frei.',
    ),
    day(
      'Potsdam',
      HOTEL,
      'Sanssouci heisst ohne Sorge, und so spazieren wir auch: Terrassen, Bildergalerie, Holländisches ' +
        'Viertel. Zurück über die Glienicker Brücke.',
    ),
    day('Heimreise', null, 'Früher Start, Mittagessen in Franken, am Abend zurück.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '4 Übernachtungen mit Frühstücksbuffet',
    '2 Nachtessen',
    'Schifffahrt auf der Spree',
    'Eintritte Neues Museum und Sanssouci',
    'Reiseleitung in Berlin und Potsdam',
  ],
  highlights: ['Mauerweg mit einer Zeitzeugin', 'Schiff durch das Regierungsviertel', 'Ausflug nach Potsdam'],
  poster: { scene: 'gate', palette: 'autumn' },
  posterText: 'Ein klassisches Tor mit sechs Säulen und einem Viergespann, dahinter ein Fernsehturm mit Kugel.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'city',
    gallery: [
      ['Potsdam', 'chateau', 'autumn'],
      ['Museumsinsel', 'city', 'autumn'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Nürnberg', 49.4521, 11.0767, null],
    ['Leipzig', 51.3397, 12.3731, null],
    ['Berlin', 52.52, 13.405, 1],
    ['Potsdam', 52.3906, 13.0645, 4],
    ['Berlin', 52.52, 13.405, null],
    ['Basel', 47.5596, 7.5886, 5],
  ],
  arrival: {
    name: HOTEL,
    city: 'Berlin',
    zip: '10557',
    position: [52.5235, 13.3584],
    arrives: '20:00',
    leaves: '07:30',
  },
  price: 820,
  seasons: [weekly(3, [14, 26], { every: 2 }), weekly(3, [27, 42], { every: 2, surcharge: 30 }), weekly(5, [36, 40])],
  overrides: ['few', 'soldOut', 'offline'],
  variants: [byCoach('nord'), byTrain(80)],
  ages: familyAges,
  rooms: [doubleRoom(16), singleRoom(6, 210), familyRoom(4, 3, 70)],
  addons: [
    { kind: 'personal', no: '1001', code: 'PHIL', name: 'Karte für die Philharmonie', francs: 69, units: 12 },
    {
      kind: 'personal',
      no: '1002',
      code: 'KUPPEL',
      name: 'Frühstück auf dem Dach des Reichstags',
      francs: 44,
      units: 14,
      ages: ['erwachsen', 'kind'],
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
})
