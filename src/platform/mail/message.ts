import { createHash } from 'node:crypto'
import { toCalendarFile } from '#domain/booking/placed/calendarFile.ts'
import { addDays } from '#domain/calendar.ts'
import { stopText } from './boardingGroups.ts'
import type { Confirmation } from './confirmation.ts'
import { mailContent } from './content.ts'
import { html } from './html.ts'
import type { MailOperator } from './operator.ts'
import type { DueMail } from './outbox.ts'
import { plainText } from './plainText.ts'
import type { MailMessage } from './transport.ts'

/** The complete mail: to the billing contact only, as HTML and plain text, with iCalendar attachments. */
export function confirmationMessage(confirmation: Confirmation, booking: DueMail, operator: MailOperator): MailMessage {
  const { orderNo } = booking
  const content = mailContent(confirmation, { booking, operator })
  const { email } = confirmation.recipient
  return {
    orderNo,
    mail: {
      from: { name: operator.name, address: operator.email },
      to: { name: '', address: email },
      envelope: { from: operator.email, to: [email] },
      subject: content.subject,
      messageId: messageId(booking.bookingId, operator.email),
      // Suppresses automatic replies (RFC 3834).
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: plainText(content, operator.name),
      html: html(content, operator),
      attachments: calendarFiles(confirmation, booking, operator),
      // No text of a booking may be taken for a file path or URL to load.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}

/** Stable per booking, so that a mail sent twice can be recognised; a digest, for the booking id is secret. */
export function messageId(bookingId: string, senderAddress: string): string {
  const digest = createHash('sha256').update(`confirmation ${bookingId}`).digest('hex').slice(0, 32)
  return `<${digest}@${domainOf(senderAddress)}>`
}

function domainOf(address: string): string {
  return address.split('@')[1] ?? 'localhost'
}

/** An iCalendar file for each boarding group; none for waitlist and request. */
function calendarFiles(confirmation: Confirmation, { orderNo, createdAt }: DueMail, operator: MailOperator) {
  const { standing, travel, startDate, endDate, people, boarding } = confirmation
  if (standing !== 'booked') return []
  const groups = boarding.length === 0 ? [{ first: 0, people, outbound: null, homeward: null }] : boarding
  return groups.map(({ first, people: group, outbound, homeward: back }, index) => {
    const notes = [
      `Auftragsnummer ${orderNo}`,
      ...(outbound === null ? [] : [`Einsteigen: ${stopText(outbound)}`]),
      ...(back === null ? [] : [`Aussteigen: ${stopText(back)}`]),
      `Reisende: ${group.join(', ')}`,
      `Fragen: ${operator.name}, ${operator.phone}`,
    ]
    return {
      filename: `reise-${startDate}${index === 0 ? '' : `-${String(index + 1)}`}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: toCalendarFile({
        // Index of the group's first traveller, the same id as in the website's calendar file.
        id: `${orderNo}-${String(first ?? people.indexOf(group[0] ?? ''))}@${domainOf(operator.email)}`,
        stamp: createdAt,
        title: `Reise: ${travel.name}`,
        place: outbound?.name ?? null,
        notes: notes.join('\n'),
        start: { day: addDays(startDate, outbound?.isNextDay === true ? 1 : 0), time: outbound?.time ?? null },
        end: { day: addDays(endDate, back?.isNextDay === true ? 1 : 0), time: back?.time ?? null },
      }),
    }
  })
}
