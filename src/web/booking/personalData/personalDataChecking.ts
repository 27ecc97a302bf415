import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { summarisedErrors } from './formErrors.ts'
import { personalDataShape } from './personalDataShape.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/*
 * Validation of the form; a lazy chunk, loaded at the first focus of a field: with the schema library it would be a large
 * part of the step's initial load.
 */

export { summarisedErrors }

/** Resolver of React Hook Form for the schema of a draft. */
export function personalDataResolver(booking: Booking): Resolver<PersonalDataValues> {
  return yupResolver(personalDataShape(booking))
}
