import { savedTravelsMessages } from './savedTravelsMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of the wishlist and the recently viewed travels, with those of the site: few visitors need them. */
export const t = translator({ ...siteMessages, ...savedTravelsMessages })
