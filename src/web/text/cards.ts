import { cardMessages } from './cardMessages.ts'
import { translator } from './translator.ts'

/** Texts of travels in lists, apart from those of every page: the funnel has no lists. */
export const t = translator(cardMessages)
