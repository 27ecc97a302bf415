import { birthdayChangeMessages } from './birthdayChangeMessages.ts'
import { translator } from './translator.ts'

/** Texts about a confirmed birthday. They come with the first one that changes something. */
export const t = translator(birthdayChangeMessages)
