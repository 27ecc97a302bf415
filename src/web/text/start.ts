import { funnelMessages } from './booking.ts'
import { startMessages } from './startMessages.ts'
import { translator } from './translator.ts'

/** Texts of the first step, loaded with it. */
export const t = translator({ ...funnelMessages, ...startMessages })
