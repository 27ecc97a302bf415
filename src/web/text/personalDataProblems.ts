import { personalDataProblemMessages } from './personalDataProblemMessages.ts'
import { translator } from './translator.ts'

/** Validation messages of personal data, loaded with the validation after the form. */
export const t = translator(personalDataProblemMessages)
