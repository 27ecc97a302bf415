import { siteMessages } from './site.ts'
import { translator } from './translator.ts'

/** Texts of a travel or variant without a date that can be booked. */
export const nothingBookableMessages = {
  'travel.byPhoneTitle': 'Diese Reise buchen Sie am Telefon',
  'travel.byPhoneText':
    'Wir beraten Sie gern. Möchten Sie lieber, dass wir uns bei Ihnen melden? Schreiben Sie uns, wann Sie reisen möchten.',
  'travel.byPhoneDates': 'An diesen Daten fahren wir:',
  'travel.enquire': 'Per E-Mail anfragen',
  'travel.enquireSubject': 'Anfrage: {name}',
  'travel.enquireBody':
    'Guten Tag\n\nIch interessiere mich für die Reise «{name}». Bitte melden Sie sich bei mir.\n\nAm liebsten reisen wir: \nWir sind so viele Personen: \nMeine Telefonnummer: \n\nFreundliche Grüsse\n',
  'travel.noneTitle': 'Zurzeit ist kein Datum online buchbar',
  'travel.noneText':
    'Neue Daten kommen laufend dazu. Sagen Sie uns, wann Sie reisen möchten: Wir melden uns, sobald es so weit ist.',
  'travel.failedTitle': 'Daten und Preise lassen sich gerade nicht laden',
  'travel.failedText': 'Versuchen Sie es gleich noch einmal. Am Telefon geben wir Ihnen gern Auskunft.',
  'travel.soldOutTitle': 'Alle Daten sind ausgebucht',
  'travel.soldOutText':
    'Manchmal wird ein Platz wieder frei, und für beliebte Reisen legen wir Daten nach. Wir melden uns gern bei Ihnen.',
  'travel.waitlistTitle': 'Nur noch auf der Warteliste',
  'travel.waitlistText':
    'Alle Daten sind im Moment ausgebucht. Die Warteliste kostet nichts, und wir melden uns, sobald ein Platz frei wird.',
  'travel.notify': 'Per E-Mail benachrichtigen lassen',
  'travel.notifySubject': 'Bitte benachrichtigen: {name}',
  'travel.notifyBody':
    'Guten Tag\n\nBitte melden Sie sich bei mir, wenn es für die Reise «{name}» neue Daten oder freie Plätze gibt.\n\nWir sind so viele Personen: \nAm liebsten reisen wir: \n\nFreundliche Grüsse\n',
  'travel.notifyPhone': 'Oder rufen Sie uns an:',
} as const

export const t = translator({ ...siteMessages, ...nothingBookableMessages })
