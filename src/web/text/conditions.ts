import { translator } from './translator.ts'

/** Texts of what follows a booking: payments, cancellation, next steps. */
export const conditionsMessages = {
  'conditions.price': 'Ihr Preis',
  'conditions.total': 'Total',
  'conditions.adjustment': 'Preisanpassung bei der Buchung',
  'conditions.payments': 'Wann Sie bezahlen',
  'conditions.paymentsLead': 'Die Rechnung erhalten Sie von uns.',
  'conditions.at': 'Bis {day}',
  'conditions.atOnce': 'Sofort nach Erhalt der Rechnung',
  'conditions.part.whole': 'Ganzer Betrag',
  'conditions.part.first': 'Anzahlung',
  'conditions.part.rest': 'Restzahlung',
  'conditions.cancellation': 'Wenn Sie die Reise annullieren',
  'conditions.cancellationLead':
    'So viel kostet Sie die Annullierung. Es zählt der Tag, an dem Ihre schriftliche Mitteilung bei uns eintrifft.',
  'conditions.until': 'Bis {until}',
  'conditions.between': '{from} – {until}',
  'conditions.cost.percent': '{percent} Prozent des Reisepreises',
  'conditions.cost.fee': 'Bearbeitung, {fee} pro Person',
  'conditions.cost.both': '{percent} Prozent des Reisepreises und {fee} pro Person',
  'conditions.security': 'Ihr Geld ist abgesichert',
  'conditions.soon': 'So bald wie möglich',
  'conditions.payment': '{part}: {amount}',
  'conditions.documents.electronic': 'Sie erhalten die Reiseunterlagen per E-Mail.',
  'conditions.documents.print': 'Sie erhalten die Reiseunterlagen per Post.',
  'conditions.return': 'Sie kommen zurück.',
} as const

export const t = translator(conditionsMessages)
