import { additionalServicesMessages } from './additionalServicesMessages.ts'
import { bookingMessages } from './bookingMessages.ts'
import { frameMessages } from './frameMessages.ts'
import { paymentMessages } from './paymentMessages.ts'
import { personalDataMessages } from './personalDataMessages.ts'
import { servicesMessages } from './servicesMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { startMessages } from './startMessages.ts'
import { summaryMessages } from './summaryMessages.ts'
import { translator } from './translator.ts'

/** Texts of the funnel, with those of the site it uses as well. */
export const t = translator({
  ...siteMessages,
  ...bookingMessages,
  ...frameMessages,
  ...startMessages,
  ...servicesMessages,
  ...personalDataMessages,
  ...additionalServicesMessages,
  ...paymentMessages,
  ...summaryMessages,
})
