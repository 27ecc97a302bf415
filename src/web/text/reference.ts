import { translator } from './translator.ts'

/** Texts of the page that the code on a confirmation leads to. */
export const referenceMessages = {
  'reference.title': 'Ihre Auftragsnummer',
  'reference.of': 'Auftragsnummer {orderNo}',
  'reference.unknown': 'In dieser Adresse steht keine Auftragsnummer. Sie finden sie auf Ihrer Bestätigung.',
  'reference.use': 'Nennen Sie diese Nummer, wenn Sie sich bei uns melden.',
  'reference.noProof': 'Diese Seite zeigt nur die Nummer aus Ihrem Code. Sie ist keine Bestätigung einer Buchung.',
  'reference.call': 'Anrufen:',
  'reference.write': 'Schreiben:',
  'reference.subject': 'Auftrag {orderNo}',
} as const

export const t = translator(referenceMessages)
