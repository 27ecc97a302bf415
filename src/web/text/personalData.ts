import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts of the step of personal data: travellers, billing address, questions of the operator. */
export const personalDataMessages = {
  'personal.title': 'Ihre Angaben',
  'personal.lead': 'Bitte schreiben Sie die Namen so, wie sie im Ausweis stehen.',
  'personal.priceChanged': 'Das Total ist jetzt {now}, vorher {before}.',
  'personal.minorsTitle': 'Reist niemand ab 18 Jahren mit?',
  'personal.minors':
    'Für Jugendliche ohne erwachsene Begleitung klären wir vorher ein paar Fragen. Bitte rufen Sie uns an, bevor Sie buchen:',
  'personal.babyInfo': 'Babys reisen ohne eigenes Bett mit.',
  'personal.questions': 'Fragen zur Reise',
  'personal.remarks.title': 'Was sollten wir wissen?',
  'personal.remarks': 'Bemerkungen zu den Reisenden',
  'personal.remarks.hint': 'Zum Beispiel Allergien, eine Gehhilfe oder mit wem Sie im Car zusammensitzen möchten.',

  'personal.panel.done': 'vollständig',
  'personal.panel.open': 'Angaben fehlen noch',
  'personal.panel.wrong': 'Bitte prüfen',
  'personal.panel.next': 'Fertig, weiter',

  'remember.title': 'Auf diesem Gerät',
  'remember.label': 'Meine Angaben auf diesem Gerät merken',
  'remember.hint':
    'Namen, Geburtsdaten, Adressen und Bemerkungen bleiben dann in diesem Browser, bis Sie gebucht haben. Waren Sie 30 Tage nicht hier, löschen wir sie beim nächsten Besuch. Ohne Häkchen werden sie gelöscht, wenn Sie dieses Fenster schliessen. Angaben zum Ausweis werden dann immer gelöscht.',
  'remember.forgottenTitle': 'Bitte geben Sie die Namen nochmals an',
  'remember.forgotten':
    'Zum Schutz Ihrer Daten löschen wir Namen, Geburtsdaten und Adressen, sobald das Fenster geschlossen ist. Was Sie gewählt haben, ist noch da.',

  'person.salutation': 'Anrede',
  'person.salutationOf': 'Anrede, {person}',
  'person.salutation.mr': 'Herr',
  'person.salutation.mrs': 'Frau',
  'person.salutation.boy': 'Knabe',
  'person.salutation.girl': 'Mädchen',
  'person.firstName': 'Vorname',
  'person.lastName': 'Nachname',
  'person.birthday': 'Geburtsdatum',
  'person.day.example': 'Zum Beispiel {day}',
  'person.nationality': 'Staatsangehörigkeit',
  'person.whoseAddress': 'Adresse',
  'person.ownAddress': 'Eigene Adresse',
  'person.sameAddress': 'Gleiche Adresse wie {person}',
  'person.address': 'Strasse und Hausnummer',
  'person.addressAddition': 'Adresszusatz',
  'person.zip': 'PLZ',
  'person.city': 'Ort',
  'person.towns': 'Zu dieser PLZ gehören {count} Orte. Welcher ist es?',
  'person.townFilled': 'Ort: {town}',
  'person.country': 'Land',
  'person.email': 'E-Mail',
  'person.email.hint': 'Für Nachrichten zu Ihrer Buchung.',
  'person.email.suggestion': 'Meinten Sie {email}?',
  'person.phone': 'Telefon',
  'person.phone.hint': 'Nur für Fragen zu Ihrer Buchung und am Reisetag.',

  'billing.title': 'Wer erhält die Rechnung?',
  'billing.lead': 'Diese Person ist auch unsere Kontaktperson für die Buchung.',
  'billing.separate': 'Jemand anderes',
  'billing.separateInfo': 'Eine Person, die nicht mitreist, oder eine andere Adresse',
  'billing.tooYoung': 'Noch nicht 18 Jahre alt',
  'billing.copyAddress': 'Adresse von {person} übernehmen',
  'billing.forcedTitle': 'Es braucht eine andere Rechnungsadresse',
  'billing.forced':
    '{person} ist noch nicht 18 Jahre alt und kann deshalb keine Rechnung erhalten. Wählen Sie eine erwachsene Person, oder geben Sie eine Rechnungsadresse an.',
  'billing.ofAgeTitle': '{person} kann die Rechnung erhalten',
  'billing.ofAgeBilled':
    'Nach dem neuen Geburtsdatum ist {person} mindestens 18 Jahre alt. Die Rechnung geht wieder an diese Person.',
  'billing.ofAge':
    'Nach dem neuen Geburtsdatum ist {person} mindestens 18 Jahre alt. Die Rechnung bleibt, wie Sie sie gewählt haben.',
  'billing.person': 'Rechnung',

  'passport.title': 'Reisepass',
  'passport.titleAny': 'Reisepass oder Identitätskarte',
  'passport.only': 'Für diese Reise brauchen alle einen gültigen Reisepass. Eine Identitätskarte genügt nicht.',
  'passport.entry': 'Einreise: {papers}',
  'passport.required': 'Wir müssen diese Angaben für alle Reisenden im Voraus melden. Wir brauchen sie nur dafür.',
  'passport.number': 'Reisepassnummer',
  'passport.numberAny': 'Ausweisnummer',
  'passport.sameNumber': 'Diese Nummer steht auch bei: {person}. Stimmt das?',
  'passport.birthPlace': 'Geburtsort',
  'passport.issuePlace': 'Ausstellungsort',
  'passport.issueDate': 'Ausgestellt am',
  'passport.validUntil': 'Gültig bis',
  'passport.validUntil.hint': 'Mindestens bis zum Ende der Reise am {day}',

  'answer.optional': '{question} (freiwillig)',
} as const

export const t = translator({ ...funnelMessages, ...personalDataMessages })
