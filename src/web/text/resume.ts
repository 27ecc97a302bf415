import { translator } from './translator.ts'

/** Texts of the offer on public pages to resume a booking. */
export const resumeMessages = {
  'resume.title': 'Ihre angefangene Buchung',
  'resume.sent': 'Ist Ihre Buchung angekommen?',
  'resume.unpaid': 'Ihre Zahlung ist noch nicht bestätigt',
  'resume.from': 'ab {day}, ',
  'resume.people': '{count, plural, one {#\u00a0Person} other {#\u00a0Personen}}',
  'resume.goOn': 'Weiter buchen',
  'resume.toOutcome': 'Nachsehen',
  'resume.toPayment': 'Zur Zahlung',
  'resume.delete': 'Löschen',
  'resume.deleteAll': 'Alle {count} angefangenen Buchungen löschen',
  'resume.allDeleted': 'Alle angefangenen Buchungen auf diesem Gerät sind gelöscht.',
  'resume.deleted': 'Ihre angefangene Buchung ist gelöscht.',
  'resume.undo': 'Rückgängig machen',
  'resume.hide': 'Ausblenden',
} as const

export const t = translator(resumeMessages)
