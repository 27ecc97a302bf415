import { translator } from './translator.ts'

/** Validation messages of personal data. */
export const personalDataProblemMessages = {
  'person.firstName.missing': 'Geben Sie den Vornamen ein.',
  'person.lastName.missing': 'Geben Sie den Nachnamen ein.',
  'person.name.wrong': 'Bitte nur Buchstaben, wie im Ausweis.',
  'person.birthday.missing': 'Geben Sie das Geburtsdatum ein.',
  'person.birthday.inFuture': 'Dieses Geburtsdatum liegt in der Zukunft. Prüfen Sie das Jahr.',
  'person.birthday.notBorn':
    'Dieses Geburtsdatum liegt in der Zukunft. Prüfen Sie das Jahr. Kommt Ihr Baby erst zur Welt, rufen Sie uns bitte an.',
  'person.birthday.tooLongAgo': 'Prüfen Sie das Jahr: Dieses Geburtsdatum liegt mehr als 120 Jahre zurück.',
  'person.birthday.isBaby':
    'Mit diesem Geburtsdatum reist das Kind als Baby. Melden Sie es im ersten Schritt als Baby an.',
  'person.birthday.unconfirmed': 'Bitte sagen Sie uns, ob dieses Geburtsdatum stimmt.',
  'person.birthday.notTaken':
    'Für dieses Alter bieten wir die Reise nicht an. Prüfen Sie das Geburtsdatum, oder rufen Sie uns an.',
  'person.birthday.comesOfAge':
    'Wird jemand während der Reise {age} Jahre alt, buchen wir die Reise am Telefon für Sie. Bitte rufen Sie uns an.',
  'person.birthday.notBaby':
    'Mit diesem Geburtsdatum reist das Kind nicht mehr als Baby. Melden Sie es im ersten Schritt als Kind an.',
  'person.birthday.tooYoungToBill': 'Wer die Rechnung erhält, muss mindestens 18 Jahre alt sein.',
  'person.day.unreadable': 'Geben Sie Tag, Monat und Jahr ein, zum Beispiel {day}.',
  'person.day.notThere': 'Den {day} gibt es nicht. Prüfen Sie Tag und Monat.',
  'person.nationality.missing': 'Wählen Sie die Staatsangehörigkeit.',
  'person.address.missing': 'Geben Sie Strasse und Hausnummer ein.',
  'person.zip.missing': 'Geben Sie die PLZ ein.',
  'person.zip.wrong': 'Prüfen Sie PLZ und Land. In der Schweiz und in Liechtenstein hat die PLZ vier Ziffern.',
  'person.city.missing': 'Geben Sie den Ort ein.',
  'person.country.missing': 'Wählen Sie das Land.',
  'person.email.missing': 'Geben Sie Ihre E-Mail-Adresse ein.',
  'person.email.wrong': 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel anna@beispiel.ch.',
  'person.phone.missing': 'Geben Sie Ihre Telefonnummer ein.',
  'person.phone.wrong':
    'Prüfen Sie die Telefonnummer. Beispiele: 079\u00a0123\u00a045\u00a067 oder +49\u00a0170\u00a0123\u00a04567.',
  'passport.number.missing': 'Geben Sie die Nummer des Ausweises ein.',
  'passport.birthPlace.missing': 'Geben Sie den Geburtsort ein.',
  'passport.issuePlace.missing': 'Geben Sie den Ausstellungsort ein.',
  'passport.issueDate.missing': 'Geben Sie ein, wann der Ausweis ausgestellt wurde.',
  'passport.validUntil.missing': 'Geben Sie ein, wie lange der Ausweis gültig ist.',
  'booking.passport.issuedInFuture': 'Dieses Datum liegt in der Zukunft.',
  'booking.passport.issuedBeforeBirth': 'Dieses Datum liegt vor der Geburt. Prüfen Sie das Jahr.',
  'booking.passport.validBeforeIssue': 'Der Ausweis kann nicht vor der Ausstellung ablaufen.',
  'booking.passport.expiresBeforeReturn':
    'Der Ausweis läuft vor dem Ende der Reise ab. Er muss mindestens bis am {day} gültig sein.',
  'answer.missing': 'Beantworten Sie die Frage «{question}».',
  'answer.unticked': 'Setzen Sie das Häkchen bei «{question}».',
  'answer.notNumber': 'Geben Sie bei «{question}» eine Zahl ein.',
} as const

export const t = translator(personalDataProblemMessages)
