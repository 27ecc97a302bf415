import { familyAges } from '#demo/parts/ages.ts'
import { childDiscountsIn } from '#demo/parts/extras.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { babyPlace, doubleRoom, familyRoom, packageRoom, singleRoom, superiorRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byCoach, day, tour } from './tour.ts'

const HOTEL = 'Hotel Bagno Quattordici, Cesenatico'

export const adria = tour({
  id: 'adria',
  slug: 'badewoche-an-der-adria',
  code: 'ADR',
  name: 'Badewoche an der Adria',
  type: 'Badeferien',
  destinations: ['Italien', 'Emilia-Romagna'],
  label: 'Für Familien',
  teaser:
    'Acht Tage Cesenatico: flacher Sand, Sonnenschirm inbegriffen, Piadina um die Ecke. Am Samstagmorgen einsteigen, am ' +
    'Nachmittag im Meer stehen.',
  description: [
    'Die Adria hat das Strandleben erfunden: nummerierte Schirme, Kabinen in Pastell, ein Bademeister, der alle Kinder beim ' +
      'Namen kennt. Wir wohnen in zweiter Reihe, drei Minuten vom Wasser, mit zwei Liegen und Schirm in der fünften Linie.',
    'Cesenatico ist dabei ein Fischerort geblieben. Am Kanal, den Leonardo gezeichnet hat, liegen alte Boote mit bunten ' +
      'Segeln, und am Abend riecht es nach gebratenen Sardinen.',
  ],
  days: [
    day(
      'Ans Meer',
      HOTEL,
      'Früh los durch den Gotthard, an Bologna vorbei, am Nachmittag im Sand. Nachtessen mit Blick auf ' +
        'die Promenade.',
    ),
    day('Strandtag', HOTEL, 'Ihr Schirm hat eine Nummer, Ihre Liege auch. Mehr steht heute nicht auf dem Programm.'),
    day(
      'Ravenna',
      HOTEL,
      'Am Vormittag leuchten in San Vitale die Mosaiken, am Nachmittag wieder das Meer. Für Kinder gibt ' +
        'es eine Mosaikwerkstatt, in der sie selber Steine legen.',
    ),
    day('Strandtag', HOTEL, 'Am Abend spazieren wir am Porto Canale zu den alten Booten und essen Fisch aus der Tüte.'),
    day(
      'San Marino',
      HOTEL,
      'Auf den Berg, der ein Staat ist: drei Türme, Armbrustschützen und eine Aussicht bis Kroatien. ' +
        'Am späten Nachmittag zurück am Strand.',
    ),
    day('Strandtag', HOTEL, 'Beachvolley, Tretboot, Siesta. Am Abend backt die Köchin mit den Kindern Piadina.'),
    day('Letzter Badetag', HOTEL, 'Noch einmal alles. Koffer packen hat Zeit bis nach dem Nachtessen.'),
    day('Heimreise', null, 'Rückfahrt am Morgen, Mittagshalt bei Piacenza, am Abend zu Hause.'),
  ],
  included: [
    'Fahrt im Komfortcar',
    '7 Übernachtungen mit Vollpension und Tischwein',
    'Sonnenschirm und zwei Liegen pro Zimmer',
    'Ausflüge Ravenna und San Marino',
    'Kinderprogramm am Abend',
  ],
  excluded: ['Mahlzeiten und Eintritte, die nicht genannt sind', 'Weitere Getränke', 'Reiseversicherung'],
  highlights: ['Schirm und Liegen inbegriffen', 'Flacher Strand, ideal für Kinder', 'Vollpension mit Tischwein'],
  poster: { scene: 'beach', palette: 'summer' },
  posterText: 'Reihen farbiger Sonnenschirme auf hellem Sand, davor das Meer mit zwei Segeln, hinten die Strasse.',
  page: {
    minGroupSize: 20,
    fitness: fitness.light,
    stars: 3,
    hotelScene: 'beach',
    gallery: [
      ['Ravenna', 'tiles', 'summer'],
      ['San Marino', 'castle', 'summer'],
      ['Cesenatico', 'harbour', 'south'],
    ],
  },
  route: [
    ['Luzern', 47.0502, 8.3093, 1],
    ['Mailand', 45.4642, 9.19, null],
    ['Bologna', 44.4949, 11.3426, null],
    ['Cesenatico', 44.1994, 12.3956, 1],
    ['Ravenna', 44.4184, 12.2035, 3],
    ['Cesenatico', 44.1994, 12.3956, null],
    ['San Marino', 43.9365, 12.4467, 5],
    ['Cesenatico', 44.1994, 12.3956, null],
    ['Piacenza', 45.0526, 9.6926, null],
    ['Luzern', 47.0502, 8.3093, 8],
  ],
  arrival: {
    name: HOTEL,
    city: 'Cesenatico',
    zip: '47042',
    position: [44.2003, 12.4023],
    arrives: '16:00',
    leaves: '08:00',
  },
  price: 990,
  seasons: [weekly(6, [22, 26]), weekly(6, [27, 33], { surcharge: 180 }), weekly(6, [34, 37], { surcharge: -50 })],
  overrides: ['few', 'soldOut', 'waitlist'],
  variants: [byCoach('sued')],
  ages: familyAges,
  rooms: [
    doubleRoom(16),
    superiorRoom(4, 80, 'Doppelzimmer mit Meersicht'),
    singleRoom(4, 260),
    familyRoom(4, 8, 120),
    packageRoom(5),
    babyPlace(35, 'Kinderbett und Hochstuhl.'),
  ],
  familyPackages: [
    {
      no: '7001',
      name: 'Familienpaket 2 + 2',
      room: 'paket',
      adults: 2,
      minors: 2,
      minorsAge: null,
      share: 2.8,
      units: 5,
      info: 'Zwei Erwachsene mit zwei Kindern von 2 bis 15 Jahren zum festen Preis.',
    },
  ],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'MOSAIK',
      name: 'Mosaikwerkstatt in Ravenna',
      francs: 22,
      units: 15,
      ages: ['kind'],
    },
    { kind: 'booking', no: '1002', code: 'REIHE1', name: 'Schirm in der ersten Reihe', francs: 84, units: 4 },
    {
      kind: 'personal',
      no: '1003',
      code: 'KURTAXE',
      name: 'Kurtaxe Cesenatico',
      francs: 2,
      perNight: true,
      isMandatory: true,
      rules: { ages: ['erwachsen'] },
    },
  ],
  discounts: childDiscountsIn(['dz', 'dzs', 'familie4']),
  bargain: { tier: 50, untilDaysBeforeStart: 120 },
})
