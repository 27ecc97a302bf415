import type { ReactNode } from 'react'
import { remedyChange } from '#domain/booking/commands/remedyCommand.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Remedy, Reason } from '#domain/catalogue/reason.ts'
import type { Change } from '#state/booking.ts'
import { reasonText } from '#web/booking/reasonText.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'

/** Why something cannot be chosen, in words, and the button that makes it possible; null for either where there is none. */
export interface Opened {
  readonly text: string | null
  readonly button: ReactNode
}

/** Words and button for a reason; what the button does is not said twice. */
export function useRemedy(
  why: Omit<Reason, 'remedy'> | null,
  remedy: Remedy | null,
  act: (change: Change) => void,
): Opened {
  const { draft, offer } = useBooking()
  if (why === null) return { text: null, button: null }
  // The rooms say once for all that they are complete.
  const isComplete = why.key === 'booking.reason.everybodyHasBed'
  const change = remedyChange(remedy, draft, offer)
  const label = remedyLabel(remedy, offer)
  if (change === null || label === null)
    return { text: isComplete ? null : reasonText({ ...why, remedy }, offer), button: null }
  const button = (
    <Button look="quiet" onClick={() => afterPaint(() => act(change))}>
      {label}
    </Button>
  )
  return { text: isComplete ? null : reasonText({ ...why, remedy: null }, offer), button }
}

/** What the button does, in the words of the visitor; null for what no button does. */
function remedyLabel(remedy: Remedy | null, { pricing }: Offer): string | null {
  switch (remedy?.kind) {
    case 'date':
      return t('start.opening.date', { day: formatDay(remedy.startDate) })
    case 'waitlist':
      return remedy.isOn ? t('start.waitlist.on') : t('start.waitlist.off')
    case 'withoutFamilyPackage':
      return t('start.opening.withoutFamilyPackage')
    case 'fewerOf':
      return pricing?.accommodations.some(({ id }) => id === remedy.id) === true ? t('start.opening.insteadOf') : null
    case 'party':
      return t('start.opening.moreAdults', { count: remedy.changes.reduce((sum, { count }) => sum + count, 0) })
    default:
      return null
  }
}
