import { contentMessages } from './contentMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of a page of the CMS, with those of the site. */
export const t = translator({ ...siteMessages, ...contentMessages })
