import type { IsoDay } from './calendar.ts'

/* A module of its own: the calendar is on every page, Easter only with the search. */

/** Easter in the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
export function easterSunday(year: number): IsoDay {
  const golden = year % 19
  const [century, rest] = [Math.floor(year / 100), year % 100]
  const moon =
    (19 * golden +
      century -
      Math.floor(century / 4) -
      Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3) +
      15) %
    30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - moon - (rest % 4)) % 7
  const shift = moon + weekday - 7 * Math.floor((golden + 11 * moon + 22 * weekday) / 451) + 114
  return `${year}-${String(Math.floor(shift / 31)).padStart(2, '0')}-${String((shift % 31) + 1).padStart(2, '0')}`
}
