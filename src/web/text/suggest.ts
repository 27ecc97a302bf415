import { suggestMessages } from './suggestMessages.ts'
import { translator } from './translator.ts'

/** Texts of the suggestions below a search field. */
export const t = translator(suggestMessages)
