// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useSetAtom } from 'jotai'
import { useLocation } from 'react-router'
import { expect, test } from 'vitest'
import { changedElsewhereAtom } from '#state/otherWindow.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel } from '#test/support/web/render.tsx'
import { useBooking, useBookingActions } from '#web/booking/BookingContext.tsx'
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

// rules 2.5.8, 10.18
test('a step that a change in another window has made early stays on screen until the visitor goes on', async () => {
  const Step = () => {
    useStep(1)
    const { travelId, record } = useBooking()
    const setChanged = useSetAtom(changedElsewhereAtom)
    const { pathname } = useLocation()
    const changeElsewhere = () => {
      setChanged([travelId])
      record((now) => ({ ...now.draft, rooms: [], snapshot: null }))
    }
    return (
      <>
        <button onClick={changeElsewhere}>another window</button>
        <button onClick={() => setChanged([])}>noticed</button>
        <p>{`at ${pathname}`}</p>
      </>
    )
  }
  const { draftNow } = renderFunnel(Step, draft(), offer())
  await waitFor(() => expect(draftNow().currentStep).toBe(1))
  for (const button of ['another window', 'noticed']) {
    fireEvent.click(screen.getByRole('button', { name: button }))
    // A redirect would come after it.
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(screen.getByText('at /')).toBeDefined()
  }
  expect(draftNow().rooms).toEqual([])
})
