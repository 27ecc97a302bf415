import { translator } from './translator.ts'

/** Texts of the calendar of departures, loaded with it. */
export const calendarViewMessages = {
  'calendarView.longer': 'mit Verlängerung möglich',
  // Breaks here where seven days stand beside each other on a phone.
  'calendarView.soldOut': 'Ausge\u00adbucht',
} as const

export const t = translator(calendarViewMessages)
