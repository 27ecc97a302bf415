import { funnelMessages } from './booking.ts'
import { paymentMessages } from './paymentMessages.ts'
import { translator } from './translator.ts'

/** Texts of payment and confirmation. They come with their step, so that no other step carries them. */
export const t = translator({ ...funnelMessages, ...paymentMessages })
