// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useSetAtom } from 'jotai'
import { expect, test, vi } from 'vitest'
import { resetBookingAtom } from '#state/booking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { renderFunnelAt } from '#test/support/web/render.tsx'
import { usePayment } from '#web/booking/payment/usePayment.ts'

const TRAVEL = 'provence'
const PAID = { status: 'PAID', transactionId: 't1', heldUntil: null }

// rule 10.15
test.each([
  ['is written into the booking it is about', false, 'paid'],
  ['is not written into a new booking after that one was deleted', true, null],
])('the state of a payment %s', async (_promise, isDeleted, outcome) => {
  const asked = vi.fn()
  let answer: () => void = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const graph = graphThat(() => {
    asked()
    return answered.then(() => ({ data: { ratioSummary: { json: null, payment: PAID } } }))
  })
  const Buttons = () => {
    const { phase, queryStatus } = usePayment(TRAVEL)
    const reset = useSetAtom(resetBookingAtom)
    return (
      <>
        <p>{phase}</p>
        <button onClick={() => void queryStatus()}>Fragen</button>
        <button onClick={() => reset(TRAVEL)}>Löschen</button>
      </>
    )
  }
  const open = draft()
  const placed = { ...open, submission: { ...open.submission, submitSuccessful: true, bookingId: 'b1' } }
  const { draftNow } = renderFunnelAt('', Buttons, { draft: placed, offer: offer(), graph })
  fireEvent.click(screen.getByText('Fragen'))
  await waitFor(() => expect(asked).toHaveBeenCalled())
  if (isDeleted) fireEvent.click(screen.getByText('Löschen'))
  answer()
  await screen.findByText('idle')
  expect(draftNow().payment.outcome).toBe(outcome)
})
