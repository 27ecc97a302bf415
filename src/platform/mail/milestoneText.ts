import type { Milestone } from '#domain/booking/placed/timeline.ts'
import { currencyOf, formatPlainMoney } from '#domain/money.ts'
import { stopText } from './boardingGroups.ts'
import type { Confirmation } from './confirmation.ts'
import { dayText } from './days.ts'
import type { DueMail } from './outbox.ts'

/** When it happens, as the term of a row. */
export function milestoneDay(milestone: Milestone, { bookedOn }: Confirmation): string {
  if (milestone.kind === 'documents' && milestone.isSoon) return 'So bald wie möglich'
  if (milestone.kind !== 'payment') return dayText(milestone.day)
  return milestone.day <= bookedOn ? 'Sofort nach Erhalt der Rechnung' : `Bis ${dayText(milestone.day)}`
}

/** What happens then, with the stop that everybody has. */
export function milestoneText(
  milestone: Milestone,
  confirmation: Confirmation,
  booking: Pick<DueMail, 'currency'>,
): string {
  const { outbound, homeward } = commonStops(confirmation)
  switch (milestone.kind) {
    case 'payment': {
      const { isWhole, isLast, centimes } = milestone.instalment
      return `${isWhole ? 'Ganzer Betrag' : isLast ? 'Restzahlung' : 'Anzahlung'} ${money(centimes, booking)}`
    }
    case 'documents':
      return `Sie erhalten die Reiseunterlagen ${confirmation.hasPrintedDocuments ? 'per Post' : 'per E-Mail'}.`
    case 'departure':
      return outbound === null ? 'Ihre Reise beginnt.' : `Sie steigen ein: ${stopText(outbound)}.`
    case 'return':
      return homeward === null ? 'Sie kommen zurück.' : `Sie kommen zurück: ${stopText(homeward)}.`
  }
}

/** The stops that everybody has; null where they differ, or without coach. */
function commonStops({ boarding: [first, ...others] }: Confirmation) {
  return first === undefined || others.length > 0 ? { outbound: null, homeward: null } : first
}

/** An amount in the currency of the booking. */
export function money(centimes: number, booking: Pick<DueMail, 'currency'>): string {
  return formatPlainMoney({ centimes, currency: currencyOf(booking.currency) })
}
