import { createHash } from 'node:crypto'
import { toCalendarFile } from '#domain/booking/payment/calendarFile.ts'
import { addDays } from '#domain/calendar.ts'
import type { Confirmation } from './confirmation.ts'
import { mailContent } from './content.ts'
import { stopText } from './days.ts'
import { html } from './html.ts'
import type { MailOperator } from './operator.ts'
import type { DueMail } from './outbox.ts'
import { plainText } from './plainText.ts'
import type { MailMessage } from './transport.ts'

/** The mail itself: to the address of the booking and nobody else, in two forms, with the entries of the calendar. */
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
      // Programs that answer for somebody who is away leave such a mail alone.
      headers: { 'Auto-Submitted': 'auto-generated' },
      text: plainText(content, operator.name),
      html: html(content, operator),
      attachments: calendarFiles(confirmation, booking, operator),
      // Nothing of a booking may be read as a file or an address to fetch.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  }
}

/** The same for each mail of a booking, so that one that went out twice can be told; it says nothing of the booking's id. */
export function messageId(bookingId: string, senderAddress: string): string {
  const digest = createHash('sha256').update(`confirmation ${bookingId}`).digest('hex').slice(0, 32)
  return `<${digest}@${domainOf(senderAddress)}>`
}

function domainOf(address: string): string {
  return address.split('@')[1] ?? 'localhost'
}

/** One for each group that gets on and off together; none for what is not certain. */
function calendarFiles(confirmation: Confirmation, { orderNo, createdAt }: DueMail, operator: MailOperator) {
  const { standing, travel, startDate, endDate, people, boarding } = confirmation
  if (standing !== 'booked') return []
  const groups = boarding.length === 0 ? [{ people, outbound: null, homeward: null }] : boarding
  return groups.map(({ people: group, outbound, homeward }, index) => {
    const notes = [
      `Auftragsnummer ${orderNo}`,
      ...(outbound === null ? [] : [`Einsteigen: ${stopText(outbound)}`]),
      ...(homeward === null ? [] : [`Aussteigen: ${stopText(homeward)}`]),
      `Reisende: ${group.join(', ')}`,
      `Fragen: ${operator.name}, ${operator.phone}`,
    ]
    return {
      filename: `reise-${startDate}${index === 0 ? '' : `-${String(index + 1)}`}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      content: toCalendarFile({
        // The number of the group's first traveller, as in the file the website offers.
        id: `${orderNo}-${String(people.indexOf(group[0] ?? ''))}@${domainOf(operator.email)}`,
        stamp: createdAt,
        title: `Reise: ${travel.name}`,
        place: outbound?.name ?? null,
        notes: notes.join('\n'),
        start: { day: addDays(startDate, outbound?.isNextDay === true ? 1 : 0), time: outbound?.time ?? null },
        end: { day: addDays(endDate, homeward?.isNextDay === true ? 1 : 0), time: homeward?.time ?? null },
      }),
    }
  })
}
