import { familyAges } from '#demo/parts/ages.ts'
import { childDiscounts, halfBoard, regularGuest } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, singleRoom, superiorRoom, tripleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, byTrain, day, tour } from './tour.ts'

const AVIGNON = 'Hotel Les Platanes, Avignon'
const MANOSQUE = 'Hostellerie du Pré d’Asse, Manosque'

export const provence = tour({
  id: 'provence',
  slug: 'provence-lavendelbluete',
  code: 'PRV',
  name: 'Provence zur Lavendelblüte',
  title: 'Provence zur Lavendelblüte: Avignon, Luberon und Valensole',
  type: 'Rundreise',
  destinations: ['Frankreich', 'Südfrankreich'],
  bestsellerRank: 1,
  guides: ['Claudine Morard'],
  teaser:
    'Sechs Tage Sommer in Violett: der Papstpalast in Avignon, die Ockerfelsen von Roussillon und die Hochebene ' +
    'von Valensole, wenn der Lavendel am stärksten duftet.',
  description: [
    'Der Lavendel hält sich an keinen Fahrplan, wir schon: Die Reisedaten liegen in jenen Wochen, in denen erst das Tal ' +
      'und dann die Höhe blüht. Früh im Sommer ist Valensole an der Reihe, gegen Ende Juli die Gegend um Sault.',
    'Wir wohnen dreimal in Avignon innerhalb der Stadtmauern und zweimal in Manosque, am Fuss der Hochebene. So sind ' +
      'die Wege kurz, und Sie stehen am Morgen in den Feldern, bevor die Hitze kommt.',
  ],
  days: [
    day(
      'Dem Süden entgegen',
      AVIGNON,
      'Über Genf und Lyon folgen wir der Rhone. Hinter Montélimar riecht es zum ' +
        'ersten Mal nach Thymian. Am späten Nachmittag beziehen wir die Zimmer in Avignon; wer mag, geht noch vor dem ' +
        'Nachtessen auf den Felsen Rocher des Doms und schaut auf die halbe Brücke hinunter.',
    ),
    day(
      'Avignon und der Pont du Gard',
      AVIGNON,
      'Am Morgen führt uns Claudine Morard durch den Papstpalast und über ' +
        'den Markt in den Halles. Nach dem Mittag fahren wir zum Pont du Gard: Drei Bogenreihen, fast fünfzig Meter ' +
        'hoch, ganz ohne Mörtel. Baden im Gardon ist erlaubt.',
    ),
    day(
      'Luberon: Ocker und stille Mauern',
      AVIGNON,
      'Roussillon leuchtet in allen Tönen zwischen Gelb und Rost. Der ' +
        'Ockerpfad dauert eine knappe Stunde. Weiter nach Gordes und zur Abtei Sénanque, wo der Lavendel bis an die ' +
        'Kirchenmauer wächst. In L’Isle-sur-la-Sorgue bleibt Zeit für die Brocanteure.',
    ),
    day(
      'Auf die Hochebene von Valensole',
      MANOSQUE,
      'Violett bis zum Horizont, dazwischen gelber Weizen und einzelne ' +
        'Mandelbäume. Ein Bauer zeigt uns seine Brennerei und erklärt, was Lavendel von Lavandin unterscheidet. Abends ' +
        'sind wir in Manosque, der Stadt von Jean Giono.',
    ),
    day(
      'Moustiers und der Lac de Sainte-Croix',
      MANOSQUE,
      'Zwischen zwei Felsen hängt in Moustiers ein goldener Stern ' +
        'an der Kette. Wir besuchen eine Fayencerie und fahren danach an den türkisblauen See am Ausgang der ' +
        'Verdonschlucht. Wer will, mietet ein Pedalo.',
    ),
    day(
      'Durch die Alpen nach Hause',
      null,
      'Über Sisteron und Grenoble geht es zurück an den Genfersee. Mittagshalt ' +
        'am Lac du Bourget, am Abend Ankunft an Ihrem Einsteigeort.',
    ),
  ],
  included: [
    'Fahrt im Komfortcar mit Klimaanlage',
    '5 Übernachtungen mit Frühstücksbuffet',
    'Eintritt Papstpalast und Ockerpfad',
    'Besuch der Lavendelbrennerei mit Degustation',
    'Reiseleitung ab Avignon',
  ],
  highlights: [
    'Lavendelfelder von Valensole im Morgenlicht',
    'Abtei Sénanque und der Ockerpfad von Roussillon',
    'Besuch bei einem Lavendelbauern mit eigener Brennerei',
    'Drei Nächte in der Altstadt von Avignon',
  ],
  poster: { scene: 'lavender', palette: 'summer' },
  posterText: 'Lavendelreihen laufen auf eine Anhöhe mit Zypressen zu, darüber steht eine grosse, tiefe Sonne.',
  page: {
    minGroupSize: 18,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'cypresses',
    gallery: [
      ['Pont du Gard', 'aqueduct', 'summer'],
      ['Gordes', 'hilltop', 'summer'],
      ['Avignon', 'palace', 'summer'],
      ['Moustiers-Sainte-Marie', 'ridge', 'summer'],
    ],
  },
  route: [
    ['Genf', 46.2044, 6.1432, 1],
    ['Lyon', 45.764, 4.8357, null],
    ['Montélimar', 44.5581, 4.7509, null],
    ['Avignon', 43.9493, 4.8055, 1],
    ['Pont du Gard', 43.9475, 4.535, 2],
    ['Gordes', 43.9113, 5.2, 3],
    ['Roussillon', 43.9022, 5.2931, 3],
    ['Valensole', 43.8375, 5.9836, 4],
    ['Manosque', 43.8342, 5.7837, 4],
    ['Moustiers-Sainte-Marie', 43.8469, 6.2219, 5],
    ['Sisteron', 44.1978, 5.9431, 6],
    ['Grenoble', 45.1885, 5.7245, null],
    ['Genf', 46.2044, 6.1432, 6],
  ],
  arrival: {
    name: AVIGNON,
    city: 'Avignon',
    zip: '84000',
    position: [43.9493, 4.8055],
    arrives: '17:15',
    leaves: '08:00',
    returnFrom: {
      name: 'Hostellerie du Pré d’Asse, Manosque',
      city: 'Manosque',
      zip: '04100',
      position: [43.8342, 5.7837],
    },
  },
  price: 1290,
  seasons: [
    weekly(6, [24, 25]),
    weekly(6, [26, 28], { surcharge: 70, extensions: ['camargue', 'cassis'] }),
    weekly(6, [29, 30], { surcharge: 40 }),
    weekly(3, [25, 29], { surcharge: 30 }),
  ],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('west'), byTrain(110)],
  ages: familyAges,
  rooms: [doubleRoom(14), superiorRoom(4, 90, 'Doppelzimmer mit Balkon'), singleRoom(5, 290), tripleRoom(3, 80)],
  addons: [
    halfBoard('1001', 34, 'Dreigängiges Nachtessen an jedem Abend.'),
    {
      kind: 'personal',
      no: '1002',
      code: 'VELO',
      name: 'Velotour durch die Lavendelfelder',
      francs: 48,
      units: 16,
      info: 'Drei Stunden mit dem E-Bike auf Nebenwegen, ab 16 Jahren.',
      ages: ['erwachsen'],
    },
    {
      kind: 'room',
      no: '1003',
      code: 'KORB',
      name: 'Pétanque-Set und Picknickkorb im Zimmer',
      francs: 42.5,
      forRooms: ['dz', 'dzs', 'dreibett'],
    },
    {
      kind: 'collective',
      no: '101',
      code: 'SCHIFF',
      name: 'Mittagsfahrt auf der Rhone',
      info: 'Zwei Stunden Schifffahrt mit Mittagessen, wenn die ganze Gruppe mitkommt.',
      byAge: { erwachsen: 59, kind: 32, kleinkind: 12.5 },
    },
  ],
  discounts: [...childDiscounts, regularGuest],
  extensions: [
    {
      key: 'camargue',
      digit: 2,
      name: 'Drei Tage Camargue',
      label: 'Verlängerung Camargue',
      days: 3,
      price: 420,
      info: 'Drei Nächte in Saintes-Maries-de-la-Mer, Rückreise mit dem Car.',
      description:
        'Weisse Pferde, Salzberge und Flamingos: Von Saintes-Maries-de-la-Mer aus fahren wir in die Salinen ' +
        'von Aigues-Mortes und mit dem Schiff auf die Kleine Rhone. Ein Tag bleibt frei für den Strand.',
      highlights: ['Flamingos im Parc ornithologique', 'Stadtmauern und Salinen von Aigues-Mortes'],
      poster: { scene: 'dunes', palette: 'spring' },
      posterText: 'Dünen und Strandhafer vor dem flachen Meer der Camargue.',
      hotel: 'Mas des Salicornes',
      singleSupplement: 120,
      carriesWholePrice: false,
      unmappedRooms: [],
    },
    {
      key: 'cassis',
      digit: 3,
      name: 'Drei Tage Cassis',
      label: 'Verlängerung Cassis',
      days: 3,
      price: 490,
      info: 'Drei Nächte am Hafen von Cassis, Rückreise mit dem Car.',
      description:
        'Ein Fischerhafen unter dem höchsten Kap Frankreichs. Mit dem Boot besuchen wir fünf Calanques, ein ' +
        'Winzer lädt zum Weisswein, und am letzten Tag wählen Sie zwischen Marseille und Badetuch.',
      highlights: ['Bootsfahrt zu fünf Calanques', 'Weissweinprobe über dem Cap Canaille'],
      poster: { scene: 'coast', palette: 'summer' },
      posterText: 'Helle Felswände fallen ins blaue Meer, zwei Segel in der Bucht, oben eine Pinie.',
      hotel: 'Hotel du Port',
      singleSupplement: 150,
      carriesWholePrice: false,
      unmappedRooms: [],
    },
  ],
  esimRegions: ['esim-europa'],
  bargain: { tier: 50, untilDaysBeforeStart: 90 },
})
