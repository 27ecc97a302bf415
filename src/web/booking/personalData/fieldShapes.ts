import { string } from 'yup'
import { isPostcode } from '#domain/booking/contactRules.ts'
import { t } from '#web/text/booking.ts'

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

function postcode(country: string) {
  return text((value) => (isPostcode(value, country) ? null : t('person.zip.wrong')))
}
