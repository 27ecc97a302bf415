import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Villa Querceto, Chianciano'

export const toskana = tour({
  id: 'toskana',
  slug: 'toskana-siena-und-val-dorcia',
  code: 'TOS',
  name: 'Toskana: Siena und Val d’Orcia',
  type: 'Rundreise',
  destinations: ['Italien', 'Toskana'],
  guides: ['Ilaria Mancini'],
  teaser:
    'Sechs Tage zwischen Zypressen: Siena ohne Tagesgäste, Pecorino in Pienza, Thermalwasser in Bagno Vignoni und ' +
    'ein ganzer Tag in Florenz.',
  description: [
    'Die Toskana der Postkarten liegt südlich von Siena. Im Val d’Orcia hat schon die Renaissance die Hügel so geordnet, ' +
      'wie wir sie heute fotografieren: ein Hof auf der Kuppe, eine Reihe Zypressen, ein weisser Weg.',
    'Wir wohnen fünf Nächte am selben Ort, einer alten Villa oberhalb von Chianciano. Ilaria Mancini führt Sie am Morgen ' +
      'in die Städte, bevor die anderen Cars kommen, und am Nachmittag dorthin, wo es Schatten gibt.',
  ],
  days: [
    day(
      'Über den Apennin',
      HOTEL,
      'Durch den Gotthard und an Mailand und Bologna vorbei in die Toskana. Nach dem Nachtessen ' +
        'ein erster Gang durch den Garten; an klaren Abenden sieht man den Monte Amiata.',
    ),
    day(
      'Siena',
      HOTEL,
      'Um neun Uhr gehört der Campo den Tauben. Wir besichtigen den Dom mit seinem Marmorboden und hören, ' +
        'warum ein Pferderennen von neunzig Sekunden ein ganzes Jahr dauert. Nachmittag frei in der Stadt.',
    ),
    day(
      'Pienza und Bagno Vignoni',
      HOTEL,
      'Ein Papst baute sich seine Idealstadt: Pienza ist klein, vollkommen und riecht ' +
        'nach Schafskäse, den wir probieren. Am Nachmittag halten wir in Bagno Vignoni, wo der Dorfplatz ein Thermalbecken ist.',
    ),
    day(
      'Florenz',
      HOTEL,
      'Ein ganzer Tag am Arno: Domplatz, Ponte Vecchio und, wer mag, die Uffizien mit reservierter Zeit. ' +
        'Treffpunkt am Abend ist der Piazzale Michelangelo, der Balkon der Stadt.',
    ),
    day(
      'Montepulciano',
      HOTEL,
      'Oben der Platz mit dem unfertigen Dom, darunter Keller, in denen der Vino Nobile reift. ' +
        'Mittagessen im Weingut, danach bleibt der Nachmittag für den Pool.',
    ),
    day('Heimreise', null, 'Nach dem Frühstück zurück über Bologna und Mailand, mit einem langen Mittagshalt am Po.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '5 Übernachtungen mit Halbpension in der Villa Querceto',
    'Führungen in Siena und Florenz',
    'Käseprobe in Pienza',
    'Mittagessen mit Weinprobe in Montepulciano',
    'Reiseleitung ab Chianciano',
  ],
  highlights: [
    'Siena am frühen Morgen',
    'Fünf Nächte in einer Villa mit Garten und Pool',
    'Mittagessen beim Winzer von Montepulciano',
    'Ein ganzer Tag in Florenz',
  ],
  poster: { scene: 'cypresses', palette: 'autumn' },
  posterText: 'Ein weisser Weg windet sich zwischen Zypressen zu einem Gutshof auf der Kuppe, ringsum gewellte Hügel.',
  page: {
    minGroupSize: 16,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'cypresses',
    gallery: [
      ['Florenz', 'city', 'autumn'],
      ['Montepulciano', 'vineyard', 'autumn'],
      ['Siena', 'palace', 'autumn'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Mailand', 45.4642, 9.19, null],
    ['Bologna', 44.4949, 11.3426, null],
    ['Chianciano Terme', 43.0581, 11.8253, 1],
    ['Siena', 43.3188, 11.3308, 2],
    ['Pienza', 43.0767, 11.6789, 3],
    ['Bagno Vignoni', 43.0286, 11.6186, 3],
    ['Florenz', 43.7696, 11.2558, 4],
    ['Montepulciano', 43.1, 11.7867, 5],
    ['Mailand', 45.4642, 9.19, null],
    ['Luzern', 47.0502, 8.3093, 6],
  ],
  arrival: {
    name: HOTEL,
    city: 'Chianciano Terme',
    zip: '53042',
    position: [43.0581, 11.8253],
    arrives: '18:30',
    leaves: '08:00',
  },
  price: 1120,
  seasons: [weekly(7, [15, 22]), weekly(7, [36, 42], { surcharge: 40 }), weekly(3, [17, 21], { surcharge: -30 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued'), byTrain(80)],
  ages: familyAges,
  rooms: [doubleRoom(13), superiorRoom(5, 75, 'Doppelzimmer zum Garten'), singleRoom(5, 240), tripleRoom(3, 60)],
  addons: [
    { kind: 'personal', no: '1001', code: 'UFF', name: 'Uffizien mit reservierter Zeit', francs: 34, units: 20 },
    { kind: 'personal', no: '1002', code: 'THERME', name: 'Eintritt Thermalbad Chianciano', francs: 27.5 },
    { kind: 'booking', no: '1003', code: 'OEL', name: 'Drei Liter Olivenöl vom Gutshof', francs: 54 },
  ],
  discounts: [...childDiscounts, regularGuest],
  esimRegions: ['esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 90 },
})
