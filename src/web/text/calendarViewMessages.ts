/** Texts of the calendar of departures, loaded with it. */
export const calendarViewMessages = {
  'calendarView.longer': 'mit Verlängerung möglich',
  'calendarView.full': 'voll',
} as const
