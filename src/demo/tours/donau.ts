import { generationAges } from '#demo/parts/ages.ts'
import { regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const SHIP = 'MS Amsel, Zweibettkabine'

export const donau = tour({
  id: 'donau',
  slug: 'donau-von-passau-nach-budapest',
  code: 'DON',
  name: 'Donau von Passau nach Budapest',
  type: 'Flussreise',
  destinations: ['Österreich', 'Ungarn', 'Donau'],
  bestsellerRank: 4,
  guides: ['Hanspeter Lüthi'],
  teaser: 'Acht Tage auf dem Wasser: Wachau, Wien, Budapest und zurück. Koffer einmal auspacken, vier Länder sehen.',
  description: [
    'Ein Flussschiff hat einen grossen Vorzug: Das Hotel fährt mit. Am Morgen stehen Sie an Deck und sehen die Weinberge ' +
      'der Wachau vorbeiziehen, am Nachmittag spazieren Sie durch Bratislava, und Ihr Bett ist immer dasselbe.',
    'Die MS Amsel ist mit 72 Kabinen überschaubar. Gegessen wird in einer Tischzeit, das Sonnendeck ist frei begehbar, ' +
      'und an den meisten Orten legt das Schiff so an, dass Sie zu Fuss in die Altstadt kommen.',
  ],
  days: [
    day(
      'Nach Passau an Bord',
      SHIP,
      'Über den Bodensee und München fahren wir nach Passau, wo Inn, Ilz und Donau ' +
        'zusammenfliessen. Um 17 Uhr legt die MS Amsel ab.',
    ),
    day(
      'Durch die Wachau',
      SHIP,
      'Stift Melk liegt gelb über dem Strom. Nach der Führung durch Bibliothek und Kirche ' +
        'fahren wir am Nachmittag durch die Wachau, vorbei an Spitz und am blauen Kirchturm von Dürnstein.',
    ),
    day(
      'Wien',
      SHIP,
      'Rundfahrt auf der Ringstrasse, dann Zeit für Sachertorte oder Belvedere. Am Abend ist ein Konzert ' +
        'mit Musik von Strauss und Mozart als Zusatzleistung buchbar.',
    ),
    day(
      'Bratislava',
      SHIP,
      'Die slowakische Hauptstadt ist klein genug für einen Vormittag zu Fuss: Michaelertor, ' +
        'Martinsdom und die Burg, von der man drei Länder sieht.',
    ),
    day(
      'Budapest',
      SHIP,
      'Vom Burgviertel schauen wir über die Kettenbrücke auf Pest. Nach dem Nachtessen fährt das ' +
        'Schiff eine Runde vor dem beleuchteten Parlament, nur für uns.',
    ),
    day(
      'Am Donauknie',
      SHIP,
      'Esztergom hat die grösste Kirche Ungarns, Visegrád den schönsten Blick auf das Knie der ' +
        'Donau. Am Nachmittag wieder stromaufwärts.',
    ),
    day(
      'Dürnstein und Grein',
      SHIP,
      'Spaziergang zur Ruine, in der Richard Löwenherz sass, danach ein Achtel Veltliner ' +
        'beim Winzer. Abends Kapitänsessen.',
    ),
    day('Passau und Heimreise', null, 'Nach dem Frühstück gehen wir von Bord und fahren zurück in die Schweiz.'),
  ],
  included: [
    'Carfahrt nach Passau und zurück',
    '7 Nächte auf der MS Amsel in der gewählten Kabine',
    'Vollpension an Bord',
    'Führungen in Melk, Wien, Bratislava und Budapest',
    'Hafengebühren',
    'Bordreiseleitung',
  ],
  excluded: [
    'Getränke an Bord',
    'Konzert in Wien',
    'Trinkgelder an Bord (Empfehlung 8 Euro im Tag)',
    'Reiseversicherung',
  ],
  highlights: [
    'Die Wachau vom Sonnendeck aus',
    'Budapest bei Nacht vom Schiff',
    'Drei Hauptstädte, eine Kabine',
    'Geteilte Kabinen ohne Einzelkabinenzuschlag',
  ],
  poster: { scene: 'parliament', palette: 'autumn' },
  posterText: 'Ein Parlament mit Kuppel und vielen Spitzen spiegelt sich in der Donau, davor ein weisses Schiff.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: null,
    hotelScene: 'river',
    gallery: [
      ['Wien', 'wheel', 'autumn'],
      ['Dürnstein', 'vineyard', 'autumn'],
      ['Melk', 'chateau', 'autumn'],
    ],
  },
  route: [
    ['St. Margrethen', 47.4526, 9.6378, 1],
    ['München', 48.1374, 11.5755, null],
    ['Passau', 48.5748, 13.4609, 1],
    ['Melk', 48.2277, 15.332, 2],
    ['Wien', 48.2082, 16.3738, 3],
    ['Bratislava', 48.1436, 17.1097, 4],
    ['Budapest', 47.4979, 19.0402, 5],
    ['Esztergom', 47.7956, 18.7404, 6],
    ['Dürnstein', 48.3956, 15.5206, 7],
    ['Passau', 48.5748, 13.4609, 8],
    ['St. Margrethen', 47.4526, 9.6378, 8],
  ],
  arrival: {
    name: 'Passau, Schiffsanlegestelle Lindau',
    city: 'Passau',
    zip: '94034',
    position: [48.5733, 13.5106],
    arrives: '15:30',
    leaves: '09:30',
  },
  price: 1690,
  seasons: [
    weekly(7, [15, 22], { every: 2, surcharge: -90 }),
    weekly(7, [23, 38]),
    weekly(7, [39, 43], { surcharge: -120 }),
  ],
  overrides: ['few', 'soldOut', 'waitlist', 'request', 'closed'],
  variants: [byCoach('ost'), byTrain(75)],
  ages: generationAges,
  rooms: [
    { ...doubleRoom(20, 'Hauptdeck, grosses Fenster, 14 m².'), name: 'Zweibettkabine Hauptdeck' },
    { ...superiorRoom(12, 340, 'Zweibettkabine Oberdeck'), info: 'Französischer Balkon, 16 m².' },
    { ...singleRoom(4, 620), name: 'Einzelkabine Hauptdeck', info: 'Eine Zweibettkabine für sich allein.' },
    {
      ...sharedDouble(8, 0),
      name: 'Geteilte Zweibettkabine',
      info:
        'Sie teilen die Kabine mit einem Gast gleichen ' +
        'Geschlechts. Findet sich niemand, haben Sie sie ohne Zuschlag für sich allein.',
    },
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'KONZERT',
      name: 'Konzert in Wien',
      francs: 74,
      units: 24,
      info: 'Salonorchester im Kursalon, Transfer inbegriffen.',
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'GETR',
      name: 'Getränkepaket',
      francs: 28,
      perNight: true,
      info: 'Hauswein, Bier, Mineral und Kaffee zu den Mahlzeiten.',
    },
    { kind: 'booking', no: '1003', code: 'DEPOT', name: 'Hafentaxe Budapest', francs: 24, isMandatory: true },
    {
      kind: 'collective',
      no: '101',
      code: 'TRINK',
      name: 'Trinkgeldpauschale',
      info: 'Für die Mannschaft, im Voraus bezahlt. Ab 65 Jahren übernehmen wir einen Teil.',
      byAge: { senior: 42, erwachsen: 56 },
    },
  ],
  discounts: [
    regularGuest,
    {
      no: '8004',
      code: 'AHV',
      name: 'Seniorenbonus Vor- und Nachsaison',
      francs: 80,
      isMandatory: true,
      info: 'Ab 65 Jahren auf den Reisen im April, Mai und Oktober.',
      rules: { ages: ['senior'], startMonths: [4, 5, 10] },
    },
  ],
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 120 },
  operator: { name: 'Donaureederei Amsel', gtcUrl: 'https://donaureederei-amsel.example/agb.pdf' },
})
