import { translator } from './translator.ts'

/** Texts of form fields. Loaded with the funnel only: public pages do not use them. */
export const fieldMessages = {
  'field.errorSummary':
    '{count, plural, one {Bitte prüfen Sie noch diese Angabe:} other {Bitte prüfen Sie noch diese # Angaben:}}',
  'field.errorsMended': 'Danke, jetzt ist alles vollständig.',
  'field.optional': 'freiwillig',
  'field.dayPlaceholder': 'TT.MM.JJJJ',
  'field.increase': '{label}: eins mehr',
  'field.decrease': '{label}: eins weniger',
  'field.limits': 'Möglich sind {min} bis {max}',
  'field.choose': 'Bitte wählen',
  'notice.info': 'Hinweis',
  'notice.warning': 'Achtung',
  'notice.error': 'Fehler',
} as const

export const t = translator(fieldMessages)
