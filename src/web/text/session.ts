import { sessionMessages } from './sessionMessages.ts'
import { funnelMessages } from './booking.ts'
import { translator } from './translator.ts'

/** Texts of deletion, idle sessions, lost connections, other windows and the hand-over to another device, loaded with their components. */
export const t = translator({ ...funnelMessages, ...sessionMessages })
