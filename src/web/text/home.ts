import { siteMessages } from './site.ts'
import { translator } from './translator.ts'

/** Texts of the home page. */
export const homeMessages = {
  'home.claim': 'Einsteigen. Ankommen. Erzählen.',
  'home.lead': 'Geführte Carreisen ab vielen Orten der Schweiz. Wir fahren, Sie schauen.',
  'home.bestsellers': 'Oft gebucht',
  'home.bestsellersFailed': 'Die oft gebuchten Reisen lassen sich gerade nicht laden.',
  'home.indexFailed': 'Reisearten und Ziele lassen sich gerade nicht laden.',
  'home.elsewhere': 'Weitere Reisen finden',
  'home.allTravels': 'Alle Reisen ansehen',
  'home.byType': 'Nach Reiseart',
  'home.byDestination': 'Nach Ziel',
  'home.otherOptions': 'Weitere {count} zeigen',
} as const

export const t = translator({ ...siteMessages, ...homeMessages })
