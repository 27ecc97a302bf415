import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const HOTEL = 'Hôtel du Canal Saint-Martin, Paris'

export const paris = tour({
  id: 'paris',
  slug: 'paris-mit-viel-freier-zeit',
  code: 'PAR',
  name: 'Paris mit viel freier Zeit',
  type: 'Städtereise',
  destinations: ['Frankreich', 'Paris'],
  guides: ['Sylvie Aeby'],
  teaser:
    'Vier Tage, ein Abend auf der Seine und lauter offene Nachmittage. Wir besorgen Karten und Tische, schlendern müssen ' +
    'Sie selber.',
  description: [
    'Paris verdirbt sich nur, wer zu viel vorhat. Wir nehmen uns an jedem Tag ein Quartier vor: den Marais, das ' +
      'linke Ufer, Montmartre. Der Rest ist frei, und Sylvie Aeby, die elf Jahre hier gelebt hat, verrät beim Frühstück, wo ' +
      'der Käse reif und die Schlange kurz ist.',
  ],
  days: [
    day(
      'Durch die Champagne',
      HOTEL,
      'Über Lausanne und Troyes nach Paris. Am Abend legt am Pont de l’Alma unser Schiff ab: ' +
        'eine Stunde unter 23 Brücken durch, und zur vollen Stunde glitzert der Eiffelturm.',
    ),
    day(
      'Marais und Inseln',
      HOTEL,
      'Zu Fuss von der Place des Vosges über die Île Saint-Louis zur Notre-Dame, die wieder ' +
        'offen ist. Nachmittag und Abend frei.',
    ),
    day(
      'Montmartre oder Museum',
      HOTEL,
      'Am Morgen hinauf zum Sacré-Cœur, bevor die Maler ihre Staffeleien aufstellen. Am ' +
        'Nachmittag liegen Karten für das Musée d’Orsay bereit.',
    ),
    day('Heimreise', null, 'Ein letzter Milchkaffee am Kanal, dann fahren wir mit einem Halt in Beaune zurück.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '3 Übernachtungen mit Frühstück',
    'Abendfahrt auf der Seine',
    'Zwei Stadtspaziergänge',
    'Eintritt Musée d’Orsay',
  ],
  highlights: ['Abendfahrt auf der Seine', 'Hotel am Canal Saint-Martin', 'Freie Nachmittage mit guten Tipps'],
  poster: { scene: 'ironTower', palette: 'spring' },
  posterText: 'Der eiserne Turm über grauen Dächern, davor eine Wiese mit blühenden Bäumen und die Strasse.',
  page: {
    minGroupSize: 20,
    fitness: fitness.easy,
    stars: 3,
    hotelScene: 'canal',
    gallery: [
      ['Seine', 'city', 'spring'],
      ['Beaune', 'tiles', 'spring'],
    ],
  },
  route: [
    ['Lausanne', 46.5197, 6.6323, 1],
    ['Troyes', 48.2973, 4.0744, null],
    ['Paris', 48.8566, 2.3522, 1],
    ['Beaune', 47.026, 4.84, 4],
    ['Bern', 46.948, 7.4474, 4],
  ],
  arrival: { name: HOTEL, city: 'Paris', zip: '75010', position: [48.8722, 2.3652], arrives: '17:30', leaves: '09:00' },
  price: 690,
  seasons: [
    weekly(4, [10, 26], { every: 2 }),
    weekly(4, [36, 46], { every: 2 }),
    weekly(6, [14, 17], { surcharge: 50 }),
  ],
  overrides: ['few', 'soldOut', 'request'],
  variants: [byCoach('west'), { ...byTrain(60), label: 'TGV' }],
  ages: familyAges,
  rooms: [doubleRoom(17), superiorRoom(4, 60, 'Doppelzimmer zum Kanal'), singleRoom(6, 190), tripleRoom(4, 50)],
  addons: [
    { kind: 'personal', no: '1001', code: 'EIFFEL', name: 'Eiffelturm, zweite Plattform', francs: 33, units: 16 },
    {
      kind: 'personal',
      no: '1002',
      code: 'DINER',
      name: 'Nachtessen in einem Bouillon',
      francs: 42,
      ages: ['erwachsen', 'kind'],
    },
  ],
  discounts: childDiscounts,
  esimRegions: ['esim-europa'],
  bargain: { tier: 25, untilDaysBeforeStart: 60 },
})
