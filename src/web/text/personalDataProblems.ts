import { personalDataProblemMessages } from './personalDataProblemMessages.ts'
import { translator } from './translator.ts'

/** Complaints about what is written about people. They come with the checks, after the form itself. */
export const t = translator(personalDataProblemMessages)
