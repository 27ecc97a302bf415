import { useEffect, useRef, useState } from 'react'
import { isSummaryAwaited, payableTotal } from '#domain/booking/funnel/submission.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

interface BookInput {
  /** Open issues that block the booking. */
  readonly issues: readonly Issue[]
  readonly submit: () => Promise<void>
  /** Shows the open issues. */
  readonly showIssues: () => void
}

/**
 * Handler of the submit button. A click while the platform is still checking the price is executed after the response,
 * unless the total has changed meanwhile: then the visitor has to click again. Issues that the response has left are shown.
 */
export function useBook({ issues, submit, showIssues }: BookInput) {
  const { booking } = useBooking()
  const [agreedCentimes, setAgreedCentimes] = useState<number | null>(null)
  const isSent = useRef(false)
  const isChecking = isSummaryAwaited(booking, issues)
  const centimes = payableTotal(booking).centimes
  useEffect(() => {
    if (agreedCentimes === null || isChecking || isSent.current) return
    isSent.current = true
    const isAgreed = issues.length === 0 && agreedCentimes === centimes
    if (issues.length > 0) showIssues()
    void (isAgreed ? submit() : Promise.resolve()).finally(() => setAgreedCentimes(null))
  }, [agreedCentimes, centimes, isChecking, issues, showIssues, submit])
  const book = () => {
    if (isChecking) {
      // One submit per click, even if renders follow before the state is reset.
      isSent.current = false
      setAgreedCentimes(centimes)
    } else if (issues.length > 0) showIssues()
    else void submit()
  }
  return { isWaiting: agreedCentimes !== null && isChecking, book }
}
