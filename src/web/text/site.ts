import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of the public pages and the primitives. */
export const t = translator(siteMessages)
