import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SendOutcome } from '#web/booking/payment/sendBooking.ts'
import { sendUntilKnown } from '#web/booking/payment/sendUntilKnown.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const answered: SendOutcome = {
  kind: 'answered',
  bookerId: null,
  result: { success: true, bookingId: 'b', orderNo: 'CR-1', totalPrice: 1, message: null },
}
const open: SendOutcome = { kind: 'unknown', isFinal: false }
const tooMany: SendOutcome = { kind: 'notSent', reason: 'tooMany' }
const recent: SendOutcome = { kind: 'recent', recent: { minutesAgo: 1, isCertain: true, orderNo: 'CR-1' } }

/** Asks until it is known; the last outcome is given to all further requests. */
async function asked(outcomes: readonly SendOutcome[], { mayHaveRun = false, hasLeft = false } = {}) {
  const left = [...outcomes]
  let sent = 0
  let doubts = 0
  const send = () => {
    sent += 1
    return Promise.resolve((left.length > 1 ? left.shift() : left[0]) ?? open)
  }
  const ending = sendUntilKnown({ send, mayHaveRun, hasLeft: () => hasLeft, onUnknown: () => (doubts += 1) })
  await vi.runAllTimersAsync()
  return { outcome: await ending, sent, doubts }
}

test.each([
  { promise: 'answered', outcome: answered },
  { promise: 'certainly not sent', outcome: tooMany },
  { promise: 'asked back', outcome: recent },
  { promise: 'in conflict with another booking', outcome: { kind: 'conflict' } as const },
  { promise: 'unknown for ever', outcome: { kind: 'unknown', isFinal: true } as const },
])('a booking that is $promise is sent once and not asked about', async ({ outcome }) => {
  expect(await asked([outcome])).toEqual({ outcome, sent: 1, doubts: 0 })
})

test('an unknown outcome is asked about until it is known', async () => {
  expect(await asked([open, open, answered])).toEqual({ outcome: answered, sent: 3, doubts: 2 })
})

test('after four more requests nobody can say', async () => {
  expect(await asked([open])).toEqual({ outcome: open, sent: 5, doubts: 4 })
})

test('a later request that was not sent says nothing about the first', async () => {
  expect(await asked([open, tooMany, answered])).toEqual({ outcome: answered, sent: 3, doubts: 2 })
  expect(await asked([open, tooMany])).toMatchObject({ outcome: open, sent: 5 })
})

test('nor does it about one in an earlier life of the page', async () => {
  expect(await asked([tooMany], { mayHaveRun: true })).toMatchObject({ outcome: open, sent: 5 })
})

test('the answer «never sent» counts the second time only: a reload may have overtaken the request', async () => {
  const never: SendOutcome = { kind: 'neverSent' }
  expect(await asked([never], { mayHaveRun: true })).toMatchObject({ outcome: never, sent: 2 })
  expect(await asked([never, answered], { mayHaveRun: true })).toMatchObject({ outcome: answered, sent: 2 })
  expect(await asked([never, open, never], { mayHaveRun: true })).toMatchObject({ outcome: never, sent: 4 })
})

test('polling ends with the step', async () => {
  expect(await asked([open], { hasLeft: true })).toMatchObject({ outcome: open, sent: 1 })
})
