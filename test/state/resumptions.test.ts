import { expect, test } from 'vitest'
import { forgetAllBookings, forgetBooking, forgetExpired } from '#state/resumptions.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

function storage(area: unknown) {
  const kept = memoryStorage({ redux: JSON.stringify(area) })
  return { ...kept, area: (): unknown => JSON.parse(kept.getItem('redux') ?? '') }
}

const KEPT = {
  bookings: { provence: { version: '2.2.0' }, wien: { version: '2.2.0' } },
  bestsellers: { timestamp: 7 },
  resumptions: [{ travelId: 'provence' }, { travelId: 'wien' }],
}

test('one booking is removed from both storages, without the others, and can be restored', () => {
  const [local, session] = [storage(KEPT), storage({ bookings: { provence: { passport: 'X1' } } })]
  const putBack = forgetBooking({ local, session }, 'provence')
  expect(local.area()).toEqual({
    ...KEPT,
    bookings: { wien: { version: '2.2.0' } },
    resumptions: [{ travelId: 'wien' }],
  })
  expect(session.area()).toEqual({ bookings: {} })
  putBack()
  expect(local.area()).toEqual(KEPT)
  expect(session.area()).toEqual({ bookings: { provence: { passport: 'X1' } } })
})

test('restoring a booking leaves those started and removed since as they are', () => {
  const [local, session] = [storage(KEPT), storage({})]
  const putBack = forgetBooking({ local, session }, 'provence')
  local.setItem('redux', JSON.stringify({ bookings: { rom: {} }, resumptions: [{ travelId: 'rom' }] }))
  putBack()
  expect(local.area()).toEqual({
    bookings: { provence: { version: '2.2.0' }, rom: {} },
    resumptions: [{ travelId: 'provence' }, { travelId: 'rom' }],
  })
})

// rules 4.1.4, 10.26
test('all bookings are removed from both storages, and can be restored beside those started since', () => {
  const typed = {
    bookings: { provence: { passport: 'X1' } },
    typedChildren: { wien: '3.4.' },
    unsavedDays: { provence: { a: {} } },
  }
  const [local, session] = [storage(KEPT), storage(typed)]
  const putBack = forgetAllBookings({ local, session })
  expect(local.area()).toEqual({ bookings: {}, bestsellers: { timestamp: 7 }, resumptions: [] })
  expect(session.area()).toEqual({ bookings: {}, typedChildren: {}, unsavedDays: {} })
  local.setItem(
    'redux',
    JSON.stringify({ bookings: { rom: {} }, bestsellers: { timestamp: 8 }, resumptions: [{ travelId: 'rom' }] }),
  )
  putBack()
  expect(local.area()).toEqual({
    bookings: { ...KEPT.bookings, rom: {} },
    bestsellers: { timestamp: 8 },
    resumptions: [{ travelId: 'rom' }, ...KEPT.resumptions],
  })
  expect(session.area()).toEqual(typed)
})

test('an unreadable storage does not fail', () => {
  const broken = { getItem: () => '{', setItem: () => undefined, removeItem: () => undefined }
  expect(() => forgetBooking({ local: broken, session: broken }, 'provence')()).not.toThrow()
  expect(() => forgetAllBookings({ local: broken, session: broken })()).not.toThrow()
})

test('unfinished input of a booking is removed and restored with it', () => {
  const typed = {
    bookings: {},
    typedChildren: { provence: '1.2.', wien: '3.4.' },
    unsavedDays: { provence: { a: {} } },
  }
  const [local, session] = [storage(KEPT), storage(typed)]
  const putBack = forgetBooking({ local, session }, 'provence')
  expect(session.area()).toEqual({ bookings: {}, typedChildren: { wien: '3.4.' }, unsavedDays: {} })
  putBack()
  expect(session.area()).toEqual(typed)
})

test('expired bookings are removed from both storages, the others stay', () => {
  const month = 30 * 24 * 60 * 60
  const told = (travelId: string, lastActivityTimestamp: number) => ({
    travelId,
    travelName: travelId,
    startDate: null,
    people: 2,
    lastActivityTimestamp,
  })
  const bookings = { provence: {}, wien: {} }
  const local = storage({ bookings, resumptions: [told('provence', 1000), told('wien', 1001)] })
  const session = storage({ bookings, unsavedDays: { provence: { a: {} } } })
  forgetExpired({ local, session }, 1000 + month)
  expect(local.area()).toEqual({ bookings: { wien: {} }, resumptions: [told('wien', 1001)] })
  expect(session.area()).toEqual({ bookings: { wien: {} }, unsavedDays: {} })
})

// rule 10.18
test('placed bookings and those only looked at expire as well, without an entry to resume', () => {
  const month = 30 * 24 * 60 * 60
  const bookings = {
    placed: { lastActivityTimestamp: 1000, submission: { bookingId: 'b1' } },
    viewed: { lastActivityTimestamp: 999 },
    recent: { lastActivityTimestamp: 1001 },
    undated: { lastActivityTimestamp: null },
  }
  const local = storage({ bookings, resumptions: [] })
  const session = storage({ bookings: { placed: { passport: 'X1' }, recent: {} } })
  forgetExpired({ local, session }, 1000 + month)
  expect(local.area()).toEqual({ bookings: { recent: bookings.recent, undated: bookings.undated }, resumptions: [] })
  expect(session.area()).toEqual({ bookings: { recent: {} } })
})

test('a booking continued since its entry was written does not expire with it', () => {
  const month = 30 * 24 * 60 * 60
  const area = {
    bookings: { provence: { lastActivityTimestamp: 2000 } },
    resumptions: [{ travelId: 'provence', lastActivityTimestamp: 1000 }],
  }
  const [local, session] = [storage(area), storage({})]
  forgetExpired({ local, session }, 1000 + month)
  expect(local.area()).toEqual(area)
})
