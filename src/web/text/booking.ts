import { bookingMessages } from './bookingMessages.ts'
import { frameMessages } from './frameMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { summaryMessages } from './summaryMessages.ts'
import { translator } from './translator.ts'

/** Texts of every step of the funnel: frame and summary, with those of the site. */
export const funnelMessages = { ...siteMessages, ...bookingMessages, ...frameMessages, ...summaryMessages } as const

export const t = translator(funnelMessages)
