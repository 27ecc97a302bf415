import { siteMessages } from './site.ts'
import { translator } from './translator.ts'

/** Texts of a page of the CMS around its own. */
export const contentMessages = {
  'site.pageWithoutName': 'Informationen',
  'site.siblingPages': '{category}: weitere Seiten',
  'site.textElsewhere': 'Den Text dieser Seite senden wir Ihnen gern zu. Rufen Sie uns an:',
} as const

export const t = translator({ ...siteMessages, ...contentMessages })
