import { readPhone, shownPhone } from '#domain/booking/people/phone.ts'

/**
 * A typed phone number of somebody in a country, as the field shows it afterwards: in the Swiss notation, or with its
 * country code. A foreign one that has its code already stays as it was typed: how it is grouped differs by country and
 * area, and its owner knows. What is no phone number stays, too.
 *
 * @param shownIn the country in whose notation a Swiss number is shown
 */
export function tidyPhone(typed: string, country: string, shownIn = country): string {
  const read = readPhone(typed, country)
  if (read === null) return typed
  return isForeign(read) && isInternational(typed) ? typed.trim() : shownPhone(read, shownIn)
}

/**
 * A phone number that answers a question of the operator. Nobody knows whose it is: read as a Swiss one it is grouped,
 * but never given the code of a country.
 */
export function tidyAnsweredPhone(typed: string): string {
  return tidyPhone(typed, 'CH')
}

function isForeign(stored: string): boolean {
  return !stored.startsWith('+41')
}

function isInternational(typed: string): boolean {
  return /^\s*\(?\+/.test(typed)
}
