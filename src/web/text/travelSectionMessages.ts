/** Texts of sections of the travel page: gallery, hotels, rooms, good to know, chosen departure. */
export const travelSectionMessages = {
  'travel.parts': 'Auf dieser Seite',
  'travel.toDates': 'Zu Daten und Preisen',
  'travel.partProgramme': 'Programm',
  'travel.partStays': 'Unterkunft',
  'travel.partServices': 'Leistungen',
  'travel.partCabins': 'Kabinen',

  'travel.gallery': 'Bilder',
  'travel.galleryLabel': 'Bilder zur Reise, seitwärts verschiebbar',

  'travel.staysTitle': 'Hier übernachten Sie',
  'travel.stars': '{count, plural, one {# Stern} other {# Sterne}}',

  'travel.rooms': 'Zimmer und Zuschläge',
  'travel.roomsCaption': 'Preis pro Person nach Zimmer',
  'travel.cabins': 'Kabinen und Zuschläge',
  'travel.cabinsCaption': 'Preis pro Person nach Kabine',
  'travel.roomsChosen':
    'Preise für Ihr Datum {days}, pro Person bei voller Belegung, alle obligatorischen Kosten inbegriffen.',
  'travel.roomsCheapest':
    'Preise am günstigsten Datum, {days}, pro Person bei voller Belegung, alle obligatorischen Kosten inbegriffen.',
  'travel.room': 'Zimmer',
  'travel.cabin': 'Kabine',
  'travel.roomPrice': 'Pro Person',
  'travel.roomPriceFrom': 'Pro Person ab',
  'travel.roomShared': 'einzelner Platz',
  'travel.roomByAges': 'je nach Alter',
  'travel.roomOfFamily': 'für die ganze Familie',
  'travel.roomOfFamilyFrom': 'ab {amount}',
  'travel.singleSupplement': 'Einzelzimmerzuschlag: {amount}',
  'travel.singleSupplementCabin': 'Einzelkabinenzuschlag: {amount}',
  'travel.bargain':
    'Der Frühbucherrabatt von {amount} pro Person ist abgezogen. Er gilt, wenn Sie bis am {day} buchen.',

  'travel.know': 'Gut zu wissen',
  'travel.contact': 'Fragen zur Reise',
  'travel.guides': 'Reiseleitung',
  'travel.minGroup': 'Durchführung',
  'travel.minGroupSize': 'ab {count} Personen',
  'travel.fitness': 'Kondition',
  'travel.entry': 'Einreise',
  'travel.passportOnly': 'nur mit Reisepass',

  'travel.related': 'Diese Reisen könnten Ihnen auch gefallen',

  'travel.departureActs': 'Vergleichen und wählen',
  'travel.choose': 'Wählen',
  'travel.chooseThis': '{days} wählen',
  'travel.chooseWaiting': '{days}: Warteliste wählen',
  'travel.chosenThis': 'Gewählt: {days}',
  'travel.bookChosen': 'Buchen',
  'travel.waitChosen': 'Warteliste',
  'travel.calendarChoose': 'Abreise {days}, {state}, {price}: wählen',

  'travel.compareCount': '{count, plural, one {# Datum im Vergleich} other {# Daten im Vergleich}}',
  'travel.compareShow': 'Ansehen',
} as const
