import { useEffect, useRef, useState } from 'react'
import { priceChange } from '#domain/booking/funnel/submission.ts'
import { hasSummaryFailed } from '#domain/booking/insurance/insurance.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { useBooking } from '#web/booking/useBooking.ts'

interface Acts {
  /** What still stands in the way. */
  readonly issues: readonly Issue[]
  readonly submit: () => Promise<void>
  /** Shows what stands in the way. */
  readonly refuse: () => void
}

/**
 * The click that books. While the platform is still checking the price it counts all the same and is carried out when
 * the answer is here, unless the total has changed meanwhile: then the visitor looks first.
 */
export function useBook({ issues, submit, refuse }: Acts) {
  const { draft, offer, price } = useBooking()
  const [agreedCentimes, setAgreedCentimes] = useState<number | null>(null)
  const isSent = useRef(false)
  const isChecking =
    !hasSummaryFailed(draft, offer) && issues.length > 0 && issues.every(({ key }) => key === 'booking.summaryMissing')
  const centimes = priceChange(draft, offer)?.platformCentimes ?? price.total.centimes
  useEffect(() => {
    if (agreedCentimes === null || isChecking || isSent.current) return
    isSent.current = true
    const isAgreed = issues.length === 0 && agreedCentimes === centimes
    void (isAgreed ? submit() : Promise.resolve()).finally(() => setAgreedCentimes(null))
  }, [agreedCentimes, centimes, isChecking, issues, submit])
  const book = () => {
    if (isChecking) {
      // One click, one submit: renders between the answer and the end of the wait send nothing more.
      isSent.current = false
      setAgreedCentimes(centimes)
    } else if (issues.length > 0) refuse()
    else void submit()
  }
  return { isWaiting: agreedCentimes !== null && isChecking, book }
}
