import { yupResolver } from '@hookform/resolvers/yup'
import type { Resolver } from 'react-hook-form'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { summarisedErrors } from './formErrors.ts'
import { personalDataShape } from './personalDataShape.ts'
import type { PersonalDataValues } from './personalDataValues.ts'

/*
 * What checks the form, and tells what it has found. It comes when somebody is about to write, apart from the form: with
 * the schema library it would be a large part of the step's first view.
 */

export { summarisedErrors }

/** Checks the form as its rules are for a draft. */
export function personalDataResolver(draft: BookingDraft, offer: Offer): Resolver<PersonalDataValues> {
  return yupResolver(personalDataShape(draft, offer))
}
