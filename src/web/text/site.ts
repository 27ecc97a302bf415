import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of every page and of the public pages. */
export const t = translator(siteMessages)
