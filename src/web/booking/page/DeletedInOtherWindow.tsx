import { useSetAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { purgeAtom, restoreFromTrashAtom } from '#state/trash.ts'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/session.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { Notice } from '#web/ui/Notice.tsx'

interface Props {
  readonly travelId: string
  /** The booking as this window still holds it. */
  readonly draft: BookingDraft
}

/** Says that another window has deleted the booking, and offers to restore it; a placed booking stays placed. */
export function DeletedInOtherWindow({ travelId, draft }: Props) {
  const purge = useSetAtom(purgeAtom)
  const restore = useSetAtom(restoreFromTrashAtom)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const firstAction = useRef<HTMLButtonElement>(null)
  // Focus restoration: the focused element has gone with the step.
  useEffect(() => firstAction.current?.focus(), [])
  /** Navigates afterwards, so that the heading of the step takes the focus. */
  const decide = (apply: (travelId: string) => void, path: string) => {
    apply(travelId)
    void navigate(path, { replace: true })
  }
  const isPlaced = isBooked(draft)
  return (
    <Notice
      tone="warning"
      title={t(isPlaced ? 'booking.deletedInOtherWindow.placed' : 'booking.deletedInOtherWindow.title')}
      isLive
    >
      <p>{t(isPlaced ? 'booking.deletedInOtherWindow.placedText' : 'booking.deletedInOtherWindow.text')}</p>
      <ButtonRow>
        {isPlaced ? null : (
          <Button ref={firstAction} look="primary" onClick={() => decide(restore, pathname)}>
            {t('booking.deletedInOtherWindow.restore')}
          </Button>
        )}
        <Button ref={isPlaced ? firstAction : null} onClick={() => decide(purge, stepPath(travelId, 'start'))}>
          {t('booking.deletedInOtherWindow.beginAnew')}
        </Button>
      </ButtonRow>
    </Notice>
  )
}
