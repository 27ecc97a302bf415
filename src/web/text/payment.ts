import { funnelMessages } from './booking.ts'
import { paymentMessages } from './paymentMessages.ts'
import { translator } from './translator.ts'

/** Texts of review, payment and confirmation, loaded with these steps. */
export const t = translator({ ...funnelMessages, ...paymentMessages })
