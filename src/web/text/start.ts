import { funnelMessages } from './booking.ts'
import { startMessages } from './startMessages.ts'
import { translator } from './translator.ts'

/** Texts of the first step. They come with their step, so that no other step carries them. */
export const t = translator({ ...funnelMessages, ...startMessages })
