import type { IssueKey } from '#domain/booking/people/issues.ts'

/** Texts of the issues of a step, by the keys of the domain (rules 8.1). */
export const issueMessages = {
  'booking.peopleWithoutAccommodationInfo':
    '{count, plural, one {Für # Person fehlt noch {aRoom}: {open}.} other {Für # Personen fehlt noch {aRoom}: {open}.}}',
  'booking.busStops.numberOfTravellersWithoutOutboundStop':
    '{count, plural, one {Für # Person fehlt noch der Einsteigeort: {open}.} other {Für # Personen fehlt noch der Einsteigeort: {open}.}}',
  'booking.busStops.numberOfTravellersWithoutReturnStop':
    '{count, plural, one {Für # Person fehlt noch der Aussteigeort: {open}.} other {Für # Personen fehlt noch der Aussteigeort: {open}.}}',
  'booking.numberOfTravellersWithoutInsurance': 'Wählen Sie noch, mit oder ohne Versicherung: {open}.',
  'booking.busStops.unreadable':
    'Die Ein- und Aussteigeorte fehlen uns zurzeit. Rufen Sie uns an, oder wählen Sie ein anderes Datum.',
  'booking.variantMissing': 'Wählen Sie, wie Sie reisen möchten.',
  'booking.dateMissing': 'Wählen Sie ein Reisedatum.',
  'booking.noDateOnSale': 'Zurzeit ist kein Datum online buchbar. Rufen Sie uns an.',
  'booking.dateClosed': 'Dieses Datum ist nicht mehr buchbar. Wählen Sie ein anderes Datum.',
  'booking.dateClosedCanWait': 'Dieses Datum ist nicht mehr buchbar. Wählen Sie die Warteliste oder ein anderes Datum.',
  'booking.travellersMissing': 'Geben Sie an, wer mitreist.',
  'booking.babiesWithoutPlace':
    '{count, plural, one {Für # Baby ist an diesem Datum kein Platz: {open}. Wählen Sie ein anderes Datum, oder rufen Sie uns an.} other {Für # Babys ist an diesem Datum kein Platz: {open}. Wählen Sie ein anderes Datum, oder rufen Sie uns an.}}',
  'booking.travellersWithoutName': 'Es fehlt noch der Name: {open}.',
  'booking.travellersWithoutBirthday': 'Es fehlt noch das Geburtsdatum: {open}.',
  'booking.travellersWithoutAgeGroup': 'Das Alter passt nicht zu dieser Reise: {open}.',
  'booking.babiesTooOld':
    'Zu alt, um als Baby mitzureisen: {open}. Melden Sie Kinder in diesem Alter im ersten Schritt mit dem Geburtsdatum an.',
  'booking.travellersWithoutAddress': 'Es fehlt noch die Adresse: {open}.',
  'booking.travellersWithoutNationality': 'Es fehlt noch die Staatsangehörigkeit: {open}.',
  'booking.travellersWithoutPassport': 'Es fehlen noch die Angaben zum Ausweis: {open}.',
  'booking.travellersWithoutAnswers': 'Es fehlen noch Antworten: {open}.',
  'booking.bookingAnswersMissing': 'Es fehlen noch Antworten zur Buchung.',
  'booking.billingAddressMissing': 'Es fehlt noch die Rechnungsadresse.',
  'booking.billingAddressIncomplete': 'Die Rechnungsadresse ist noch nicht vollständig.',
  'booking.billingPersonTooYoung': 'Wer die Rechnung erhält, muss mindestens 18 Jahre alt sein.',
  'booking.gtcNotAccepted': 'Bestätigen Sie die Allgemeinen Reisebedingungen (AGB).',
  'booking.partnerGtcNotAccepted': 'Bestätigen Sie die Bedingungen des Reiseveranstalters.',
  'booking.placesUnknown':
    'Wir konnten nicht prüfen, ob noch Plätze frei sind. Versuchen Sie es gleich noch einmal, oder rufen Sie uns an.',
  'booking.summaryMissing': 'Der Preis ist noch nicht geprüft.',
  'booking.priceMissing': 'Für etwas in Ihrer Auswahl fehlt der Preis. Rufen Sie uns an, wir helfen gern.',
} as const satisfies Readonly<Record<IssueKey, string>>
