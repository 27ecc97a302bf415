import { frameMessages } from './frame.ts'
import { siteMessages } from './site.ts'
import { summaryMessages } from './summary.ts'
import { translator } from './translator.ts'

/** Texts of the funnel, by the keys of the contract where it names one. */
export const bookingMessages = {
  'booking.bargainDiscount': 'Frühbucherrabatt',
} as const

/** Texts of every step of the funnel: frame and summary, with those of the site. */
export const funnelMessages = { ...siteMessages, ...bookingMessages, ...frameMessages, ...summaryMessages } as const

export const t = translator(funnelMessages)
