import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { satisfiableReason } from '#domain/booking/rooms/rooms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { STATUS_PLACE } from './StatusNotice.tsx'
import { useLater } from './useLater.ts'
import { useRemedy } from './useRemedy.tsx'

function findObstacle(draft: BookingDraft, offer: Offer) {
  return { isFull: waitlistCause(draft, offer) === 'noPlaces', reason: satisfiableReason(draft, offer) }
}

/** Nobody can be housed: full, or not a party the rooms are made for. */
export function NoRooms({ changeUndoably }: { readonly changeUndoably: (change: Change) => void }) {
  const { isFull, reason } = useLater(findObstacle)
  const { text, button } = useRemedy(reason, reason?.remedy ?? null, changeUndoably)
  if (isFull) {
    return (
      <Notice tone="warning" title={t('start.waitlist.fullHere')}>
        <Button look="quiet" onClick={goToStatus}>
          {t('start.waitlist.goThere')}
        </Button>
      </Notice>
    )
  }
  return (
    <Notice tone="warning" title={t('start.rooms.noneFitTitle')} isLive>
      {text === null ? null : <p>{text}</p>}
      {button}
      <p>
        {t('start.rooms.noneFit')} <OperatorPhone />
      </p>
    </Notice>
  )
}

/** The waitlist is a matter of the date, and stands there. */
function goToStatus() {
  const place = document.getElementById(STATUS_PLACE)
  place?.scrollIntoView({ block: 'center' })
  place?.focus({ preventScroll: true })
}
