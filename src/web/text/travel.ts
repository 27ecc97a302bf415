import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'
import { travelMessages } from './travelMessages.ts'
import { travelSectionMessages } from './travelSectionMessages.ts'

/** Texts of the travel page, with those of the site. */
export const t = translator({ ...siteMessages, ...travelMessages, ...travelSectionMessages })
