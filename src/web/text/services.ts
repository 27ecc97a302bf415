import { funnelMessages } from './booking.ts'
import { servicesMessages } from './servicesMessages.ts'
import { translator } from './translator.ts'

/** Texts of the services and the extension. They come with their step, so that no other step carries them. */
export const t = translator({ ...funnelMessages, ...servicesMessages })
