import { timeText } from '#admin/timeText.ts'
import { currencyOf, formatPlainMoney, toAmount } from '#domain/money.ts'
import { isWaitlist } from '#platform/catalogue/availability.ts'
import type { Answer, BabyDetails, BookingDetails, TravellerDetails } from '#platform/placed/bookingDetails.ts'
import type { PlacedBooking } from '#platform/placed/placedBookings.ts'
import { onOneLine } from '#platform/text/oneLine.ts'

export function moneyText(centimes: number, currency: string): string {
  return formatPlainMoney({ centimes, currency: currencyOf(currency) })
}

export function personsText({ persons }: Pick<PlacedBooking, 'persons'>): string {
  if (persons === null) return ''
  return persons === 1 ? '1 person' : `${String(persons)} persons`
}

export function contactText({ name, email, phone }: PlacedBooking['contact']): string {
  return [name, email, phone].map(onOneLine).filter(Boolean).join(', ')
}

/** How a booking stands, in a few words. */
export function stateText({ cancelledAt, payment, status, heldUntil }: PlacedBooking): string {
  if (cancelledAt !== null) return `cancelled ${timeText(cancelledAt)}${payment === 'PAID' ? ', paid' : ''}`
  if (payment === 'PAID') return 'paid'
  if (payment === 'EXPIRED') return 'expired unpaid'
  if (isWaitlist(status)) return status === 'WAITLIST' ? 'waiting list' : 'on request'
  if (payment === 'INVOICE') return 'by invoice'
  return heldUntil === null ? 'unpaid' : `unpaid, held until ${timeText(heldUntil)}`
}

const HEADINGS = ['ORDER', 'BOOKED', 'TRAVEL', 'DATE', 'PERSONS', 'TOTAL', 'STATE', 'CONTACT']

/** One line a booking. */
export function bookingTable(bookings: readonly PlacedBooking[]): string {
  if (bookings.length === 0) return 'No bookings.'
  const rows = bookings.map((booking) => {
    const { orderNo, bookedAt, travel, startDate, persons, total, currency, contact } = booking
    return [
      orderNo,
      timeText(bookedAt),
      onOneLine(travel),
      startDate ?? '',
      persons === null ? '' : String(persons),
      moneyText(total, currency),
      stateText(booking),
      persons === null ? 'erased' : contactText(contact),
    ]
  })
  return aligned([HEADINGS, ...rows])
}

function aligned(rows: readonly (readonly string[])[]): string {
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')
  return rows.map((row) => line(row).trimEnd()).join('\n')
}

/** Everything about one booking. */
export function bookingSheet(booking: BookingDetails): string {
  const { orderNo, bookedAt, travel, transport, extension, startDate, endDate, total, currency } = booking
  const { contact, address } = booking
  const quantity = ({ name, quantity: count }: BookingDetails['rooms'][number]) => `${String(count)} × ${name}`
  return [
    ...rowsOf('Order', [`${orderNo}, ${stateText(booking)}`]),
    ...rowsOf('Booked', [timeText(bookedAt)]),
    ...rowsOf('Travel', [[travel, transport].filter(Boolean).join(', ')]),
    ...rowsOf('Date', [[startDate, endDate].filter(Boolean).join(' – ')]),
    ...rowsOf('Extension', extension === null ? [] : [extension]),
    ...rowsOf('Total', [moneyText(total, currency)]),
    ...rowsOf('Prices', pricesText(booking)),
    ...rowsOf('Contact', booking.persons === null ? ['erased'] : [contactText(contact), address.join(', ')]),
    ...rowsOf('Persons', [...booking.travellers.map(travellerText), ...booking.babies.map(babyText)]),
    ...rowsOf('Rooms', booking.rooms.map(quantity)),
    ...rowsOf('Extras', booking.extras.map(quantity)),
    ...rowsOf('Insured', booking.insurances),
    ...rowsOf('Answers', booking.answers.map(answerText)),
    ...rowsOf(
      'Remarks',
      booking.remarks.flatMap((remark) => remark.split('\n')),
    ),
    ...rowsOf(
      'Payments',
      booking.payments.map(
        ({ status, amount, changedAt, transactionId }) =>
          `${status} ${moneyText(amount, currency)}, ${timeText(changedAt)}, transaction ${transactionId}`,
      ),
    ),
    ...rowsOf('Mail', [booking.mail ?? 'none']),
  ].join('\n')
}

/** Equal summands of the total are one line. */
function pricesText({ persons, prices, currency }: BookingDetails): readonly string[] {
  if (prices === null) return [persons === null ? 'erased' : 'not stored, for it was booked with an earlier version']
  const texts = prices.map(({ label, amount }) => `${moneyText(amount, currency)} ${label}`)
  return [...new Set(texts)].map((line) => {
    const times = texts.filter((each) => each === line).length
    return times === 1 ? line : `${String(times)} × ${line}`
  })
}

/** Lines beside a heading; none without text. */
function rowsOf(heading: string, lines: readonly string[]): readonly string[] {
  return lines
    .map(onOneLine)
    .filter((line) => line !== '')
    .map((line, index) => `${(index === 0 ? heading : '').padEnd(10)}${line}`)
}

const SALUTATIONS: Readonly<Record<string, string>> = { MR: 'Mr', MRS: 'Mrs' }

function travellerText(traveller: TravellerDetails): string {
  const { salutation, name, email, phone, room, outbound, homeward, insurance, answers } = traveller
  return listed([
    `${SALUTATIONS[salutation] ?? ''} ${name}`.trim(),
    ...identityTexts(traveller),
    email,
    phone,
    room,
    outbound && `from ${outbound}`,
    homeward && `back to ${homeward}`,
    insurance,
    ...answers.map(answerText),
  ])
}

function babyText(baby: BabyDetails): string {
  return listed([baby.name, 'baby', ...identityTexts(baby)])
}

/** What lists for borders and airlines ask for. */
function identityTexts({ birthday, nationality, passport }: BabyDetails): readonly string[] {
  return [
    birthday && `born ${birthday}${passport === null ? '' : ` in ${passport.birthPlace}`}`,
    nationality,
    ...(passport === null
      ? []
      : [
          `${passport.type === 'PASSPORT' ? 'passport' : passport.type} ${passport.number}`,
          `issued ${passport.issueDate ?? ''} in ${passport.issuePlace}`,
          `valid until ${passport.validUntil ?? ''}`,
        ]),
  ]
}

function answerText({ question, answer }: Answer): string {
  return `${question}: ${answer}`
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ')
}

/** Control characters beyond those that JSON escapes. */
const CONTROLS = /[\u007F-\u009F\p{Cf}]/gu

/** For scripts: amounts in whole units of the currency, everything else as it is stored. */
export function toJson(value: unknown): string {
  const text = JSON.stringify(
    value,
    (name, field: unknown) =>
      (name === 'total' || name === 'amount') && typeof field === 'number' ? toAmount(field) : field,
    2,
  )
  return text.replaceAll(CONTROLS, (each) => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
