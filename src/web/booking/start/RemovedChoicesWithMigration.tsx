import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState, type RefObject } from 'react'
import { carriedOver } from '#domain/booking/compare/carriedOver.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { RemovedChoicesNotice } from '#web/booking/step/RemovedChoicesNotice.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { SummaryHint } from '#web/booking/summary/SummaryHint.tsx'
import type { RemovedChoices } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/rooms.ts'
import { Button } from '#web/ui/Button.tsx'

interface Props {
  readonly removed: RemovedChoices
  /** Whether it stands right below the change, and is scrolled into view when it appears. */
  readonly isBelowChange: boolean
}

/** Later than the second half of a double tap, which would hit what the scrolling has brought under the finger. */
const SCROLL_AFTER_MS = 500

/** The choices a change has removed, with an undo and, while some of them are available, a button to choose these again. */
export function RemovedChoicesWithMigration({ removed, isBelowChange }: Props) {
  const { travelId } = useBooking()
  const undoable = useAtomValue(undoableChangeAtom(travelId))
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!isBelowChange) return
    const timer = setTimeout(() => box.current?.scrollIntoView({ block: 'nearest' }), SCROLL_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isBelowChange])
  return (
    <div ref={box}>
      <RemovedChoicesNotice removed={removed}>
        {undoable === null ? null : <MigrateChoices before={undoable.before} />}
      </RemovedChoicesNotice>
      {isBelowChange ? null : <HintWhileBelow box={box} />}
    </div>
  )
}

/** The lowest part of a phone's window, which its bars and the question of consent cover. */
const COVERED = '-25%'

/**
 * Points to a notice whose end is below what can be seen. Not scrolled to by itself: that would move the stepper from under
 * the finger that presses it again.
 */
function HintWhileBelow({ box }: { readonly box: RefObject<HTMLElement | null> }) {
  const end = useRef<HTMLDivElement>(null)
  const [isBelow, setIsBelow] = useState(false)
  useEffect(() => {
    if (end.current === null) return
    const observer = new IntersectionObserver(
      ([entry]) => setIsBelow(entry?.isIntersecting === false && entry.boundingClientRect.top > 0),
      { rootMargin: `0px 0px ${COVERED} 0px` },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={end}>
      {isBelow ? (
        <SummaryHint>
          <Button look="quiet" onClick={() => box.current?.scrollIntoView({ block: 'center' })}>
            {t('lost.hint')}
          </Button>
        </SummaryHint>
      ) : null}
    </div>
  )
}

function MigrateChoices({ before }: { readonly before: Booking }) {
  const { booking, change } = useBooking()
  if (carriedOver(before, booking) === null) return null
  return <Button onClick={() => change((now) => carriedOver(before, now) ?? now.draft)}>{t('lost.carryOver')}</Button>
}
