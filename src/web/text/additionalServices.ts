import { funnelMessages } from './booking.ts'
import { additionalServicesMessages } from './additionalServicesMessages.ts'
import { translator } from './translator.ts'

/** Texts of the additional services. They come with their step, so that no other step carries them. */
export const t = translator({ ...funnelMessages, ...additionalServicesMessages })
