import { nothingBookableMessages } from './nothingBookableMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of a travel without a date that can be booked, with those of the site: few visitors need them. */
export const t = translator({ ...siteMessages, ...nothingBookableMessages })
