import { string } from 'yup'
import { isEmailAddress } from '#domain/booking/people/contactRules.ts'
import { isPhoneNumber } from '#domain/booking/people/phone.ts'
import { isPostcode } from '#domain/booking/people/postcode.ts'
import { readDay } from '#domain/calendar.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { t } from '#web/text/personalDataProblems.ts'
import { isWrittenDay } from '#web/text/typedDay.ts'

/** A text that is taken as it is. */
export function kept() {
  return string().defined()
}

/** A text of which a function tells what is wrong; null when nothing is. */
export function text(problem: (value: string) => string | null) {
  return kept().test((value, { createError }) => {
    const message = problem(value)
    return message === null || createError({ message })
  })
}

/** A text that must be given, and of which a function tells whether it can be used. */
function usable(
  isUsable: (value: string) => boolean,
  { missing, wrong }: { readonly missing: string; readonly wrong: string },
) {
  return text((value) => {
    if (value.trim() === '') return missing
    return isUsable(value) ? null : wrong
  })
}

/** A day that must be given, and of which a function tells what is wrong; null when nothing is. */
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

/** What is wrong with a text that is no day: it does not exist, or it is written in another way than the example. */
export function unreadableDay(value: string, example: string): string {
  const written = value.trim()
  return isWrittenDay(written)
    ? t('person.day.notThere', { day: written })
    : t('person.day.unreadable', { day: example })
}

/** A text that must not be empty. */
export function filled(message: string) {
  return text((value) => (value.trim() === '' ? message : null))
}

/** The fields of an address; without one they are taken as they are. */
export function addressShape(isAsked: boolean) {
  const wanted = (message: string) => (isAsked ? filled(message) : kept())
  return {
    address: wanted(t('person.address.missing')),
    addressAddition: kept(),
    zip: isAsked ? kept().when('country', ([country]) => postcode(String(country))) : kept(),
    city: wanted(t('person.city.missing')),
    country: wanted(t('person.country.missing')),
  }
}

/** A phone number as it is written in the country of the same person. */
export function phone() {
  return kept().when('country', ([country]) =>
    usable((value) => isPhoneNumber(value, String(country)), {
      missing: t('person.phone.missing'),
      wrong: t('person.phone.wrong'),
    }),
  )
}

/** An e-mail address. */
export function email() {
  return usable(isEmailAddress, { missing: t('person.email.missing'), wrong: t('person.email.wrong') })
}

function postcode(country: string) {
  return usable((value) => isPostcode(value, country), {
    missing: t('person.zip.missing'),
    wrong: t('person.zip.wrong'),
  })
}
