import { useStore } from 'jotai'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { stepByPath } from '#domain/booking/funnel/steps.ts'
import { draftAtom } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { useIsLandingPage } from '#web/site/LandingPage.tsx'
import { motionAtHand } from './lateMotion.ts'

/** Slides in what stands first in the element when another step comes, from where the funnel is read. */
export function useStepSlide(path: string): RefObject<HTMLDivElement | null> {
  const ground = useRef<HTMLDivElement>(null)
  const { travelId } = useBookingData()
  const store = useStore()
  const isFirstPage = useIsLandingPage()
  useLayoutEffect(() => {
    const to = stepByPath(path)?.number ?? -1
    // The step is entered after it is drawn: until then the draft has the one that was left.
    const from = store.get(draftAtom(travelId)).currentStep
    const step = ground.current?.firstElementChild
    if (isFirstPage || from < 0 || to < 0 || to === from || !(step instanceof HTMLElement)) return
    motionAtHand()?.slideIn(step, to > from)
  }, [isFirstPage, path, store, travelId])
  return ground
}
