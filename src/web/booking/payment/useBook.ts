import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { looksTheSame } from '#domain/booking/changes/looksTheSame.ts'
import { withSummary } from '#domain/booking/commands/insurance.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { payableTotal } from '#domain/booking/funnel/payableTotal.ts'
import { isSummaryAwaited } from '#domain/booking/funnel/submission.ts'
import { openPremiums } from '#domain/booking/price/openPremiums.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { nextPaint } from '#web/ui/nextPaint.ts'
import { refetchedOffer, refetchedSummary } from './refetchedOffer.ts'
import { useIsUnmounted } from './useIsUnmounted.ts'

interface BookInput {
  /** Open issues that block the booking. */
  readonly issues: readonly Issue[]
  /** Shows the open issues. */
  readonly showIssues: () => void
}

/** A click on one of the buttons that book. */
interface Click {
  /** The total on screen, in centimes. */
  readonly centimes: number
  readonly send: () => Promise<void>
}

/** A click after which nothing was sent, because what is on offer had changed; totals in centimes. */
export interface StoppedSubmit {
  readonly before: number
  /** Null where the booking is no longer complete. */
  readonly now: number | null
}

/**
 * Handler of the buttons that book. The booking is sent as it was on screen at the click, or not at all: first the summary is
 * awaited and old prices, contingents and insurances are fetched again. If they change what is shown, nothing is sent, the changes
 * are told, and the visitor has to click again (rule 10.14).
 */
export function useBook({ issues, showIssues }: BookInput) {
  const graph = useClient()
  const { booking, travelId, bookingNow, record } = useBooking()
  const [click, setClick] = useState<Click | null>(null)
  const [stopped, setStopped] = useState<StoppedSubmit | null>(null)
  const isPressed = useRef(false)
  const handled = useRef<Click | null>(null)
  const isUnmounted = useIsUnmounted()
  const { centimes } = payableTotal(booking)

  /** Returns whether the click goes on once the summary of new prices is there. */
  async function bookAsShown({ centimes: agreed, send }: Click): Promise<boolean> {
    const shown = bookingNow()
    if (openIssues(shown).length > 0) {
      showIssues()
      return false
    }
    const total = payableTotal(shown).centimes
    if (total !== agreed) {
      setStopped({ before: agreed, now: total })
      return false
    }
    const dateId = shown.sale?.date.id ?? null
    const [offer, summary] = await Promise.all([
      refetchedOffer(graph, { travelId, offer: shown.offer, dateId }),
      refetchedSummary(graph, shown),
    ])
    if (isUnmounted.current) return false
    if (summary !== null) record((now) => withSummary(now, summary))
    const present = bookingNow(offer)
    const left = openIssues(present)
    // A new price needs a new summary, which is on its way.
    const isAwaited = isSummaryAwaited(present, left)
    const isPriced = (left.length === 0 || isAwaited) && openPremiums(present).length === 0
    if (!looksTheSame(shown, present, agreed))
      setStopped({ before: agreed, now: isPriced ? payableTotal(present).centimes : null })
    else if (isAwaited) return true
    else if (left.length > 0) showIssues()
    else await send()
    return false
  }

  useEffect(() => {
    // One attempt for each click: effects of an earlier render may still be due when the attempt has ended.
    if (click === null || handled.current === click || isOnlySummaryAwaited(bookingNow())) return
    handled.current = click
    const end = (isWaiting: boolean) => {
      isPressed.current = isWaiting
      setClick(isWaiting ? { ...click } : null)
    }
    void bookAsShown(click).then(end, (error: unknown) => {
      end(false)
      throw error
    })
  })
  const book = (send: Click['send']) => {
    if (isPressed.current) return
    isPressed.current = true
    setStopped(null)
    // Input right before the click reaches the draft after the next paint only.
    void nextPaint().then(() => setClick({ centimes, send }))
  }
  return { isWaiting: click !== null && (issues.length === 0 || isSummaryAwaited(booking, issues)), stopped, book }
}

function isOnlySummaryAwaited(booking: Booking): boolean {
  return isSummaryAwaited(booking, openIssues(booking))
}
