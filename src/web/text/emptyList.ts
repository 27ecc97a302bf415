import { emptyListMessages } from './emptyListMessages.ts'
import { listMessages } from './listMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'

/** Texts of a list without travels, with those of the list: few visitors need them. */
export const t = translator({ ...siteMessages, ...listMessages, ...emptyListMessages })
