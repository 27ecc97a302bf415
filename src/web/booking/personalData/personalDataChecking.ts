import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { summarisedErrors } from './formErrors.ts'
import { personalDataShape } from './personalDataShape.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/*
 * Validation of the form; a lazy chunk, loaded at the first focus of a field: with the schema library it would be a large
 * part of the step's initial load.
 */

export { summarisedErrors }

/** Resolver of React Hook Form for the schema of a draft. */
export function personalDataResolver(draft: BookingDraft, offer: Offer): Resolver<PersonalDataValues> {
  return yupResolver(personalDataShape(draft, offer))
}
