import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const DUBLIN = 'Hotel Grand Canal, Dublin'
const GALWAY = 'Hotel Corrib, Galway'
const KILLARNEY = 'Lough Leane House, Killarney'

export const irland = tour({
  id: 'irland',
  slug: 'irland-der-wilde-westen',
  code: 'IRL',
  name: 'Irland: der wilde Westen',
  type: 'Rundreise',
  destinations: ['Irland'],
  guides: ['Aoife Brennan'],
  teaser:
    'Acht Tage Klippen, Kühe, Pubs. Von Dublin in die Connemara, an die Cliffs of Moher und auf den Ring of Kerry, mit ' +
    'einer Geigerin als Reiseleiterin.',
  description: [
    'Irland hat vierzig Wörter für Grün und keines für Eile. Unsere Etappen sind kurz, und an drei Abenden gehen wir dorthin, ' +
      'wo Musik gemacht wird: nicht für uns, aber mit uns.',
    'Aoife Brennan spielt Fiddle, spricht Gälisch und hat in Zürich studiert. Sie weiss, welcher Schäfer seine Hunde gerne ' +
      'vorführt.',
  ],
  days: [
    day(
      'Flug nach Dublin',
      DUBLIN,
      'Direktflug ab Zürich. Erster Rundgang: Trinity College, Merrion Square, ein Glas ' +
        'Dunkles in einem Pub, in dem das Schild «No music» nie ernst gemeint war.',
    ),
    day(
      'Dublin und Clonmacnoise',
      GALWAY,
      'Das Book of Kells am Morgen, dann quer durch die Insel. Unterwegs das Kloster ' +
        'Clonmacnoise am Shannon mit seinen Hochkreuzen.',
    ),
    day(
      'Connemara',
      GALWAY,
      'Moor, Seen, Ponys und Kylemore Abbey. Ein Schäfer zeigt, was sein Hund kann, wenn man nur richtig pfeift.',
    ),
    day(
      'Aran-Inseln oder Galway',
      GALWAY,
      'Wer seefest ist, fährt auf die Insel Inishmore zum Steinfort Dún Aonghasa. Die ' +
        'anderen bummeln durch Galway. Am Abend Session im Pub.',
    ),
    day(
      'Burren und Cliffs of Moher',
      KILLARNEY,
      'Durch die Steinwüste des Burren, wo im Frühling Enzian neben Orchideen ' +
        'blüht, an die Klippen: 214 Meter senkrecht. Mit der Fähre über den Shannon.',
    ),
    day(
      'Ring of Kerry',
      KILLARNEY,
      'Wir fahren gegen den Strom der Cars und haben die Aussichten darum für uns. Mittagessen ' +
        'in Sneem, Spaziergang im Garten von Derrynane.',
    ),
    day(
      'Rock of Cashel',
      DUBLIN,
      'Die Burg der Könige von Munster steht auf einem Felsen mitten in der Ebene. Abschiedsessen in Dublin.',
    ),
    day('Rückflug', null, 'Zeit für die National Gallery oder einen letzten Scone, dann Rückflug nach Zürich.'),
  ],
  included: [
    'Flug Zürich–Dublin und zurück mit 23 kg Gepäck',
    'Rundreise im Komfortcar',
    '7 Übernachtungen mit irischem Frühstück',
    '5 Nachtessen',
    'Alle Eintritte',
    'Reiseleitung ab Dublin',
  ],
  excluded: ['Schiff auf die Aran-Inseln', 'Getränke', 'Reiseversicherung'],
  highlights: [
    'Cliffs of Moher ausserhalb der Stosszeit',
    'Ring of Kerry in der richtigen Richtung',
    'Drei Abende mit Musik',
  ],
  poster: { scene: 'cliffs', palette: 'spring' },
  posterText: 'Grüne Weiden enden an schwarzen Klippen über dem Atlantik, obenauf ein alter Turm und eine Strasse.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'timber',
    gallery: [
      ['Killarney', 'loch', 'spring'],
      ['Sneem', 'harbour', 'spring'],
      ['Cashel', 'castle', 'spring'],
    ],
  },
  route: [
    ['Dublin', 53.3498, -6.2603, 1],
    ['Clonmacnoise', 53.3262, -7.9863, 2],
    ['Galway', 53.2707, -9.0568, 2],
    ['Kylemore', 53.5616, -9.8889, 3],
    ['Galway', 53.2707, -9.0568, null],
    ['Cliffs of Moher', 52.9719, -9.4265, 5],
    ['Killarney', 52.0599, -9.5044, 5],
    ['Sneem', 51.8372, -9.8986, 6],
    ['Killarney', 52.0599, -9.5044, null],
    ['Cashel', 52.5201, -7.8905, 7],
    ['Dublin', 53.3498, -6.2603, 7],
  ],
  arrival: {
    name: 'Flughafen Dublin',
    city: 'Dublin',
    zip: 'K67',
    position: [53.4264, -6.2499],
    arrives: '12:40',
    leaves: '15:45',
  },
  price: 2090,
  seasons: [weekly(6, [18, 24]), weekly(6, [25, 33], { surcharge: 130 }), weekly(6, [34, 38])],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byPlane(0)],
  ages: familyAges,
  rooms: [doubleRoom(14), singleRoom(4, 460), tripleRoom(3, 90)],
  addons: [
    { kind: 'personal', no: '1001', code: 'ARAN', name: 'Schiff auf die Aran-Inseln', francs: 52, units: 30 },
    {
      kind: 'personal',
      no: '1002',
      code: 'WHISK',
      name: 'Besuch der Brennerei in Kilbeggan',
      francs: 28,
      ages: ['erwachsen'],
      rules: { ages: ['erwachsen'], ageFilter: [18, null] },
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  passport: 'asked',
  esimRegions: ['esim-grossbritannien', 'esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 120 },
})
