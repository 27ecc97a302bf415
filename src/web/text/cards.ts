import { translator } from './translator.ts'

/** Texts of the cards of travels, and how many there are. Keys of the contract are kept as they are. */
export const cardMessages = {
  'travel.andMoreDates': '{count, plural, one {und # weiteres Datum} other {und # weitere Daten}}',
  'travel.areCheaper': '{count, plural, one {, günstiger} other {, teils günstiger}}',
  'travel.guidedBy': 'Reiseleitung: {guides}',
  'travel.stays': 'Unterkunft:',
  'list.optionCount': '{count, plural, =0 {keine Reise} one {# Reise} other {# Reisen}}',
} as const

export const t = translator(cardMessages)
