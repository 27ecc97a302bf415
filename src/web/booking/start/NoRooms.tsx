import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { satisfiableReason } from '#domain/booking/rooms/rooms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Change } from '#state/booking.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { STATUS_NOTICE_ID } from './StatusNotice.tsx'
import { useDeferredResult } from './useDeferredResult.ts'
import { useRemedy } from './useRemedy.tsx'

function findObstacle(draft: BookingDraft, offer: Offer) {
  return { isFull: waitlistCause(draft, offer) === 'noPlaces', reason: satisfiableReason(draft, offer) }
}

/** There are no beds for the party: sold out, or no room fits it. */
export function NoRooms({ changeUndoably }: { readonly changeUndoably: (change: Change) => void }) {
  const { isFull, reason } = useDeferredResult(findObstacle)
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

/** The waitlist is part of the date's section. */
function goToStatus() {
  const notice = document.getElementById(STATUS_NOTICE_ID)
  notice?.scrollIntoView({ block: 'center' })
  notice?.focus({ preventScroll: true })
}
