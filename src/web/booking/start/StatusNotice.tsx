import { statusOf, statusOfferedToSwitch } from '#domain/booking/chosen.ts'
import { withWaitlist } from '#domain/booking/variant.ts'
import { waitlistCause } from '#domain/booking/waitlist.ts'
import { statusCode, statusTexts } from '#domain/catalogue/availability.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { useLater } from './useLater.ts'

interface Props {
  readonly changeRevocably: (change: Change) => void
}

/** What the state of the chosen date means for the booking, where it is more than a plain yes. */
export function StatusNotice({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const cause = useLater(waitlistCause)
  const status = statusOf(draft, offer)
  const { label, info } = statusTexts(status, offer.tenantId)
  const isSaid = draft.date !== null && statusCode(status.status) !== 'BOOKABLE'
  if (!isSaid) return null
  return (
    <Notice tone={cause === 'closed' ? 'warning' : 'info'} title={cause === 'switched' ? t('start.waitlist.title') : label} isLive>
      {info === null ? null : <p>{info}</p>}
      {cause === 'closed' || cause === 'switched' ? <WaitlistSwitch changeRevocably={changeRevocably} /> : null}
    </Notice>
  )
}

/** Changes over to the waitlist or back, with the tenant's words. */
export function WaitlistSwitch({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const target = statusOfferedToSwitch(draft, offer)
  if (target === null) return null
  const isOn = draft.switchedToWaitlistFallback
  const { switchToStatusInfo } = statusTexts(target, offer.tenantId)
  return (
    <>
      {switchToStatusInfo === null ? null : <p>{switchToStatusInfo}</p>}
      <Button onClick={() => changeRevocably((now, current) => withWaitlist(now, !isOn, current))}>
        {isOn ? t('start.waitlist.off') : t('start.waitlist.on')}
      </Button>
    </>
  )
}
