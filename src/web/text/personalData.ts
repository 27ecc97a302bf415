import { funnelMessages } from './booking.ts'
import { personalDataMessages } from './personalDataMessages.ts'
import { translator } from './translator.ts'

/** Texts of the step of personal data, loaded with it. */
export const t = translator({ ...funnelMessages, ...personalDataMessages })
