import { calendarViewMessages } from './calendarViewMessages.ts'
import { translator } from './translator.ts'

/** Texts of the calendar of departures. */
export const t = translator(calendarViewMessages)
