import { string } from 'yup'
import { isEmailAddress, isName } from '#domain/booking/people/contactRules.ts'
import { isPhoneNumber } from '#domain/booking/people/phone.ts'
import { isPostcode } from '#domain/booking/people/postcode.ts'
import { readDay, type IsoDay } from '#domain/calendar.ts'
import { t } from '#web/text/personalDataProblems.ts'
import { isWrittenDay } from '#web/text/typedDay.ts'

/** A string without rules. */
export function kept() {
  return string().defined()
}

/** A string validated by a function that returns an error message, or null. */
export function text(problem: (value: string) => string | null) {
  return kept().test((value, { createError }) => {
    const message = problem(value)
    return message === null || createError({ message })
  })
}

/** A required string, validated by a predicate. */
function requiredValid(
  isValid: (value: string) => boolean,
  { missing, wrong }: { readonly missing: string; readonly wrong: string },
) {
  return text((value) => {
    if (value.trim() === '') return missing
    return isValid(value) ? null : wrong
  })
}

/** A required date, validated by a function that returns an error message, or null. */
export function day(
  problem: (day: IsoDay) => string | null,
  { missing, example }: { readonly missing: string; readonly example: string },
) {
  return text((value) => {
    const read = readDay(value)
    if (value.trim() === '') return missing
    return read === null ? unreadableDay(value, example) : problem(read)
  })
}

/** Error message of a text that is no date: a date that does not exist, or an unknown format. */
export function unreadableDay(value: string, example: string): string {
  const written = value.trim()
  return isWrittenDay(written)
    ? t('person.day.notThere', { day: written })
    : t('person.day.unreadable', { day: example })
}

/** A required string. */
export function required(message: string) {
  return text((value) => (value.trim() === '' ? message : null))
}

/** Schema of an address; without rules if the person has no address of their own. */
export function addressShape(isRequired: boolean) {
  const field = (message: string) => (isRequired ? required(message) : kept())
  return {
    address: field(t('person.address.missing')),
    addressAddition: kept(),
    zip: isRequired ? kept().when('country', ([country]) => postcode(String(country))) : kept(),
    city: field(t('person.city.missing')),
    country: field(t('person.country.missing')),
  }
}

/** A required name. */
export function personName(missing: string) {
  return requiredValid(isName, { missing, wrong: t('person.name.wrong') })
}

/** A required phone number, valid in the person's country. */
export function phone() {
  return kept().when('country', ([country]) =>
    requiredValid((value) => isPhoneNumber(value, String(country)), {
      missing: t('person.phone.missing'),
      wrong: t('person.phone.wrong'),
    }),
  )
}

/** A required e-mail address. */
export function email() {
  return requiredValid(isEmailAddress, { missing: t('person.email.missing'), wrong: t('person.email.wrong') })
}

function postcode(country: string) {
  return requiredValid((value) => isPostcode(value, country), {
    missing: t('person.zip.missing'),
    wrong: t('person.zip.wrong'),
  })
}
