import { useLayoutEffect, useRef, type RefObject } from 'react'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { useIsLandingPage } from '#web/site/LandingPage.tsx'
import { loadedAnimations } from './lazyMotion.ts'

/** Slides in the first child of the returned element when the step changes. */
export function useStepSlide(path: string): RefObject<HTMLDivElement | null> {
  const container = useRef<HTMLDivElement>(null)
  const { bookingNow } = useBookingActions()
  const isFirstPage = useIsLandingPage()
  useLayoutEffect(() => {
    const to = stepByPath(path)?.number ?? -1
    // The step is entered after rendering: until then the draft still has the previous step.
    const from = bookingNow().draft.currentStep
    const step = container.current?.firstElementChild
    if (isFirstPage || from < 0 || to < 0 || to === from || !(step instanceof HTMLElement)) return
    loadedAnimations()?.slideIn(step, to > from)
  }, [bookingNow, isFirstPage, path])
  return container
}
