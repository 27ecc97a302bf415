import { translator } from './translator.ts'

/** Texts of the suggestions below a search field, loaded on its first use. */
export const suggestMessages = {
  'suggest.list': 'Vorschläge',
  'suggest.travels': 'Reisen',
  'suggest.places': 'Ziele',
  'suggest.months': 'Reisemonate',
  'suggest.pages': 'Gut zu wissen',
  'suggest.count':
    '{count, plural, =0 {Kein Vorschlag} one {# Vorschlag. Wählen Sie mit den Pfeiltasten.} other {# Vorschläge. Wählen Sie mit den Pfeiltasten.}}',
  'suggest.travelCount': '{count, plural, one {# Reise} other {# Reisen}}',
} as const

export const t = translator(suggestMessages)
