import { siteMessages } from './site.ts'
import { travelMessages } from './travel.ts'
import { translator } from './translator.ts'

/** Texts of the comparison of departures. */
export const comparisonMessages = {
  'travel.compare': 'Ihr Vergleich',
  'travel.compareHint': 'Wählen Sie ein zweites Datum, um beide nebeneinander zu sehen.',
  'travel.compareStart': 'Abreise',
  'travel.compareEnd': 'Rückkehr',
  'travel.compareExtension': 'Verlängerung',
  'travel.compareWithout': 'keine',
  'travel.compareCheapest': 'günstigstes Datum',
  'travel.compareMore': '{amount} mehr',
  'travel.compareBook': 'Buchen',
  'travel.compareWait': 'Auf die Warteliste',
  'travel.compareRemoveShort': 'Entfernen',
} as const

export const t = translator({ ...siteMessages, ...travelMessages, ...comparisonMessages })
