import { expect, test } from 'vitest'
import { bookingAfter } from '#domain/booking/commands/command.ts'
import { firstDayOf, requestedChange, requestedDate, type DateRequest } from '#domain/booking/commands/requestedDate.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const july = (id: string, day: string, fields: Parameters<typeof departure>[0] = {}) =>
  departure({ id, startDate: `2027-07-${day}`, endDate: `2027-07-28`, ...fields })
const sold = offer({
  pricing: pricing({
    departures: [
      departure(),
      july('d2', '01', { status: status('CLOSED') }),
      july('d3', '08'),
      july('phone', '15', { isSoldOnline: false }),
    ],
  }),
})
const NOTHING: DateRequest = { dateId: null, extensionId: null, month: null, isWaiting: false }
const bare = draft({ rooms: [], travellers: [traveller({ accommodationId: null })] })

/** Id of the chosen departure after the request; `same` where it asks for nothing. */
function chosenBy(request: Partial<DateRequest>, before: BookingDraft = bare) {
  const booking = resolve(before, sold)
  const command = requestedChange({ ...NOTHING, ...request }, booking)
  return command === null ? 'same' : (bookingAfter(booking, command).draft.date?.dateId ?? null)
}

test('a link chooses the departure it names', () => {
  expect(chosenBy({ dateId: 'd3' })).toBe('d3')
  expect(requestedDate({ ...NOTHING, dateId: 'd3' }, sold)?.startDate).toBe('2027-07-08')
})

test('a link to a month or to a date no longer sold keeps the date of rooms, and of a family package', () => {
  const rooms = draft()
  const family = draft({
    rooms: [],
    travellers: [traveller({ accommodationId: 'fz', familyPackageId: 'familie', isFamilyPackageMember: true })],
  })
  for (const before of [rooms, family]) {
    expect(chosenBy({ month: '2027-07' }, before)).toBe('same')
    const command = requestedChange({ ...NOTHING, dateId: 'gone' }, resolve(before, sold))
    expect(command?.(resolve(before, sold))).toBe(before)
  }
  expect(chosenBy({ month: '2027-07' })).toBe('d3')
  expect(chosenBy({ dateId: 'gone' })).toBeNull()
})

test('a link chooses a departure with the extension it names, or with any', () => {
  const longer = departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensionBaseDate: { id: 'd1' },
    extensions: [extension(), extension({ id: 'berge' })],
  })
  const extended = offer({ pricing: pricing({ departures: [departure(), longer] }) })
  const extensionOf = (request: Partial<DateRequest>) =>
    requestedDate({ ...NOTHING, dateId: 'd1-v', ...request }, extended)?.extension?.id ?? null
  expect([extensionOf({ extensionId: 'berge' }), extensionOf({}), extensionOf({ extensionId: 'see' })]).toEqual([
    'berge',
    'meer',
    null,
  ])
  expect(requestedDate({ ...NOTHING, dateId: 'd1', extensionId: 'meer' }, extended)).toBeNull()
  const chosen = draft({ date: { dateId: 'd1-v', extensionId: 'berge' } })
  const change = (request: Partial<DateRequest>) =>
    requestedChange({ ...NOTHING, dateId: 'd1-v', ...request }, resolve(chosen, extended))
  expect([change({}), change({ extensionId: 'berge' })]).toEqual([null, null])
  expect(change({ extensionId: 'meer' })?.(resolve(chosen, extended)).date).toEqual({
    dateId: 'd1-v',
    extensionId: 'meer',
  })
})

test('a link chooses a departure where none is chosen', () => {
  expect(chosenBy({ dateId: 'd3' }, draft({ rooms: [], date: null }))).toBe('d3')
  expect(chosenBy({}, draft({ rooms: [], date: null }))).toBe('same')
})

// rule 4.4.1
test('a link to the waitlist of a departure joins it, also of the one chosen before, unless it can be booked by now', () => {
  const isWaitingAfter = (dateId: string, before: BookingDraft, isWaiting = true) => {
    const booking = resolve(before, sold)
    const command = requestedChange({ ...NOTHING, dateId, isWaiting }, booking)
    return command !== null && bookingAfter(booking, command).draft.switchedToWaitlistFallback
  }
  const onClosed = draft({ rooms: [], date: { dateId: 'd2', extensionId: null } })
  expect([isWaitingAfter('d2', bare), isWaitingAfter('d2', onClosed)]).toEqual([true, true])
  expect([isWaitingAfter('d3', bare), isWaitingAfter('d2', bare, false), isWaitingAfter('gone', bare)]).toEqual([
    false,
    false,
    false,
  ])
})

test('no day is known while the variant is not loaded', () => {
  expect(firstDayOf('d1', { ...sold, pricing: null })).toBeNull()
})

test('the chosen departure, or no request, changes nothing', () => {
  expect(chosenBy({ dateId: 'd1' })).toBe('same')
  expect(chosenBy({})).toBe('same')
})

test('a departure that is not on sale clears the date, unless rooms are chosen, and is known by its day', () => {
  expect(chosenBy({ dateId: 'phone' })).toBeNull()
  expect(chosenBy({ dateId: 'phone' }, draft())).toBe('d1')
  expect([firstDayOf('phone', sold), firstDayOf('other', sold)]).toEqual(['2027-07-15', null])
})

test('a month chooses its first departure that is not closed, unless rooms are chosen', () => {
  expect(chosenBy({ month: '2027-07' })).toBe('d3')
  expect(chosenBy({ month: '2027-08' })).toBe('same')
  expect(chosenBy({ month: '2027-07' }, draft())).toBe('same')
})

test('a placed booking stays as it is', () => {
  const placed = draft({ submission: { ...draft().submission, bookingId: 'b1' } })
  expect(chosenBy({ dateId: 'd3' }, placed)).toBe('same')
})
