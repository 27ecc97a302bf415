// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { useStep } from '#web/booking/step/useStep.ts'

test('a step is recorded again when the visitor is back from another window, which has recorded an earlier one', async () => {
  const Step = () => {
    useStep(1)
    const { record } = useBookingActions()
    return <button onClick={() => record((now) => ({ ...now.draft, currentStep: 0 }))}>another window</button>
  }
  const { draftNow } = renderFunnel(Step, draft(), offer())
  await waitFor(() => expect(draftNow().currentStep).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: 'another window' }))
  expect(draftNow().currentStep).toBe(0)
  fireEvent.focus(window)
  await waitFor(() => expect(draftNow().currentStep).toBe(1))
})

test('a booking that was deleted is not begun again by its step', async () => {
  const Step = () => {
    useStep(1)
    const { record } = useBookingActions()
    return <button onClick={() => record((now) => ({ ...now.draft, currentStep: -1 }))}>deletion</button>
  }
  const { draftNow } = renderFunnel(Step, draft(), offer())
  await waitFor(() => expect(draftNow().currentStep).toBe(1))
  fireEvent.click(screen.getByRole('button', { name: 'deletion' }))
  fireEvent.focus(window)
  expect(draftNow().currentStep).toBe(-1)
})
