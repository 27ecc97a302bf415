import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const SEVILLA = 'Hotel Los Naranjos, Sevilla'
const GRANADA = 'Hotel Puerta del Darro, Granada'

export const andalusien = tour({
  id: 'andalusien',
  slug: 'andalusien-von-sevilla-bis-granada',
  code: 'AND',
  name: 'Andalusien von Sevilla bis Granada',
  type: 'Rundreise',
  destinations: ['Spanien', 'Andalusien'],
  guides: ['Pilar Ortega'],
  teaser:
    'Orangenduft in Sevilla, tausend Säulen in Córdoba und ein Nachmittag in der Alhambra, für den andere ein Jahr ' +
    'im Voraus buchen.',
  description: [
    'Drei Religionen haben hier nebeneinander gebaut, manchmal im selben Haus. Auf dieser Reise gehen wir ihren Spuren ' +
      'nach und lassen uns dabei Zeit für Tapas, Siesta und die blaue Stunde auf dem Albaicín.',
    'Geflogen wird ab Zürich, gefahren mit einem Car aus Sevilla, dessen Chauffeur die engen Kurven nach Grazalema seit ' +
      'zwanzig Jahren nimmt. Keine Etappe dauert länger als drei Stunden.',
  ],
  days: [
    day(
      'Nach Sevilla',
      SEVILLA,
      'Ankunft in Málaga und Fahrt durch Olivenhaine nach Sevilla. Abendspaziergang durch das Viertel Santa Cruz.',
    ),
    day(
      'Sevilla',
      SEVILLA,
      'Kathedrale, Giralda und die Gärten des Alcázar. Nach der Siesta zeigt eine Keramikerin in ' +
        'Triana, wie die Kacheln zu ihrem Blau kommen.',
    ),
    day(
      'Jerez und Cádiz',
      SEVILLA,
      'Die Hofreitschule am Morgen, eine Bodega am Mittag, der Atlantik am Nachmittag. In ' +
        'Cádiz essen wir frittierten Fisch aus der Tüte.',
    ),
    day(
      'Weisse Dörfer und Ronda',
      'Parador-Gasthof Tajo, Ronda',
      'Über Arcos und Grazalema nach Ronda. Die Brücke ' +
        'über der Schlucht ist hundert Meter hoch und am Abend fast leer.',
    ),
    day(
      'Córdoba',
      'Hotel Mezquita Azul, Córdoba',
      'Ein Wald aus Säulen, mitten darin eine Kathedrale: Die Mezquita ist ' +
        'der seltsamste Raum Spaniens. Danach durch die Blumenhöfe.',
    ),
    day(
      'Granada',
      GRANADA,
      'Durch die Öllandschaft von Jaén nach Granada. Bei Sonnenuntergang stehen wir auf dem ' +
        'Mirador de San Nicolás.',
    ),
    day(
      'Alhambra',
      GRANADA,
      'Nasridenpaläste mit fester Eintrittszeit, danach die Gärten des Generalife. Am Abend ' +
        'Flamenco in einer Höhle des Sacromonte.',
    ),
    day('Heimreise', null, 'Fahrt nach Málaga und Rückflug in die Schweiz.'),
  ],
  included: [
    'Flug Zürich–Málaga und zurück mit 23 kg Gepäck',
    'Rundreise im Car ab und bis Málaga',
    '7 Übernachtungen mit Frühstück, 4 Nachtessen',
    'Eintritte Alhambra, Mezquita und Alcázar',
    'Bodega-Besuch in Jerez',
    'Reiseleitung',
  ],
  highlights: [
    'Alhambra mit Nasridenpalästen',
    'Mezquita von Córdoba',
    'Übernachten in Ronda, wenn die Tagesgäste weg sind',
  ],
  poster: { scene: 'palace', palette: 'south' },
  posterText:
    'Ein maurischer Palast aus eckigen Türmen auf einem bewaldeten Hügel, dahinter Schneeberge, vorne Palmen.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'palace',
    gallery: [
      ['Ronda', 'viaduct', 'south'],
      ['Córdoba', 'statues', 'south'],
      ['Cádiz', 'harbour', 'south'],
      ['Jerez', 'vineyard', 'south'],
    ],
  },
  route: [
    ['Málaga', 36.7213, -4.4214, 1],
    ['Sevilla', 37.3891, -5.9845, 1],
    ['Jerez', 36.685, -6.1261, 3],
    ['Cádiz', 36.5271, -6.2886, 3],
    ['Ronda', 36.7462, -5.1613, 4],
    ['Córdoba', 37.8882, -4.7794, 5],
    ['Jaén', 37.7796, -3.7849, null],
    ['Granada', 37.1773, -3.5986, 6],
    ['Málaga', 36.7213, -4.4214, 8],
  ],
  arrival: {
    name: SEVILLA,
    city: 'Sevilla',
    zip: '41004',
    position: [37.3861, -5.9926],
    arrives: '20:30',
    leaves: '09:00',
  },
  price: 1780,
  // Palm Sunday: the processions of Sevilla.
  seasons: [
    { kind: 'easter', offsets: [-7], surcharge: 190 },
    weekly(7, [9, 13], { surcharge: -80 }),
    weekly(7, [14, 22], { surcharge: 90 }),
    weekly(7, [38, 44]),
  ],
  overrides: ['few', 'soldOut', 'closed'],
  variants: [byPlane(0)],
  ages: familyAges,
  rooms: [doubleRoom(14), singleRoom(4, 390), tripleRoom(3, 70)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'FLAMENCO',
      name: 'Platz in der ersten Reihe beim Flamenco',
      francs: 29.5,
      units: 8,
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'SITZ',
      name: 'Sitzplatz mit mehr Beinfreiheit',
      francs: 62,
      units: 12,
      ages: ['erwachsen'],
    },
    {
      kind: 'collective',
      no: '101',
      code: 'KOCH',
      name: 'Gemeinsamer Kochabend in Sevilla',
      byAge: { erwachsen: 48, kind: 28, kleinkind: 9 },
    },
  ],
  discounts: childDiscounts,
  passport: 'asked',
  esimRegions: ['esim-europa'],
})
