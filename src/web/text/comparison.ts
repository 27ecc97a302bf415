import { comparisonMessages } from './comparisonMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { translator } from './translator.ts'
import { travelMessages } from './travelMessages.ts'

/** Texts of the comparison of departures, with those of the travel page: few visitors need them. */
export const t = translator({ ...siteMessages, ...travelMessages, ...comparisonMessages })
