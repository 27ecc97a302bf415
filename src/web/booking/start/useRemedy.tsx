import { useDeferredValue, useMemo, type ReactNode } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import { remedyChange } from '#domain/booking/commands/remedyCommand.ts'
import { roomOf } from '#domain/booking/draft/chosen.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { LazyReason, Reason, Remedy } from '#domain/catalogue/reason.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'

/** Text of a reason and button of its remedy; null for either if there is none. */
export interface RemedyParts {
  readonly text: string | null
  readonly button: ReactNode
}

/** Text and button for a reason; the text does not repeat the label of the button. */
export function useRemedy(
  reason: Omit<Reason, 'remedy'> | null,
  remedy: Remedy | null,
  onRemedy: (change: Command) => void,
): RemedyParts {
  const { booking, offer } = useBooking()
  if (reason === null) return { text: null, button: null }
  // The section shows once that every traveller has a bed.
  const isComplete = reason.key === 'booking.reason.everybodyHasBed'
  const change = remedyChange(remedy, booking)
  const label = remedyLabel(remedy, offer)
  if (change === null || label === null)
    return { text: isComplete ? null : reasonText({ ...reason, remedy }, offer), button: null }
  const button = (
    <Button look="quiet" onClick={() => afterPaint(() => onRemedy(change))}>
      {label}
    </Button>
  )
  return { text: isComplete ? null : reasonText({ ...reason, remedy: null }, offer), button }
}

/** Label of the button; null for a remedy without one. */
function remedyLabel(remedy: Remedy | null, offer: Offer): string | null {
  switch (remedy?.kind) {
    case 'date':
      return t('start.opening.date', { day: formatDay(remedy.startDate) })
    case 'waitlist':
      return remedy.isOn ? t('start.waitlist.on') : t('start.waitlist.off')
    case 'withoutFamilyPackage':
      return t('start.opening.withoutFamilyPackage')
    case 'fewerRooms':
      return roomOf(remedy.roomId, offer) !== null ? t('start.opening.insteadOf') : null
    case 'party':
      return t('start.opening.moreAdults', { count: remedy.changes.reduce((sum, { count }) => sum + count, 0) })
    default:
      return null
  }
}

/**
 * The remedy of a reason, computed in a deferred render, after user input was painted. Until then the previous remedy is
 * kept if the reason is the same. Null if there is none.
 */
export function useDeferredRemedy(reason: LazyReason | null): Remedy | null {
  const deferred = useDeferredValue(reason)
  const found = useMemo(() => deferred?.findRemedy() ?? null, [deferred])
  return deferred?.key === reason?.key ? found : null
}
