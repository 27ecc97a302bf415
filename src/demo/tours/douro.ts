import { generationAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const SHIP = 'MS Azulejo, Zweibettkabine'

export const douro = tour({
  id: 'douro',
  slug: 'douro-portugals-goldener-fluss',
  code: 'DOU',
  name: 'Douro, Portugals goldener Fluss',
  type: 'Flussreise',
  destinations: ['Portugal', 'Douro'],
  guides: ['Teresa Carvalho'],
  teaser:
    'Acht Tage auf dem Wasser zwischen Porto und der spanischen Grenze: fünf Schleusen, zehntausend Terrassen und jeden ' +
    'Abend ein Glas, das genau hier gewachsen ist.',
  description: [
    'Der Douro war wild, bis man ihn gezähmt hat. Heute steigt das Schiff über fünf Schleusen hundert Meter höher und fährt ' +
      'durch ein Tal, in dem jede Mauer von Hand aufgesetzt ist.',
    'Die MS Azulejo hat 60 Kabinen, ein Becken auf dem Sonnendeck und legt nachts immer an. So sehen Sie alles bei Tageslicht.',
  ],
  days: [
    day(
      'Flug nach Porto',
      SHIP,
      'Direktflug ab Zürich oder Genf. Am Abend Fahrt unter den sechs Brücken von Porto hindurch.',
    ),
    day(
      'Durch die erste Schleuse',
      SHIP,
      'Die Schleuse von Crestuma-Lever ist zum Üben, jene von Carrapatelo hebt uns um 35 Meter. ' +
        'Am Nachmittag Bootsmuseum und Spaziergang in Peso da Régua.',
    ),
    day(
      'Vila Real und Pinhão',
      SHIP,
      'Der Garten der Casa de Mateus ist zum Verlaufen gemacht. In Pinhão erzählen blaue ' +
        'Kacheln am Bahnhof vom Herbst im Tal.',
    ),
    day(
      'Castelo Rodrigo',
      SHIP,
      'Weiter flussaufwärts bis Barca d’Alva. Ein Ausflug führt in das Festungsdorf Castelo Rodrigo, ' +
        'wo Mandeln in Zimt gebrannt werden.',
    ),
    day(
      'Salamanca',
      SHIP,
      'Ein Tag in Spanien: die goldene Stadt der Studenten mit zwei Kathedralen und einem Frosch, den man ' +
        'finden muss. Wer will, bleibt an Bord.',
    ),
    day(
      'Quinta und Lamego',
      SHIP,
      'Zurück im Weinland. Auf einer Quinta stampfen wir nicht, aber wir kosten: weiss, rot, zwanzig ' +
        'Jahre alt. In Lamego warten 686 Stufen, bequem auch von oben zu begehen.',
    ),
    day('Porto', SHIP, 'Stadtrundgang: Ribeira, Buchhandlung Lello, Bahnhof São Bento. Am Abend Fado an Bord.'),
    day('Rückflug', null, 'Nach dem Frühstück Transfer zum Flughafen und Rückflug.'),
  ],
  included: [
    'Flug nach Porto und zurück mit 23 kg Gepäck',
    '7 Nächte auf der MS Azulejo mit Vollpension',
    'Ausflüge Vila Real, Castelo Rodrigo, Lamego und Porto',
    'Portweinprobe auf einer Quinta',
    'Bordreiseleitung',
  ],
  excluded: ['Ausflug Salamanca', 'Getränke ausserhalb der Mahlzeiten', 'Reiseversicherung'],
  highlights: ['Schleuse von Carrapatelo: 35 Meter in einem Hub', 'Portwein auf der Quinta', 'Fado an Bord'],
  poster: { scene: 'ironBridge', palette: 'south' },
  posterText: 'Der Car auf einer hohen Bogenbrücke aus Eisen, am Ufer farbige Häuser, unten Weinkähne mit Segeln.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: null,
    hotelScene: 'river',
    gallery: [
      ['Pinhão', 'vineyard', 'south'],
      ['Salamanca', 'statues', 'south'],
      ['Porto', 'city', 'south'],
    ],
  },
  route: [
    ['Porto', 41.1579, -8.6291, 1],
    ['Peso da Régua', 41.1636, -7.7869, 2],
    ['Vila Real', 41.3006, -7.7441, 3],
    ['Pinhão', 41.1903, -7.5461, 3],
    ['Barca d’Alva', 41.0225, -6.9411, 4],
    ['Salamanca', 40.9701, -5.6635, 5],
    ['Lamego', 41.0989, -7.8086, 6],
    ['Porto', 41.1579, -8.6291, 7],
  ],
  arrival: {
    name: 'Flughafen Porto',
    city: 'Porto',
    zip: '4470',
    position: [41.2481, -8.6814],
    arrives: '14:20',
    leaves: '12:10',
  },
  price: 2190,
  seasons: [weekly(2, [14, 22], { surcharge: -120 }), weekly(2, [23, 31]), weekly(2, [36, 43], { surcharge: 90 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byPlane(0)],
  ages: generationAges,
  rooms: [
    { ...doubleRoom(18, 'Hauptdeck, grosses Fenster, 14 m².'), name: 'Zweibettkabine Hauptdeck' },
    { ...superiorRoom(10, 380, 'Zweibettkabine Oberdeck'), info: 'Französischer Balkon, 15 m².' },
    { ...singleRoom(3, 790), name: 'Einzelkabine' },
    {
      ...sharedDouble(4, 0),
      name: 'Geteilte Zweibettkabine',
      info: 'Sie teilen die Kabine mit einem Gast gleichen Geschlechts.',
    },
  ],
  addons: [
    { kind: 'personal', no: '1001', code: 'SALAM', name: 'Ausflug Salamanca mit Mittagessen', francs: 98, units: 40 },
    { kind: 'personal', no: '1002', code: 'GETR', name: 'Getränkepaket', francs: 24, perNight: true },
    { kind: 'collective', no: '101', code: 'TRINK', name: 'Trinkgeldpauschale', byAge: { senior: 49, erwachsen: 56 } },
  ],
  discounts: [regularGuest],
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 150 },
  operator: { name: 'Companhia Azulejo', gtcUrl: 'https://azulejo-flussreisen.example/agb.pdf' },
})
