import { expect, test } from 'vitest'
import { boardingGroups } from '#domain/booking/boarding/boardingGroups.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { carovia } from '#tenant/config.ts'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { billedTraveller, draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { calendarEntry } from '#web/booking/confirmation/calendarEntry.ts'

const BOOKED = draft({
  travellers: [billedTraveller({ outboundStopNo: '1', returnStopNo: '12' })],
  submission: { ...draft().submission, bookingId: 'b1', orderNo: 'CR-7' },
})
const on = (...departures: ReturnType<typeof departure>[]) =>
  resolve(BOOKED, offer({ pricing: pricing({ departures }) }))
const wish = (booking: Booking) => ({
  booking,
  group: boardingGroups(booking)[0]!,
  people: 'Anna Muster',
  tenant: carovia,
})

test('the entry goes from the own stop to the own stop and holds number, people and phone', () => {
  const booking = on(departure({ busNetwork: BUS }))
  expect(calendarEntry(wish(booking), '2027-01-15T09:30:00.000Z')).toEqual({
    id: 'CR-7-0@carovia-reisen.example',
    stamp: '2027-01-15T09:30:00.000Z',
    title: 'Reise: Provence',
    place: 'Bern, Neufeld',
    notes: [
      'Auftragsnummer CR-7',
      'Einsteigen: 06:30 | Bern, Neufeld',
      'Aussteigen: 18:00 | Zürich, Sihlquai',
      'Reisende: Anna Muster',
      'Fragen: Carovia Reisen, +41 31 555 04 04',
    ].join('\n'),
    start: { day: '2027-06-12', time: '06:30' },
    end: { day: '2027-06-18', time: '18:00' },
  })
})

test('there is none while the days are not known', () => {
  expect(calendarEntry(wish(on()), '')).toBeNull()
})

test('an arrival after midnight ends the calendar entry on the next day', () => {
  const back = {
    ...BUS.return,
    stops: BUS.return.stops.map((stop) => ({ ...stop, time: '00:15', isNextDay: true })),
  }
  const entry = calendarEntry(wish(on(departure({ busNetwork: { ...BUS, return: back } }))), '2027-01-15T09:30:00.000Z')
  expect(entry?.end).toEqual({ day: '2027-06-19', time: '00:15' })
  expect(entry?.notes).toContain('Aussteigen: 00:15 +1 | Zürich, Sihlquai')
})
