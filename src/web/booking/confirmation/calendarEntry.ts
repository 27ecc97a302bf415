import type { BoardingGroup } from '#domain/booking/boarding/boardingGroups.ts'
import { dayAt, shownStopLabel } from '#domain/booking/boarding/busStops.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { toCalendarFile, type CalendarEvent } from '#domain/booking/placed/calendarFile.ts'
import type { TenantConfig } from '#tenant/config.ts'
import { t } from '#web/text/payment.ts'

export interface CalendarInput {
  readonly booking: Booking
  /** Travellers with the same stops. */
  readonly group: BoardingGroup
  /** Their names. */
  readonly people: string
  readonly tenant: Pick<TenantConfig, 'operatorName' | 'contact'>
}

/**
 * Calendar entry of one group, from its outbound stop on the first day to its return stop on the last. Null without a date.
 * @param stamp creation time of the file, as an ISO instant.
 */
export function calendarEntry(
  { booking: { draft, offer, date }, group, people, tenant }: CalendarInput,
  stamp: string,
): CalendarEvent | null {
  if (date === null) return null
  const { outbound } = group
  const { orderNo, bookingId } = draft.submission
  const { operatorName, contact } = tenant
  const notes = [
    orderNo === null ? null : t('calendar.order', { orderNo }),
    outbound === null ? null : t('calendar.boarding', { stop: shownStopLabel(outbound) }),
    group.return === null ? null : t('calendar.dropOff', { stop: shownStopLabel(group.return) }),
    t('calendar.people', { people }),
    t('calendar.contact', { operator: operatorName, phone: contact.phone }),
  ]
  return {
    id: `${orderNo ?? bookingId ?? ''}-${String(group.travellers[0] ?? 0)}@${contact.email.split('@')[1] ?? ''}`,
    stamp,
    title: t('calendar.title', { travel: offer.travel.name }),
    place: outbound?.name ?? null,
    notes: notes.filter((note) => note !== null).join('\n'),
    start: { day: dayAt(date.startDate, outbound), time: outbound?.time ?? null },
    end: { day: dayAt(date.endDate, group.return), time: group.return?.time ?? null },
  }
}

/**
 * Downloads the entry as an iCalendar file.
 * @throws if the booking has no date
 */
export function downloadCalendarEntry(input: CalendarInput): void {
  const entry = calendarEntry(input, new Date().toISOString())
  if (entry === null) throw new Error('A calendar entry needs the days of the travel')
  const url = URL.createObjectURL(new Blob([toCalendarFile(entry)], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = t('calendar.file', { day: entry.start.day })
  link.click()
  // Safari reads the object URL a moment after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
