import { fieldMessages } from './fieldMessages.ts'
import { translator } from './translator.ts'

/** Texts of form fields. */
export const t = translator(fieldMessages)
