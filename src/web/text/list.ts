import { listMessages } from './listMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of the lists of travels, with those of the site they use as well. */
export const t = translator({ ...siteMessages, ...listMessages })
