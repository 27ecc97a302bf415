// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useSetAtom } from 'jotai'
import { expect, test } from 'vitest'
import { withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { resetBookingAtom } from '#state/booking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { useOutcome } from '#web/booking/payment/useOutcome.ts'

const TRAVEL = 'provence'
const BOOKED = { success: true, bookingId: 'b1', orderNo: '4711', totalPrice: 2580, message: null }

function Part() {
  const { applyOutcome } = useOutcome(TRAVEL)
  const reset = useSetAtom(resetBookingAtom)
  const answer = () => void applyOutcome({ kind: 'answered', result: BOOKED, bookerId: null }, 's1')
  return (
    <>
      <button onClick={() => reset(TRAVEL)}>Löschen</button>
      <button onClick={answer}>Antwort</button>
    </>
  )
}

// rule 10.13
test('the answer to a submit is for the booking that was sent, and none for a new one after that was deleted', async () => {
  const sent = withSubmissionStarted(draft(), 's1')
  const kept = renderFunnel(Part, sent, offer())
  fireEvent.click(screen.getByText('Antwort'))
  await waitFor(() => expect(kept.draftNow().submission.bookingId).toBe('b1'))

  const { draftNow } = renderFunnel(Part, sent, offer())
  fireEvent.click(screen.getByText('Löschen'))
  fireEvent.click(screen.getByText('Antwort'))
  expect(draftNow().submission).toMatchObject({ bookingId: null, submitSuccessful: false })
})
