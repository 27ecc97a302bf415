import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

export const jakobsweg = tour({
  id: 'jakobsweg',
  slug: 'jakobsweg-die-schoensten-etappen',
  code: 'JAK',
  name: 'Jakobsweg: die schönsten Etappen',
  type: 'Wanderreise',
  destinations: ['Spanien', 'Galicien'],
  guides: ['Bruder Anselm Kälin', 'Marta Rey'],
  label: 'Kleine Gruppe',
  teaser:
    'Zehn Tage zwischen Burgos und Santiago, achtzig Kilometer davon zu Fuss. Der Car trägt das Gepäck, Sie tragen die ' +
    'Muschel.',
  description: [
    'Achthundert Kilometer sind ein Vorsatz fürs Leben. Achtzig sind eine Reise. Wir haben sechs Etappen gewählt, jede zehn bis ' +
      'sechzehn Kilometer lang, und fahren dazwischen durch die Gegenden, in denen auch Pilger lieber schlafen.',
    'Es wandern mit: Marta Rey, die in Galicien jeden Bauern kennt, und Bruder Anselm, der jeden Abend eine Viertelstunde lang ' +
      'nichts sagt. Glauben muss hier niemand etwas.',
  ],
  days: [
    day(
      'Flug nach Bilbao',
      'Hotel Mesón del Cid, Burgos',
      'Direktflug ab Zürich, Fahrt nach Burgos. Die Kathedrale im Abendlicht.',
    ),
    day(
      'Über die Meseta',
      'Hotel Real, Carrión',
      'Erste Etappe: von Hornillos nach Castrojeriz, 14 Kilometer Weizen und Himmel. 4 Stunden, fast eben.',
    ),
    day(
      'Frómista und León',
      'Hotel Alfonso, León',
      'Dem Kanal von Kastilien entlang nach Frómista, 11 Kilometer. In León blühen die Fenster der Kathedrale.',
    ),
    day('Ruhetag in León', 'Hotel Alfonso, León', 'San Isidoro, Tapas im Barrio Húmedo, Füsse hochlagern.'),
    day(
      'Cruz de Ferro',
      'Hotel Templario, Ponferrada',
      'Am Eisenkreuz legt jeder einen Stein ab. Danach bergab nach El Acebo, 12 Kilometer, 450 Meter Abstieg.',
    ),
    day(
      'O Cebreiro',
      'Pazo de Sarria, Sarria',
      'Runde Häuser mit Strohdach, Nebel, Kastanien. Von hier 13 Kilometer nach Triacastela.',
    ),
    day(
      'Portomarín',
      'Pazo de Sarria, Sarria',
      'Durch Hohlwege und Weiler ans Wasser, 16 Kilometer. Das alte Dorf liegt im ' +
        'Stausee, die Kirche hat man Stein für Stein gerettet.',
    ),
    day(
      'Nach Santiago',
      'Hospedería San Martín, Santiago',
      'Die letzten 10 Kilometer ab Lavacolla. Auf dem Monte do Gozo sieht man zum ersten Mal die Türme.',
    ),
    day(
      'Santiago und Finisterre',
      'Hospedería San Martín, Santiago',
      'Pilgermesse oder Markthalle, am Nachmittag ans Ende der ' +
        'Welt: Am Kap Finisterre geht die Sonne im Atlantik unter.',
    ),
    day('Rückflug', null, 'Rückflug von Santiago nach Zürich.'),
  ],
  included: [
    'Flug Zürich–Bilbao und Santiago–Zürich mit 23 kg Gepäck',
    'Begleitcar auf der ganzen Strecke',
    '9 Übernachtungen mit Halbpension',
    'Wanderleitung',
    'Pilgerpass mit Stempeln',
  ],
  highlights: ['Sechs Etappen ohne Gepäck', 'Cruz de Ferro und O Cebreiro', 'Sonnenuntergang am Kap Finisterre'],
  poster: { scene: 'plain', palette: 'summer' },
  posterText: 'Ein heller Weg läuft durch Weizenfelder auf ein Dorf mit Kirchturm zu, darüber viel Himmel.',
  page: {
    minGroupSize: 14,
    fitness: fitness.hike,
    stars: 3,
    hotelScene: 'palace',
    gallery: [
      ['Burgos', 'city', 'summer'],
      ['Ponferrada', 'castle', 'summer'],
      ['Kap Finisterre', 'lighthouse', 'summer'],
      ['O Cebreiro', 'pass', 'summer'],
    ],
  },
  route: [
    ['Bilbao', 43.263, -2.935, 1],
    ['Burgos', 42.3439, -3.6969, 1],
    ['Castrojeriz', 42.2889, -4.1378, 2],
    ['Frómista', 42.2669, -4.4064, 3],
    ['León', 42.5987, -5.5671, 3],
    ['Cruz de Ferro', 42.4889, -6.3614, 5],
    ['Ponferrada', 42.5499, -6.5982, 5],
    ['O Cebreiro', 42.7081, -7.0431, 6],
    ['Portomarín', 42.8074, -7.6161, 7],
    ['Santiago de Compostela', 42.8782, -8.5448, 8],
    ['Kap Finisterre', 42.8822, -9.2722, 9],
    ['Santiago de Compostela', 42.8782, -8.5448, 10],
  ],
  arrival: {
    name: 'Flughafen Bilbao',
    city: 'Bilbao',
    zip: '48180',
    position: [43.3011, -2.9106],
    arrives: '13:30',
    leaves: '14:40',
  },
  price: 2140,
  seasons: [weekly(6, [17, 23]), weekly(6, [35, 41])],
  overrides: ['few', 'soldOut'],
  variants: [byPlane(0)],
  ages: adultAges,
  rooms: [doubleRoom(7), singleRoom(4, 390), sharedDouble(2, 0)],
  addons: [
    { kind: 'booking', no: '1001', code: 'STOCK', name: 'Zwei Paar Wanderstöcke leihen', francs: 25 },
    { kind: 'personal', no: '1002', code: 'MASSAGE', name: 'Fussmassage am Ruhetag', francs: 58, units: 8 },
  ],
  esimRegions: ['esim-europa'],
})
