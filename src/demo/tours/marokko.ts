import { adultAges } from '#demo/parts/ages.ts'
import { fitness } from '#demo/parts/pageFacts.ts'
import { doubleRoom, sharedDouble, singleRoom } from '#demo/parts/roomKinds.ts'
import { weekly } from '#demo/parts/seasons.ts'
import { byPlane, day, tour } from './tour.ts'

const MARRAKESCH = 'Riad Bab Aghmat, Marrakesch'

export const marokko = tour({
  id: 'marokko',
  slug: 'marokko-koenigsstaedte-und-wueste',
  code: 'MAR',
  name: 'Marokko: Königsstädte und Wüste',
  type: 'Rundreise',
  destinations: ['Marokko', 'Nordafrika'],
  guides: ['Samira El Idrissi'],
  label: 'Neu',
  teaser:
    'Von Casablanca über Fès in die Dünen von Merzouga und durch das Tal der tausend Kasbahs nach Marrakesch. ' +
    'Zehn Tage, eine kleine Gruppe, eine Nacht unter Sternen.',
  description: [
    'Marokko lässt sich nicht abhaken. Darum fahren wir weniger Orte an als andere und bleiben dafür länger: drei Nächte ' +
      'in Fès, eine in den Dünen am Rand der Sahara, zwei in der Altstadt von Marrakesch.',
    'Samira El Idrissi ist in Meknès aufgewachsen und hat in Freiburg studiert. Sie übersetzt nicht nur Wörter, sondern ' +
      'auch Gesten, Preise und Tischsitten.',
  ],
  days: [
    day(
      'Flug nach Casablanca',
      'Hotel Almohades, Rabat',
      'Direktflug ab Genf. Die Moschee Hassan II steht halb im ' +
        'Atlantik; danach fahren wir der Küste entlang nach Rabat.',
    ),
    day(
      'Rabat und Meknès',
      'Dar Zitoun, Fès',
      'Der Hassanturm und die Kasbah der Oudaias am Vormittag, die Kornspeicher ' +
        'von Meknès am Nachmittag. Am Abend sind wir in Fès.',
    ),
    day(
      'Volubilis',
      'Dar Zitoun, Fès',
      'Störche auf römischen Säulen: Volubilis war die Kornkammer des Reichs. Auf ' +
        'dem Rückweg essen wir in Moulay Idriss bei einer Familie.',
    ),
    day(
      'Fès zu Fuss',
      'Dar Zitoun, Fès',
      'Neuntausend Gassen, ein Fluss aus Leder und Kupfer. Mit einem Führer aus der ' +
        'Medina besuchen wir Gerber, Weber und die Medersa Bou Inania.',
    ),
    day(
      'Über den Mittleren Atlas',
      'Kasbah Tizimi, Erfoud',
      'Zedern, Affen am Strassenrand, dann die Schlucht des Ziz ' +
        'mit ihren Palmenhainen. Ein langer Fahrtag, an dem sich die Landschaft fünfmal ändert.',
    ),
    day(
      'Die Dünen von Merzouga',
      'Wüstencamp Erg Chebbi',
      'Am Nachmittag reiten oder gehen wir in die Dünen. Das Camp ' +
        'hat richtige Betten, warmes Wasser und keinen Strom nach zehn Uhr.',
    ),
    day(
      'Todraschlucht',
      'Hotel Xaluca, Boumalne Dadès',
      'Sonnenaufgang auf dem Dünenkamm. Danach westwärts, bis sich die Felswände der Todra auf zehn Meter nähern.',
    ),
    day(
      'Aït Ben Haddou',
      MARRAKESCH,
      'Die Lehmburg kennt man aus Filmen; am Morgen hat man sie fast für sich. Über den ' +
        'Tizi n’Tichka, 2260 Meter über Meer, nach Marrakesch.',
    ),
    day(
      'Marrakesch',
      MARRAKESCH,
      'Bahia-Palast, Souks und der Garten Majorelle. Abends trommelt der Platz Djemaa el ' +
        'Fna, und von der Dachterrasse hört man ihn besser als mitten drin.',
    ),
    day('Rückflug', null, 'Je nach Flugzeit bleibt ein Vormittag für das Hamam. Rückflug nach Genf.'),
  ],
  included: [
    'Flug Genf–Casablanca und Marrakesch–Genf mit 23 kg Gepäck',
    'Rundreise im Kleincar',
    '9 Übernachtungen mit Halbpension',
    'Alle Eintritte',
    'Schweizerdeutsch sprechende Reiseleitung',
    'Kamelritt oder Wanderung in Merzouga',
  ],
  excluded: ['Mahlzeiten, die nicht genannt sind', 'Getränke', 'Reiseversicherung'],
  highlights: [
    'Eine Nacht im Camp am Erg Chebbi',
    'Drei Nächte in der Altstadt von Fès',
    'Mittagessen bei einer Familie in Moulay Idriss',
    'Höchstens 18 Gäste',
  ],
  poster: { scene: 'dunes', palette: 'south' },
  posterText: 'Hohe rote Dünen mit scharfem Kamm, davor eine Reihe Palmen, die Sonne dicht über dem Horizont.',
  page: {
    minGroupSize: 14,
    fitness: fitness.easy,
    stars: 4,
    hotelScene: 'palace',
    gallery: [
      ['Todraschlucht', 'ridge', 'south'],
      ['Aït Ben Haddou', 'palace', 'south'],
      ['Volubilis', 'temple', 'south'],
      ['Rabat', 'lighthouse', 'south'],
    ],
  },
  route: [
    ['Casablanca', 33.5731, -7.5898, 1],
    ['Rabat', 34.0209, -6.8416, 1],
    ['Meknès', 33.8935, -5.5473, 2],
    ['Volubilis', 34.0742, -5.5547, 3],
    ['Fès', 34.0331, -5.0003, 2],
    ['Midelt', 32.6799, -4.7329, 5],
    ['Erfoud', 31.4347, -4.2337, 5],
    ['Merzouga', 31.0802, -4.0134, 6],
    ['Todraschlucht', 31.588, -5.591, 7],
    ['Boumalne Dadès', 31.3757, -5.9889, 7],
    ['Aït Ben Haddou', 31.047, -7.1298, 8],
    ['Marrakesch', 31.6295, -7.9811, 8],
  ],
  arrival: {
    name: 'Flughafen Casablanca',
    city: 'Casablanca',
    zip: '20240',
    position: [33.3675, -7.5898],
    arrives: '13:40',
    leaves: '12:15',
  },
  price: 2390,
  seasons: [weekly(7, [7, 21], { every: 2 }), weekly(7, [38, 48], { every: 2, surcharge: 80 })],
  overrides: ['few', 'waitlist'],
  variants: [byPlane(0)],
  ages: adultAges,
  rooms: [doubleRoom(8), singleRoom(3, 540), sharedDouble(4, 0)],
  addons: [
    {
      kind: 'personal',
      no: '1001',
      code: 'BALLON',
      name: 'Ballonfahrt bei Marrakesch',
      francs: 215,
      units: 8,
      info: 'Start vor Sonnenaufgang, Frühstück im Berberzelt.',
      rules: { ages: ['erwachsen'], ageFilter: [18, 75] },
    },
    {
      kind: 'personal',
      no: '1002',
      code: 'EINREISE',
      name: 'Tourismusabgabe Marokko',
      francs: 19,
      isMandatory: true,
      rules: { ages: ['erwachsen'], ageFilter: [18, null] },
    },
    { kind: 'booking', no: '1003', code: 'LOUNGE', name: 'Transfer vom Bahnhof Genf mit Gepäckhilfe', francs: 38 },
  ],
  passport: 'compelling',
  esimRegions: ['esim-nordafrika'],
  customForms: {
    traveller: [
      {
        name: 'ernaehrung',
        label: 'Ernährung',
        inputType: 'select',
        isRequired: true,
        value: 'alles',
        options: [
          ['alles', 'Ich esse alles'],
          ['vegetarisch', 'Vegetarisch'],
          ['vegan', 'Vegan'],
          ['glutenfrei', 'Glutenfrei'],
        ],
      },
      {
        name: 'wueste',
        label: 'Weg zum Wüstencamp',
        inputType: 'radio',
        isRequired: true,
        options: [
          ['kamel', 'Kamelritt'],
          ['zuFuss', 'Zu Fuss'],
          ['jeep', 'Geländewagen'],
        ],
      },
      {
        name: 'gewicht',
        label: 'Körpergewicht in kg',
        inputType: 'number',
        info: 'Nur, wenn Sie auf dem Kamel reiten möchten.',
      },
      { name: 'sitzplatz', label: 'Sitzplatzwunsch im Flugzeug', inputType: 'text', variants: ['flug'] },
      { name: 'tetanus', label: 'Letzte Tetanusimpfung', inputType: 'date' },
    ],
    booking: [
      { name: 'notfallMail', label: 'E-Mail einer Kontaktperson zu Hause', inputType: 'email', isRequired: true },
      { name: 'notfallTelefon', label: 'Telefon der Kontaktperson', inputType: 'tel', isRequired: true },
      {
        name: 'anlass',
        label: 'Gibt es etwas zu feiern?',
        inputType: 'textarea',
        info: 'Geburtstag, Hochzeitstag: Wir behalten es für uns bis zum Dessert.',
      },
      { name: 'fotos', label: 'Fotos der Gruppe dürfen mit den Mitreisenden geteilt werden', inputType: 'checkbox' },
    ],
  },
})
