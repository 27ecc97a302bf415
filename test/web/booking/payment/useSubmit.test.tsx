// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { useSetAtom } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { resetBookingAtom } from '#state/booking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { graphThat, OFFLINE } from '#test/support/web/graph.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { useSubmit } from '#web/booking/payment/useSubmit.ts'

const TRAVEL = 'provence'
const placeBooking = {
  success: true,
  bookingId: 'b1',
  orderNo: '4711',
  bookerId: null,
  totalPrice: 2580,
  message: null,
}

const booked = { data: { placeBooking } }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A part with a button that sends and one that deletes; each request is answered after a second. */
function renderSubmit(answer: typeof OFFLINE) {
  let requests = 0
  const graph = graphThat(() => {
    requests += 1
    return new Promise((resolve) => setTimeout(() => resolve(answer), 1000))
  })
  const Buttons = () => {
    const { phase, submit } = useSubmit(TRAVEL)
    const reset = useSetAtom(resetBookingAtom)
    return (
      <>
        <p>{phase}</p>
        <button onClick={() => void submit()}>Buchen</button>
        <button onClick={() => reset(TRAVEL)}>Löschen</button>
      </>
    )
  }
  const { draftNow } = renderFunnelAt('', Buttons, { draft: draft(), offer: offer(), graph })
  fireEvent.click(screen.getByText('Buchen'))
  return { draftNow, requestsNow: () => requests }
}

// rule 10.13
test('the answer to a submit is for the booking that was sent', async () => {
  const { draftNow } = renderSubmit(booked)
  await vi.advanceTimersByTimeAsync(1000)
  expect(draftNow().submission.bookingId).toBe('b1')
})

// rule 10.13
test('the answer that arrives after its booking was deleted is not written into a new one', async () => {
  const { draftNow } = renderSubmit(booked)
  fireEvent.click(screen.getByText('Löschen'))
  await vi.advanceTimersByTimeAsync(1000)
  expect(draftNow().submission).toMatchObject({ bookingId: null, submissionId: null, submitSuccessful: false })
  expect(draftNow().sentEvents).toEqual([])
})

// rule 10.13
test('a new booking is not sent in the place of one whose answer was lost and that was deleted', async () => {
  const { draftNow, requestsNow } = renderSubmit(OFFLINE)
  await vi.advanceTimersByTimeAsync(1500)
  fireEvent.click(screen.getByText('Löschen'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(requestsNow()).toBe(1)
  expect(draftNow().fatalError).toBeNull()
  expect(screen.getByText('idle')).toBeDefined()
})

// rule 10.13
test('a new booking that is being sent is not taken for one that was deleted', async () => {
  const { draftNow, requestsNow } = renderSubmit(booked)
  fireEvent.click(screen.getByText('Löschen'))
  await vi.advanceTimersByTimeAsync(500)
  fireEvent.click(screen.getByText('Buchen'))
  await vi.advanceTimersByTimeAsync(500)
  expect(screen.getByText('sending')).toBeDefined()
  expect(draftNow().submission).toMatchObject({ bookingId: null, isSubmitting: true })
  expect(requestsNow()).toBe(2)
})
