import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

export const island = tour({
  id: 'island',
  slug: 'island-im-winterlicht',
  code: 'ISL',
  name: 'Island im Winterlicht',
  type: 'Rundreise',
  destinations: ['Island', 'Skandinavien'],
  guides: ['Sigrún Halldórsdóttir'],
  label: 'Auf Anfrage',
  teaser:
    'Sieben Tage Südküste in der dunklen Jahreszeit: Eishöhle, schwarzer Strand und Nächte, in denen wir abwechselnd Wache nach ' +
    'Nordlichtern halten. Buchbar nach einem Gespräch mit uns.',
  description: [
    'Im Winter gehört Island den Isländern und jenen, die früh im Bett sind und trotzdem geweckt werden wollen. Die Gruppe ' +
      'ist klein, das Programm richtet sich nach Wind und Himmel.',
    'Weil viel vom Wetter abhängt, verkaufen wir diese Reise nicht online. Rufen Sie uns an, wir reden eine Viertelstunde, ' +
      'und dann wissen beide Seiten, ob es passt.',
  ],
  days: [
    day(
      'Nach Reykjavík',
      'Hotel Tjörnin, Reykjavík',
      'Flug ab Zürich. Bad in der Dämmerung, 38 Grad, Schneeflocken im Haar.',
    ),
    day('Goldener Kreis', 'Gästehaus Hekla, Hella', 'Þingvellir, der Geysir, der tut, und der Gullfoss mit Eisrand.'),
    day(
      'Südküste',
      'Hotel Lómagnúpur, Kirkjubæjarklaustur',
      'Seljalandsfoss, Skógafoss und der Strand von Reynisfjara, dem man nie den Rücken zudreht.',
    ),
    day(
      'Gletscher',
      'Hotel Lómagnúpur, Kirkjubæjarklaustur',
      'Blaue Eishöhle im Vatnajökull, danach die Robben der Gletscherlagune Jökulsárlón.',
    ),
    day('Nordlichter und Schafwolle', 'Gästehaus Hekla, Hella', 'Ein langsamer Tag: Strickstube, Pferde, Fischsuppe.'),
    day(
      'Reykjavík',
      'Hotel Tjörnin, Reykjavík',
      'Konzerthaus Harpa, Hallgrímskirche, Hot Dog. Abschiedsessen am Hafen.',
    ),
    day('Rückflug', null, 'Flug nach Zürich.'),
  ],
  included: [
    'Flug ab Zürich',
    'Geländecar mit Spikes',
    '6 Übernachtungen mit Frühstück, 4 Nachtessen',
    'Eishöhle mit Führer',
  ],
  highlights: ['Blaue Eishöhle im Vatnajökull', 'Nordlichtwache mit Weckdienst', 'Höchstens 12 Gäste'],
  poster: { scene: 'falls', palette: 'night' },
  posterText:
    'Ein Wasserfall über schwarzem Basalt unter Mond und Sternen, dahinter ein Gletscher, davor fährt ein Car.',
  page: {
    minGroupSize: 8,
    fitness: fitness.walk,
    stars: 3,
    hotelScene: 'falls',
    gallery: [
      ['Reynisfjara', 'cliffs', 'night'],
      ['Gullfoss', 'falls', 'winter'],
      ['Reykjavík', 'harbour', 'night'],
    ],
  },
  route: [
    ['Keflavík', 64.0049, -22.5654, 1],
    ['Reykjavík', 64.1466, -21.9426, 1],
    ['Þingvellir', 64.2559, -21.1295, 2],
    ['Gullfoss', 64.3271, -20.1199, 2],
    ['Reynisfjara', 63.4045, -19.0448, 3],
    ['Jökulsárlón', 64.0484, -16.1794, 4],
    ['Reykjavík', 64.1466, -21.9426, 6],
  ],
  arrival: {
    name: 'Flughafen Keflavík',
    city: 'Keflavík',
    zip: '235',
    position: [63.985, -22.6056],
    arrives: '15:30',
    leaves: '16:40',
  },
  price: 3190,
  seasons: [weekly(6, [4, 11]), weekly(6, [42, 45])],
  overrides: ['few'],
  variants: [byPlane(0)],
  ages: adultAges,
  rooms: [doubleRoom(5), singleRoom(2, 620)],
  statusId: 'anfrage',
  isBookableOnline: false,
  hasDocuments: false,
})
