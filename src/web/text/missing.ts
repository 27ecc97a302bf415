import { translator } from './translator.ts'

/** Texts of the not-found and gone pages (404, 410). */
export const missingMessages = {
  'missing.title': 'Diese Seite gibt es nicht',
  'missing.text':
    'Vielleicht ist die Adresse veraltet oder nicht ganz richtig geschrieben. Suchen Sie am besten gleich hier.',
  'missing.goneTitle': 'Diese Reise bieten wir nicht mehr an',
  'missing.goneText': 'Suchen Sie am besten gleich hier eine andere. Oder fragen Sie uns.',
  'missing.goneTextOthers': 'Andere Reisen finden Sie weiter unten. Oder fragen Sie uns.',
  'missing.pageGoneTitle': 'Diese Seite gibt es nicht mehr',
  'missing.pageGoneText':
    'Wir haben sie zurückgezogen. Was Sie suchen, finden Sie vielleicht über die Suche. Oder fragen Sie uns.',
  'missing.travels': 'Vielleicht eine dieser Reisen?',
  'missing.travelsFailed': 'Vorschläge lassen sich gerade nicht laden.',
} as const

export const t = translator(missingMessages)
