import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts of the step of additional services: boarding, insurance, further options. */
export const additionalServicesMessages = {
  'additional.title': 'Wo steigen Sie ein, und was kommt noch dazu?',
  'additional.titleWithoutBus': 'Was kommt noch dazu?',

  'boarding.outbound': 'Einsteigen',
  'boarding.outboundLead': 'Wo steigen Sie am {day} ein?',
  'boarding.outboundOf': 'Einsteigeort: {person}',
  'boarding.return': 'Aussteigen',
  'boarding.returnLead': 'Wo steigen Sie am {day} aus?',
  'boarding.returnOf': 'Aussteigeort: {person}',
  'boarding.forAll': 'Alle am gleichen Ort',
  'boarding.surcharge': '+ {price}',
  'boarding.search': 'Ort oder Postleitzahl suchen',
  'boarding.found': '{count, plural, one {# Ort gefunden} other {# Orte gefunden}}',
  'boarding.looking': 'Wir suchen in der Nähe …',
  'boarding.notFound': 'Hier halten wir nicht. Suchen Sie einen Ort in der Nähe.',
  'boarding.nearest': 'Am nächsten bei {place}:',
  'boarding.distance': 'etwa {count} km von {place}',
  'boarding.showAll': 'Alle {count} Orte zeigen',
  'boarding.showFewer': 'Weniger zeigen',
  'boarding.showMap': 'Orte auf der Karte zeigen',
  'boarding.hideMap': 'Karte schliessen',
  'boarding.map': 'Karte der Orte, an denen wir halten',
  'boarding.zoomIn': 'Karte vergrössern',
  'boarding.zoomOut': 'Karte verkleinern',
  'boarding.nextDay': 'am nächsten Tag',
  'boarding.noStop': 'noch nicht gewählt',
  'boarding.like': 'Wie {person}: {stop}',
  'boarding.asOutbound': 'Am Einsteigeort aussteigen',
  'boarding.asOutboundOpen': 'Sobald Sie oben einen Ort wählen, steht hier die Zeit der Rückkehr.',
  'boarding.notServed':
    'In {place} hält der Car auf der Rückfahrt nicht. Wählen Sie bitte einen anderen Ort zum Aussteigen.',

  'insurance.title': 'Reiseversicherung',
  'insurance.lead': 'Sie entscheiden. Es ist nichts vorgewählt.',
  'insurance.forAll': 'Für alle gleich wählen',
  'insurance.differ': 'Zurzeit sind die Versicherungen verschieden. Was Sie hier wählen, gilt für alle.',
  'insurance.forBooking': 'Ein Preis für alle zusammen',
  'insurance.each': '{price} pro Person',
  'insurance.noneInfo': 'Ich bin schon versichert oder möchte keine Versicherung.',
  'insurance.noneInfoAll': 'Wir sind schon versichert oder möchten keine Versicherung.',
  'insurance.of': 'Versicherung für {person}',
  'insurance.coversAll': 'Gilt zurzeit für alle zusammen. Wählt jemand etwas anderes, entfällt sie für alle.',
  'insurance.compare': 'Was die Versicherungen bezahlen',
  'insurance.paid': 'ja',
  'insurance.notPaid': 'nein',
  'insurance.notOffered': 'Zu dieser Reise bieten wir keine Versicherung an.',
  'insurance.failedTitle': 'Die Versicherungen lassen sich gerade nicht laden',
  'insurance.failed':
    'Alles andere auf dieser Seite können Sie schon wählen, und nichts geht verloren. Für den nächsten Schritt brauchen wir aber Ihre Wahl der Versicherung.',
  'insurance.failedCall': 'Wenn es wieder nicht geht, rufen Sie uns an:',
  'insurance.retry': 'Noch einmal laden',

  'esim.title': 'Internet unterwegs',
  'esim.lead': 'Mit einer eSIM surfen Sie ohne Roaminggebühren. Sie erhalten sie per E-Mail.',
  'esim.quantity': '{esim}, Anzahl',
  'esim.unit': 'pro Paket',

  'documents.title': 'Reiseunterlagen',
  'documents.forBooking': 'für die ganze Buchung',
  'documents.included': 'inbegriffen',
  'documents.onRequest': 'auf Anfrage',

  'co2.title': 'Klima',
  'co2.choice': 'CO2-Kompensation',
  'co2.each': '{price} pro Person',
} as const

export const t = translator({ ...funnelMessages, ...additionalServicesMessages })
