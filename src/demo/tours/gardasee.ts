import { familyAges } from '#demo/parts/ages.ts'
import { childDiscountsIn } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { babyPlace, doubleRoom, familyRoom, packageRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Parkhotel Lido, Bardolino'

export const gardasee = tour({
  id: 'gardasee',
  slug: 'familienferien-am-gardasee',
  code: 'GAR',
  name: 'Familienferien am Gardasee',
  type: 'Badeferien',
  destinations: ['Italien', 'Gardasee'],
  bestsellerRank: 3,
  label: 'Für Familien',
  teaser:
    'Eine Woche Bardolino mit eigenem Strand, zwei Pools und Ausflügen, die auch Achtjährige gut finden. Der Car ' +
    'bringt Sie vor die Hoteltüre.',
  description: [
    'Ferien mit Kindern beginnen oft mit einer langen Autofahrt. Unsere beginnen mit einem Film, einem Znüni und einer ' +
      'Fahrerin, die weiss, wo die Rutschbahn steht. Nach Mittag sind Sie am See.',
    'Das Parkhotel Lido liegt am Uferweg zwischen Bardolino und Garda. Vor dem Haus fällt der Strand flach ab, im ' +
      'Garten gibt es ein Becken für die Kleinen. Zweimal in der Woche fährt unser Car auf einen Ausflug, den Rest der ' +
      'Zeit haben Sie Ferien.',
  ],
  days: [
    day(
      'Durch den Gotthard an den See',
      HOTEL,
      'Früh am Morgen geht es durch den Gotthard und an Mailand vorbei. In ' +
        'Bardolino wartet ein kleines Zvieri, danach gehört der Strand Ihnen.',
    ),
    day(
      'Ankommen',
      HOTEL,
      'Kein Programm. Am Abend zeigen wir den Kindern, wie man am Steg nach Krebsen schaut, und ' +
        'den Erwachsenen, wo es den besten Bardolino Chiaretto gibt.',
    ),
    day(
      'Mit dem Schiff nach Malcesine',
      HOTEL,
      'Das Linienschiff fährt den halben See hinauf. In Malcesine steigen ' +
        'wir auf die Skaligerburg; die Seilbahn dreht sich auf dem Weg zum Monte Baldo einmal um sich selbst.',
    ),
    day(
      'Badetag',
      HOTEL,
      'Strand, Pool, Luftmatratze. Wer Bewegung braucht, läuft auf dem Uferweg in einer halben ' +
        'Stunde nach Garda und nimmt das Schiff zurück.',
    ),
    day(
      'Verona für kleine Gladiatoren',
      HOTEL,
      'In der Arena erzählt eine Stadtführerin, wie die Römer ihre Stars ' +
        'feierten. Danach suchen wir Julias Balkon und die beste Gelateria an der Piazza delle Erbe.',
    ),
    day(
      'Markt in Bardolino',
      HOTEL,
      'Am Vormittag ist Markt entlang der Mole, am Nachmittag treten Gross gegen Klein im Wasserball an.',
    ),
    day('Noch einmal schwimmen', HOTEL, 'Der letzte Tag gehört dem See. Zum Abschied gibt es Pizza im Garten.'),
    day('Heimreise', null, 'Nach dem Frühstück fahren wir zurück. Mittagshalt am Comersee, am Abend sind Sie daheim.'),
  ],
  included: [
    'Fahrt im Komfortcar mit Kindersitzen',
    '7 Übernachtungen mit Halbpension',
    'Kurtaxe',
    'Ausflüge nach Malcesine und Verona mit Schifffahrt',
    'Liegestuhl und Sonnenschirm am Hotelstrand',
    'Kinderbetreuung ab 4 Jahren, sechs Tage',
  ],
  highlights: [
    'Flacher Hotelstrand direkt am Uferweg',
    'Kinderbetreuung an sechs Tagen inbegriffen',
    'Verona als Stadtabenteuer',
    'Familienpakete mit festem Preis',
  ],
  poster: { scene: 'lido', palette: 'summer' },
  posterText: 'Sonnenschirme am Strand eines Sees, ein Steg und Segel auf dem Wasser, hinter dem Strand steht der Car.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'lido',
    gallery: [
      ['Verona', 'arena', 'summer'],
      ['Malcesine', 'castle', 'summer'],
      ['Menaggio', 'harbour', 'summer'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Bellinzona', 46.1946, 9.0244, null],
    ['Mailand', 45.4642, 9.19, null],
    ['Bardolino', 45.5491, 10.7216, 1],
    ['Malcesine', 45.7643, 10.8105, 3],
    ['Bardolino', 45.5491, 10.7216, null],
    ['Verona', 45.4384, 10.9916, 5],
    ['Bardolino', 45.5491, 10.7216, null],
    ['Menaggio', 46.0206, 9.2388, 8],
    ['Luzern', 47.0502, 8.3093, 8],
  ],
  arrival: {
    name: HOTEL,
    city: 'Bardolino',
    zip: '37011',
    position: [45.5512, 10.7205],
    arrives: '14:30',
    leaves: '08:45',
  },
  price: 1080,
  seasons: [
    weekly(6, [18, 27]),
    weekly(6, [28, 33], { surcharge: 190 }),
    weekly(6, [36, 41], { surcharge: -60, extensions: ['dolce'] }),
  ],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued')],
  ages: familyAges,
  rooms: [
    doubleRoom(16),
    singleRoom(3, 310),
    tripleRoom(8, 90),
    familyRoom(4, 8, 110),
    familyRoom(5, 3, 150),
    packageRoom(6),
    babyPlace(45, 'Kinderbett im Zimmer der Eltern, Hochstuhl im Speisesaal.'),
  ],
  familyPackages: [
    {
      no: '7001',
      name: 'Familienpaket 2 + 2',
      room: 'paket',
      adults: 2,
      minors: 2,
      minorsAge: null,
      share: 2.9,
      units: 6,
      info: 'Zwei Erwachsene mit zwei Kindern von 2 bis 15 Jahren zum festen Preis.',
    },
    {
      no: '7002',
      name: 'Familienpaket 1 + 1',
      room: 'paket',
      adults: 1,
      minors: 1,
      minorsAge: 'kind',
      share: 1.6,
      units: 4,
      info: 'Eine erwachsene Person mit einem Kind von 6 bis 15 Jahren.',
    },
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'KURS',
      name: 'Segelkurs für Kinder',
      francs: 135,
      units: 8,
      ages: ['kind'],
      info: 'Fünf Vormittage im Optimist, mit Abschlussfahrt.',
      rules: { ages: ['kind'], ageFilter: [8, 14] },
    },
    {
      kind: 'room',
      no: '1002',
      code: 'SEE',
      name: 'Zimmer mit Seesicht',
      francs: 18,
      perNight: true,
      units: 14,
      forRooms: ['dz', 'dreibett', 'familie4', 'familie5', 'paket'],
    },
    {
      kind: 'room',
      no: '1003',
      code: 'ENDR',
      name: 'Endreinigung Familienzimmer',
      francs: 35,
      isMandatory: true,
      forRooms: ['familie4', 'familie5', 'paket'],
    },
    {
      kind: 'personal',
      no: '1004',
      code: 'BADE',
      name: 'Badetuch-Service',
      francs: 14.5,
      info: 'Frische Badetücher jeden zweiten Tag.',
    },
    {
      kind: 'booking',
      no: '1005',
      code: 'GEPAECK',
      name: 'Gepäck ab Haustüre',
      francs: 89,
      info: 'Wir holen Ihr Gepäck am Vortag ab und stellen es ins Zimmer.',
    },
  ],
  discounts: [
    ...childDiscountsIn(['dz', 'dreibett', 'familie4', 'familie5']),
    {
      no: '8003',
      code: 'GROSSELTERN',
      name: 'Grosselternbonus',
      francs: 60,
      info: 'Ein Dank an Grosseltern, die ihre Enkel mitnehmen.',
      rules: {
        rooms: ['familie4', 'familie5', 'paket'],
        familyPackages: ['7001', '7002'],
        ages: ['erwachsen'],
        ageFilter: [60, null],
      },
    },
  ],
  extensions: [
    {
      key: 'dolce',
      digit: 2,
      name: 'Drei Tage länger am See',
      label: 'Verlängerung',
      days: 3,
      price: 310,
      info: 'Drei Nächte mehr im Nachbarhaus.',
      description:
        'Im Herbst ist der See noch warm und der Uferweg leer. Sie ' +
        'ziehen ins Nachbarhaus um und reisen drei Tage später zurück.',
      highlights: ['Weinlese in Bardolino'],
      poster: { scene: 'lido', palette: 'autumn' },
      posterText: 'Der See im Herbstlicht, rote Bäume am Strand, die letzten Sonnenschirme und zwei Segel.',
      hotel: 'Casa al Lido',
      singleSupplement: 90,
      carriesWholePrice: false,
      unmappedRooms: ['familie5', 'paket'],
    },
  ],
  esimRegions: ['esim-europa'],
})
