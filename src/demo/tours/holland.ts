import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hotel De Zwaan, Haarlem'

export const holland = tour({
  id: 'holland',
  slug: 'holland-zur-tulpenbluete',
  code: 'HOL',
  name: 'Holland zur Tulpenblüte',
  type: 'Rundreise',
  destinations: ['Niederlande'],
  guides: ['Marijke van Beek'],
  teaser:
    'Vier Nächte in Haarlem, nicht im Gewerbegebiet: Von hier ist der Keukenhof so nah wie das Meer, und nach ' +
    'Amsterdam fahren wir eine Viertelstunde.',
  description: [
    'Sieben Wochen dauert der Spuk, dann werden die Köpfe abgeschnitten. Bis dahin liegen zwischen Haarlem und Leiden ' +
      'Streifen in Farben, die man einem Maler nicht glauben würde.',
    'Wir fahren am Morgen vor den anderen zum Keukenhof und über Mittag auf eine Gracht. Marijke van Beek hat früher ' +
      'selbst Zwiebeln gezüchtet und verrät, welche den Winter im Berner Mittelland überstehen.',
  ],
  days: [
    day(
      'Den Rhein hinunter',
      HOTEL,
      'Durch das Elsass und die Pfalz, mit einem langen Mittagshalt in Koblenz am ' +
        'Deutschen Eck. Am Abend essen wir in Haarlem im Hotel am Markt.',
    ),
    day(
      'Keukenhof',
      HOTEL,
      'Um acht öffnet der Park, fünf nach acht sind wir da. Sieben Millionen Zwiebeln, 32 Hektaren ' +
        'und am Vormittag noch genug Platz für ein Foto ohne Köpfe. Am Nachmittag mit dem Boot durch die Felder.',
    ),
    day(
      'Amsterdam',
      HOTEL,
      'Grachtenfahrt, Jordaan und genügend freie Stunden für das Rijksmuseum. Eintritte besorgen ' +
        'wir im Voraus, damit niemand ansteht.',
    ),
    day(
      'Käse, Deich und Windmühlen',
      HOTEL,
      'Die Zaanse Schans am frühen Morgen, danach Edam und über den Abschlussdeich, ' +
        'der dem Meer ein ganzes Land abgenommen hat. Zum Abschluss Hering am Hafen von Hoorn.',
    ),
    day('Heimreise', null, 'Über Maastricht und Luxemburg zurück in die Schweiz.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '4 Übernachtungen mit Frühstück in Haarlem',
    '2 Nachtessen',
    'Eintritt Keukenhof',
    'Bootsfahrt durch die Blumenfelder und Grachtenfahrt',
    'Reiseleitung ab Haarlem',
  ],
  highlights: [
    'Keukenhof zur Öffnungszeit',
    'Mit dem Boot zwischen den Tulpenfeldern',
    'Wohnen in der Altstadt von Haarlem',
  ],
  poster: { scene: 'canal', palette: 'spring' },
  posterText:
    'Schmale Giebelhäuser spiegeln sich in der Gracht, dahinter ein Kirchturm, vorne eine Brücke mit dem Car.',
  page: {
    minGroupSize: 18,
    fitness: fitness.light,
    stars: 4,
    hotelScene: 'canal',
    gallery: [
      ['Hoorn', 'harbour', 'spring'],
      ['Lisse', 'lavender', 'spring'],
      ['Koblenz', 'river', 'spring'],
    ],
  },
  route: [
    ['Basel', 47.5596, 7.5886, 1],
    ['Koblenz', 50.3569, 7.589, 1],
    ['Haarlem', 52.3874, 4.6462, 1],
    ['Lisse', 52.2576, 4.5573, 2],
    ['Amsterdam', 52.3676, 4.9041, 3],
    ['Zaandam', 52.442, 4.8292, 4],
    ['Edam', 52.5127, 5.0486, 4],
    ['Hoorn', 52.6424, 5.0602, 4],
    ['Maastricht', 50.8514, 5.691, 5],
    ['Basel', 47.5596, 7.5886, 5],
  ],
  arrival: {
    name: HOTEL,
    city: 'Haarlem',
    zip: '2011',
    position: [52.3813, 4.6369],
    arrives: '18:30',
    leaves: '07:45',
  },
  price: 890,
  seasons: [weekly(4, [12, 14], { surcharge: -40 }), weekly(4, [15, 18], { surcharge: 40 }), weekly(7, [12, 18])],
  overrides: ['few', 'soldOut', 'closed'],
  variants: [byCoach('nord'), byTrain(60)],
  ages: familyAges,
  rooms: [doubleRoom(18), singleRoom(5, 220), tripleRoom(3, 60)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'RIJKS',
      name: 'Eintritt Rijksmuseum',
      francs: 27.5,
      ages: ['erwachsen'],
      info: 'Mit Zeitfenster am frühen Nachmittag; für Kinder ist der Eintritt frei.',
    },
    {
      kind: 'collective',
      no: '101',
      code: 'VELO',
      name: 'Velomiete für einen Nachmittag in den Dünen',
      byAge: { erwachsen: 19, kind: 12, kleinkind: 8 },
    },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
  bargain: { tier: 25, untilDaysBeforeStart: 60 },
})
