import { birthdayMessages } from './birthdayMessages.ts'
import { translator } from './translator.ts'

/** Texts about a birthday. They come with the first one that has to be asked about. */
export const t = translator(birthdayMessages)
