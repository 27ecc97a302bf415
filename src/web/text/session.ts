import { sessionMessages } from './sessionMessages.ts'
import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts beside the steps. They come with what they are for, so that no step carries them. */
export const t = translator({ ...funnelMessages, ...sessionMessages })
