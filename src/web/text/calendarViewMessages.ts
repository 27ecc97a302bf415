/** Texts of the calendar of departures. They come with it when somebody changes over to it. */
export const calendarViewMessages = {
  'calendarView.longer': 'mit Verlängerung möglich',
  'calendarView.full': 'voll',
} as const
