import { funnelMessages } from './booking.ts'
import { servicesMessages } from './servicesMessages.ts'
import { translator } from './translator.ts'

/** Texts of the steps of services and extension, loaded with them. */
export const t = translator({ ...funnelMessages, ...servicesMessages })
