import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, day, tour } from './tour.ts'

const FERRY = 'Fähre Kiel–Oslo, Zweibettkabine'

export const norwegen = tour({
  id: 'norwegen',
  slug: 'norwegens-grosse-fjorde',
  code: 'NOR',
  name: 'Norwegens grosse Fjorde',
  title: 'Norwegens grosse Fjorde: Geiranger, Trollstigen und Bergen',
  type: 'Rundreise',
  destinations: ['Norwegen', 'Skandinavien'],
  bestsellerRank: 2,
  guides: ['Kari Bøe', 'Urs Amstad'],
  teaser:
    'Elf Tage zwischen Wasserfällen und Gletscherzungen. Mit dem Schiff nach Oslo, über den Trollstigen an den ' +
    'Geirangerfjord und mit der Flåmbahn hinunter ans Meer.',
  description: [
    'In Norwegen misst man Strecken in Stunden, nicht in Kilometern: Alle paar Minuten will man aussteigen. Wir haben die ' +
      'Etappen darum kurz gehalten und die schönsten Fährstrecken eingebaut.',
    'Im Juni wird es kaum dunkel, im August leuchten die ersten Birken. Kari Bøe stammt vom Sognefjord und weiss, in ' +
      'welchem Hofladen der Ziegenkäse noch im Kupferkessel braun wird.',
  ],
  days: [
    day(
      'Nordwärts',
      'Hotel Leinetal, Hannover',
      'Über Basel, Frankfurt und Kassel fahren wir nach Hannover, wo ein frühes Nachtessen wartet.',
    ),
    day(
      'Einschiffung in Kiel',
      FERRY,
      'Am Mittag gehen wir in Kiel an Bord. Das Schiff fährt unter der ' +
        'Grossen-Belt-Brücke durch; vom Oberdeck sieht das aus, als passe es nicht.',
    ),
    day(
      'Oslo',
      'Hotel Holmen, Oslo',
      'Zum Frühstück zieht der Oslofjord vorbei. In der Stadt: Opernhaus, auf dessen ' +
        'Dach man spazieren darf, und der Skulpturenpark von Gustav Vigeland.',
    ),
    day(
      'Gudbrandsdal',
      'Fjellstue, Dombås',
      'Dem Mjøsasee entlang nach Lillehammer und weiter durch das Tal, in dem ' +
        'Peer Gynt seine Lügen erzählte. Stabkirche Ringebu.',
    ),
    day(
      'Trollstigen und Geiranger',
      'Hotel Fjordblikk, Geiranger',
      'Elf Kehren steigen die Trollmauer hinauf. Ist die ' +
        'Strasse gesperrt, nehmen wir den Weg durch das Tafjordtal. Am Abend stehen wir über dem Geirangerfjord.',
    ),
    day(
      'Auf dem Fjord',
      'Gletscherhotel, Olden',
      'Eine Stunde auf dem Geirangerfjord, vorbei an den Sieben Schwestern. ' +
        'Danach zum Briksdalsgletscher; der Fussweg dauert hin und zurück zwei Stunden.',
    ),
    day(
      'Sognefjord',
      'Hotel Sognheim, Balestrand',
      'Über das Gaularfjell an den längsten Fjord des Landes. In ' +
        'Balestrand malten schon die deutschen Romantiker.',
    ),
    day(
      'Flåmbahn',
      'Hotel Bryggekanten, Bergen',
      'Mit dem Schiff durch den Nærøyfjord, dann mit der Bahn 866 Höhenmeter ' +
        'hinauf nach Myrdal. Am Nachmittag erreichen wir Bergen.',
    ),
    day(
      'Bergen',
      'Nachtfähre nach Hirtshals',
      'Hansehäuser, Fischmarkt und die Bahn auf den Fløyen. Es regnet hier an ' +
        'zwei von drei Tagen; wir haben Schirme dabei. Am Nachmittag legt die Fähre ab.',
    ),
    day(
      'Dänemark',
      'Hotel Elbmarsch, Hamburg',
      'Wir landen am Morgen in Hirtshals, machen einen Halt an den Dünen von ' +
        'Jütland und schlafen vor den Toren Hamburgs.',
    ),
    day('Heimreise', null, 'Letzte Etappe über Kassel und Karlsruhe. Am Abend sind Sie zurück.'),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    '8 Hotelnächte und 2 Nächte in Fährkabinen aussen',
    'Halbpension',
    'Schifffahrten auf Geiranger- und Nærøyfjord',
    'Flåmbahn',
    'Norwegische Reiseleitung ab Oslo',
  ],
  highlights: [
    'Schifffahrt auf dem Geirangerfjord',
    'Trollstigen mit seinen elf Kehren',
    'Flåmbahn und Nærøyfjord',
    'Bergen zwischen Hansehäusern und Fløyen',
  ],
  poster: { scene: 'fjord', palette: 'summer' },
  posterText: 'Steile Wände fallen in einen schmalen Fjord, unten ein weisses Schiff, am Ufer ein rotes Haus.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'fjord',
    gallery: [
      ['Bergen', 'harbour', 'summer'],
      ['Olden', 'ridge', 'summer'],
      ['Lillehammer', 'forest', 'summer'],
      ['Oslo', 'city', 'summer'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Hannover', 52.3759, 9.732, 1],
    ['Kiel', 54.3233, 10.1228, 2],
    ['Grosser Belt', 55.4, 10.95, null],
    ['Kattegat', 57.2, 11.3, null],
    ['Oslo', 59.9139, 10.7522, 3],
    ['Lillehammer', 61.1153, 10.4662, 4],
    ['Dombås', 62.0747, 9.1284, 4],
    ['Åndalsnes', 62.5675, 7.6871, null],
    ['Geiranger', 62.1008, 7.2059, 5],
    ['Olden', 61.8339, 6.8078, 6],
    ['Balestrand', 61.2093, 6.5315, 7],
    ['Flåm', 60.8628, 7.1138, 8],
    ['Bergen', 60.3913, 5.3221, 8],
    ['Westküste', 59.3, 4.7, null],
    ['Lindesnes', 57.8, 6.6, null],
    ['Hirtshals', 57.5922, 9.9663, 10],
    ['Hamburg', 53.5511, 9.9937, 10],
    ['Basel', 47.5596, 7.5886, 11],
  ],
  arrival: {
    name: 'Hotel Leinetal, Hannover',
    city: 'Hannover',
    zip: '30159',
    position: [52.3759, 9.732],
    arrives: '18:15',
    leaves: '08:00',
    returnFrom: { name: 'Hotel Elbmarsch, Hamburg', city: 'Hamburg', zip: '21073', position: [53.4606, 9.981] },
  },
  price: 2980,
  seasons: [weekly(1, [23, 26], { surcharge: 120 }), weekly(1, [27, 33]), weekly(1, [34, 36], { surcharge: -150 })],
  variants: [byCoach('nord'), byPlane(240)],
  ages: familyAges,
  rooms: [
    doubleRoom(16),
    { ...superiorRoom(4, 260, 'Doppelzimmer mit Fjordblick'), info: 'In Geiranger, Balestrand und auf den Fähren.' },
    singleRoom(4, 690),
    tripleRoom(2, 120),
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'RIB',
      name: 'Schnellboot auf dem Geirangerfjord',
      francs: 92,
      units: 12,
      info: 'Eine Stunde, Schutzanzug inbegriffen.',
      rules: { ages: ['erwachsen', 'kind'], ageFilter: [8, 80] },
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'TROLL',
      name: 'Maut Trollstigen und Nationalparkgebühr',
      francs: 27,
      isMandatory: true,
      ages: ['erwachsen', 'kind'],
      rules: { startMonths: [6, 7, 8] },
    },
    {
      kind: 'room',
      no: '1003',
      code: 'AUSSEN',
      name: 'Panoramakabine auf der Fähre Kiel–Oslo',
      francs: 145,
      units: 6,
      forRooms: ['dz', 'dzs', 'ez'],
    },
    {
      kind: 'personal',
      no: '1004',
      code: 'FRUEHST',
      name: 'Frühstück in der Panoramalounge',
      francs: 19.5,
      isMandatory: true,
      info: 'Gehört zur Panoramakabine.',
      rules: { roomAddons: ['1003'] },
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  passport: 'asked',
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 150 },
})
