import type { Baby, Passport } from '#domain/booking/draft/person.ts'
import type { IsoDay } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

const PASSPORT_INFO = 'WEB | Passdaten'
const PASSPORT_ONLY_INFO = 'WEB | Passdaten | Pass zwingend'

/** Whether passport data is required of everybody (rule 5.2.1). */
export function isPassportRequired({ pricing }: Pick<Offer, 'pricing'>): boolean {
  return pricing?.catalogueInfo.get(PASSPORT_INFO) === 'JA'
}

/** Whether a passport is the only accepted document (rule 5.2.2). */
export function isPassportOnly({ pricing, travel }: Pick<Offer, 'pricing' | 'travel'>): boolean {
  const isMandatory = pricing?.catalogueInfo.get(PASSPORT_ONLY_INFO) === 'JA'
  return isMandatory || travel.pricing?.passportConfig?.passportOnly === true
}

export function emptyPassport(): Passport {
  return { type: 'PASSPORT', number: '', birthPlace: '', issuePlace: '', issueDate: null, validUntil: null }
}

export interface PassportProblem {
  readonly field: Exclude<keyof Passport, 'type'>
  readonly key:
    | 'booking.passport.missing'
    | 'booking.passport.issuedInFuture'
    | 'booking.passport.issuedBeforeBirth'
    | 'booking.passport.validBeforeIssue'
    | 'booking.passport.expiresBeforeReturn'
}

const TEXT_FIELDS = ['number', 'birthPlace', 'issuePlace'] as const
const DAY_FIELDS = ['issueDate', 'validUntil'] as const

/** A person with a passport, or none yet. */
export interface PassportHolder {
  readonly passport: Passport | null
  readonly birthday: Baby['birthday']
}

/**
 * The problems of a passport by field; without a passport all fields are missing.
 * Assumption: it must be issued from birth to today, and valid up to the last day of the travel. How long documents are
 * valid differs by country, to no end for old people in some.
 */
export function passportProblems(
  { passport, birthday }: PassportHolder,
  { endDate }: { readonly endDate: IsoDay },
  today: IsoDay,
): readonly PassportProblem[] {
  const given = passport ?? emptyPassport()
  const { issueDate, validUntil } = given
  const problems: PassportProblem[] = [
    ...TEXT_FIELDS.filter((field) => given[field].trim() === ''),
    ...DAY_FIELDS.filter((field) => given[field] === null),
  ].map((field) => ({ field, key: 'booking.passport.missing' }))
  if (issueDate !== null && issueDate > today)
    problems.push({ field: 'issueDate', key: 'booking.passport.issuedInFuture' })
  if (issueDate !== null && birthday !== null && issueDate < birthday)
    problems.push({ field: 'issueDate', key: 'booking.passport.issuedBeforeBirth' })
  if (validUntil === null) return problems
  if (issueDate !== null && validUntil <= issueDate)
    problems.push({ field: 'validUntil', key: 'booking.passport.validBeforeIssue' })
  else if (validUntil < endDate) problems.push({ field: 'validUntil', key: 'booking.passport.expiresBeforeReturn' })
  return problems
}

/** Index of the first of the others with the number of one person, however it is written; null where that is not given. */
export function otherWithNumber(people: readonly Pick<Baby, 'passport'>[], index: number): number | null {
  const numbers = people.map(({ passport }) => (passport?.number ?? '').replace(/[^\p{L}\p{N}]/gu, '').toUpperCase())
  const own = numbers[index] ?? ''
  const other = numbers.findIndex((number, position) => position !== index && number === own)
  return own === '' || other === -1 ? null : other
}
