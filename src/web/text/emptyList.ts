import { listMessages } from './list.ts'
import { siteMessages } from './site.ts'
import { translator } from './translator.ts'

/** Texts of a list without travels, of a calendar without dates, and of the pages about what was searched for. */
export const emptyListMessages = {
  'list.without': 'Ohne {part}',
  'list.part.query': '«{query}»',
  'list.part.destinations': 'die gewählten Ziele',
  'list.part.travelTypes': 'die gewählten Reisearten',
  'list.part.months': 'die gewählten Monate',
  'list.inMonth': 'Im {month}',
  'list.emptyTitle': 'Dazu haben wir gerade keine Reise',
  'list.noneTitle': 'Zurzeit haben wir keine Reise im Angebot',
  'list.noneText': 'Gern sagen wir Ihnen am Telefon, wann es neue Reisen gibt:',
  'list.datesFollow': 'Die Reisedaten folgen noch. Unter «Liste» sehen Sie alle Reisen.',
  'list.pages': 'Hier lesen Sie mehr dazu:',
  'list.next': 'Unsere nächsten Abreisen',
  'list.nextFailed': 'Unsere nächsten Abreisen lassen sich gerade nicht laden.',
  'list.emptyTextQuery': 'Versuchen Sie ein anderes Stichwort. Gern beraten wir Sie auch persönlich:',
  'list.emptyText':
    'Lassen Sie einen Filter weg oder versuchen Sie ein anderes Stichwort. Gern beraten wir Sie auch persönlich:',
} as const

export const t = translator({ ...siteMessages, ...listMessages, ...emptyListMessages })
