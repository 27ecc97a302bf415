import { funnelMessages } from './booking.ts'
import { additionalServicesMessages } from './additionalServicesMessages.ts'
import { translator } from './translator.ts'

/** Texts of the step of additional services, loaded with it. */
export const t = translator({ ...funnelMessages, ...additionalServicesMessages })
