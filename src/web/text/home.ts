import { homeMessages } from './homeMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of the home page, with those of the site. */
export const t = translator({ ...siteMessages, ...homeMessages })
