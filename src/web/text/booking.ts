import { bookingMessages } from './bookingMessages.ts'
import { frameMessages } from './frameMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { summaryMessages } from './summaryMessages.ts'
import { translator } from './translator.ts'

/** What every step of the funnel says: its frame and summary, with the texts of the site it uses as well. */
export const funnelMessages = { ...siteMessages, ...bookingMessages, ...frameMessages, ...summaryMessages } as const

export const t = translator(funnelMessages)
