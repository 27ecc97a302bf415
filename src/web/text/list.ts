import { listMessages } from './listMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of the travel list, with those of the site. */
export const t = translator({ ...siteMessages, ...listMessages })
