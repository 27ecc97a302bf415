import { funnelMessages } from './booking.ts'
import { personalDataMessages } from './personalDataMessages.ts'
import { translator } from './translator.ts'

/** Texts of the personal data. They come with their step, so that no other step carries them. */
export const t = translator({ ...funnelMessages, ...personalDataMessages })
