import { fieldMessages } from './fieldMessages.ts'
import { translator } from './translator.ts'

/** Texts of the primitives of forms. */
export const t = translator(fieldMessages)
