import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { letDeletedGoAtom, restoreDeletedAtom } from '#state/trash.ts'
import { Moves } from '#web/booking/step/FunnelStates.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface Props {
  readonly travelId: string
  /** The booking as this window still has it. */
  readonly draft: BookingDraft
}

/** Says that another window has deleted the booking, and lets the visitor decide. A placed one stays placed. */
export function DeletedElsewhere({ travelId, draft }: Props) {
  const letGo = useSetAtom(letDeletedGoAtom)
  const restore = useSetAtom(restoreDeletedAtom)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const firstMove = useRef<HTMLButtonElement>(null)
  // What had the focus has gone with the step.
  useEffect(() => firstMove.current?.focus(), [])
  /** Coming to the address once more has the step read out from its heading. */
  const decide = (act: (travelId: string) => void, path: string) => {
    act(travelId)
    void navigate(path, { replace: true })
  }
  const isPlaced = isBooked(draft)
  return (
    <Notice
      tone="warning"
      title={t(isPlaced ? 'booking.deletedElsewhere.placed' : 'booking.deletedElsewhere.title')}
      isLive
    >
      <p>{t(isPlaced ? 'booking.deletedElsewhere.placedText' : 'booking.deletedElsewhere.text')}</p>
      <Moves>
        {isPlaced ? null : (
          <Button ref={firstMove} look="primary" onClick={() => decide(restore, pathname)}>
            {t('booking.deletedElsewhere.restore')}
          </Button>
        )}
        <Button ref={isPlaced ? firstMove : null} onClick={() => decide(letGo, stepPath(travelId, 'start'))}>
          {t('booking.deletedElsewhere.beginAnew')}
        </Button>
      </Moves>
    </Notice>
  )
}
