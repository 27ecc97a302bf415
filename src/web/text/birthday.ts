import { birthdayMessages } from './birthdayMessages.ts'
import { translator } from './translator.ts'

/** Texts about an implausible or changed birthday, loaded with the first one. */
export const t = translator(birthdayMessages)
