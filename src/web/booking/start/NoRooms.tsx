import type { Command } from '#domain/booking/commands/command.ts'
import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { satisfiableReason } from '#domain/booking/rooms/rooms.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { WaysOut } from './WaysOut.tsx'
import { useDeferredResult } from './useDeferredResult.ts'
import { useRemedy } from './useRemedy.tsx'

function findObstacle(booking: Booking) {
  return { isFull: waitlistCause(booking) === 'noPlaces', reason: satisfiableReason(booking) }
}

/** There are no beds for the party: sold out, or no room fits it. */
export function NoRooms({ changeUndoably }: { readonly changeUndoably: (change: Command) => void }) {
  const { booking, words } = useBooking()
  const { people } = booking
  const { isFull, reason } = useDeferredResult(findObstacle)
  const { text, button } = useRemedy(reason, reason?.remedy ?? null, changeUndoably)
  if (isFull) {
    return (
      <Notice tone="warning" title={t('start.waitlist.noRooms', { count: people.length, ...words })}>
        <WaysOut />
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t('start.rooms.noneFitTitle', words)} isLive>
      {text === null ? null : <p>{text}</p>}
      {button}
      <p>
        {t('start.rooms.noneFit')} <OperatorPhone />
      </p>
    </Notice>
  )
}
