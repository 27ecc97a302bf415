import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byPlane, day, tour } from './tour.ts'

const FERRY = 'Fähre Ancona–Patras, Zweibettkabine'
const NAFPLIO = 'Hotel Palamidi, Nafplio'

export const griechenland = tour({
  id: 'griechenland',
  slug: 'griechenland-peloponnes-und-athen',
  code: 'GRI',
  name: 'Griechenland: Peloponnes und Athen',
  type: 'Rundreise',
  destinations: ['Griechenland'],
  guides: ['Eleni Papadaki'],
  teaser:
    'Elf Tage mit dem Schiff nach Patras und im Bogen um den Peloponnes: Olympia, Mykene, Epidauros und zum Schluss die ' +
    'Akropolis im Abendlicht.',
  description: [
    'Die alten Griechen bauten ihre Tempel dort, wo die Aussicht am besten war. Daran halten wir uns. Zwischen den Ruinen liegen ' +
      'Orangenhaine, Fischerhäfen und Tavernen, in denen man in die Küche schaut, bevor man bestellt.',
    'Eleni Papadaki ist Archäologin und kann Steine zum Reden bringen. Nach einer Stunde hört sie damit auf, denn mehr behält ' +
      'niemand.',
  ],
  days: [
    day('Nach Ancona', 'Hotel Conero, Ancona', 'Durch den Gotthard und an Bologna vorbei ans Meer.'),
    day(
      'Einschiffung',
      FERRY,
      'Vormittag in Ancona, am Nachmittag legt die Fähre ab. Nachtessen mit Blick auf die dalmatinische Küste.',
    ),
    day('Ankunft in Patras', 'Hotel Alphios, Olympia', 'Am Nachmittag an Land. Fahrt durch Weinberge nach Olympia.'),
    day(
      'Olympia',
      'Hotel Alphios, Olympia',
      'Im Stadion, in dem alles begann, darf man laufen. Am Nachmittag Bad im Ionischen Meer.',
    ),
    day(
      'Mistras und Monemvasia',
      'Hotel Malvasia, Monemvasia',
      'Eine byzantinische Geisterstadt am Hang und eine lebendige auf einem Felsen im Meer.',
    ),
    day('Nach Nafplio', NAFPLIO, 'Durch das Parnongebirge ins schönste Städtchen des Peloponnes.'),
    day(
      'Mykene und Epidauros',
      NAFPLIO,
      'Das Löwentor am Morgen, das Theater am Nachmittag. Wer in der letzten Reihe sitzt, hört ' +
        'unten eine Münze fallen.',
    ),
    day(
      'Korinth und Athen',
      'Hotel Plaka, Athen',
      'Über den Kanal von Korinth nach Athen. Gegen Abend auf die Akropolis.',
    ),
    day('Athen und Delphi', 'Hotel Parnassos, Delphi', 'Akropolismuseum, danach zum Nabel der Welt.'),
    day('Zurück an Bord', FERRY, 'Das Orakel am Morgen, die Brücke von Rio am Mittag, am Nachmittag die Fähre.'),
    day('Heimreise', null, 'Am Morgen in Ancona, am Abend zurück in der Schweiz.'),
  ],
  included: [
    'Fahrt im Fünfsterncar',
    'Fähren Ancona–Patras und zurück in Kabinen aussen',
    '8 Hotelnächte mit Halbpension',
    'Alle Eintritte',
    'Reiseleitung durch eine Archäologin',
  ],
  excluded: ['Mahlzeiten, die nicht genannt sind', 'Getränke', 'Reiseversicherung'],
  highlights: ['Akropolis im Abendlicht', 'Laufen im Stadion von Olympia', 'Eine Nacht in Monemvasia'],
  poster: { scene: 'temple', palette: 'south' },
  posterText: 'Ein Tempel mit hellen Säulen auf einem Hügel über dem Meer, davor Olivenbäume und eine Küstenstrasse.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'terraces',
    gallery: [
      ['Delphi', 'cypresses', 'south'],
      ['Nafplio', 'harbour', 'south'],
      ['Monemvasia', 'loch', 'south'],
      ['Mistras', 'castle', 'south'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Ancona', 43.6158, 13.5189, 1],
    ['Mittlere Adria', 42.4, 16.2, null],
    ['Strasse von Otranto', 40.2, 19, null],
    ['Patras', 38.2466, 21.7346, 3],
    ['Olympia', 37.6384, 21.63, 3],
    ['Mistras', 37.0739, 22.3672, 5],
    ['Monemvasia', 36.6878, 23.0553, 5],
    ['Nafplio', 37.5675, 22.8017, 6],
    ['Mykene', 37.7308, 22.7564, 7],
    ['Epidauros', 37.5961, 23.0792, 7],
    ['Athen', 37.9838, 23.7275, 8],
    ['Delphi', 38.4824, 22.501, 9],
    ['Patras', 38.2466, 21.7346, 10],
    ['Strasse von Otranto', 40.2, 19, null],
    ['Mittlere Adria', 42.4, 16.2, null],
    ['Ancona', 43.6158, 13.5189, 11],
    ['Luzern', 47.0502, 8.3093, 11],
  ],
  arrival: {
    name: 'Hotel Conero, Ancona',
    city: 'Ancona',
    zip: '60121',
    position: [43.6158, 13.5189],
    arrives: '18:30',
    leaves: '10:30',
  },
  price: 2440,
  seasons: [{ kind: 'easter', offsets: [6], surcharge: 120 }, weekly(5, [17, 23]), weekly(5, [36, 41])],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued'), byPlane(120)],
  ages: familyAges,
  rooms: [doubleRoom(15), superiorRoom(4, 180, 'Doppelzimmer mit Meersicht'), singleRoom(4, 520)],
  addons: [
    {
      kind: 'room',
      no: '1001',
      code: 'BALKON',
      name: 'Kabine mit Balkon auf beiden Fähren',
      francs: 190,
      units: 4,
      forRooms: ['dz', 'dzs'],
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'KOCH',
      name: 'Kochabend in einer Taverne',
      francs: 52,
      ages: ['erwachsen', 'kind'],
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
  bargain: { tier: 100, untilDaysBeforeStart: 150 },
})
