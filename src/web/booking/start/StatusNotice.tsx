import { memo } from 'react'
import { withWaitlist } from '#domain/booking/commands/dates.ts'
import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import { statusOf, statusOfferedToSwitch } from '#domain/booking/draft/chosen.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Change } from '#state/booking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { useLater } from './useLater.ts'

interface Props {
  readonly changeRevocably: (change: Change) => void
}

/** Where the state of the chosen date is told, for those who learn of it further down. */
export const STATUS_PLACE = 'date-status'

const Place = chakra('div', { base: { scrollMarginBlockStart: '5px', _empty: { display: 'none' } } })
const Then = chakra('p', { base: { fontWeight: 'medium' } })
const Moves = chakra('ol', { base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'decimal' } })

/** What the state of the chosen date means for the booking, where it is more than a plain yes. */
export const StatusNotice = memo(function StatusNotice({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const cause = useLater(waitlistCause)
  const status = statusOf(draft, offer)
  const { label, info } = statusTexts(status, offer.tenantId)
  const isFull = cause === 'noPlaces'
  if (draft.date === null || (statusCode(status.status) === 'BOOKABLE' && !isFull)) return null
  const title = isFull ? t('start.waitlist.fullTitle') : cause === 'switched' ? t('start.waitlist.title') : label
  return (
    <Place id={STATUS_PLACE} tabIndex={-1}>
      <Notice tone={cause === 'closed' || isFull ? 'warning' : 'info'} title={title} isLive>
        {isFull ? (
          <p>
            {t('start.waitlist.full')} <OperatorPhone />
          </p>
        ) : null}
        {info === null || isFull ? null : <RichText text={info} />}
        <NextMoves />
        {cause === null ? null : <WaitlistSwitch changeRevocably={changeRevocably} />}
      </Notice>
    </Place>
  )
})

/** What happens next to somebody who waits or asks; nothing where one books. */
function NextMoves() {
  const { draft, offer } = useBooking()
  const code = statusCode(statusOf(draft, offer).status)
  if (code !== 'WAITLIST' && code !== 'WAITLIST_CONTINGENT_CHECK') return null
  const isWaiting = code === 'WAITLIST'
  return (
    <>
      <Then>{t('start.waitlist.then')}</Then>
      <Moves>
        <li>{t('start.waitlist.then.fill')}</li>
        <li>{isWaiting ? t('start.waitlist.then.free') : t('start.request.then.check')}</li>
        <li>{isWaiting ? t('start.waitlist.then.agree') : t('start.request.then.agree')}</li>
      </Moves>
    </>
  )
}

/**
 * Changes over to the waitlist or back, with the tenant's words for the status there.
 * Assumption: its submitButtonLabel is quoted, for «Verbindlich buchen» on a button that only changes over would mislead.
 */
function WaitlistSwitch({ changeRevocably }: Props) {
  const { draft, offer } = useBooking()
  const target = statusOfferedToSwitch(draft, offer)
  if (target === null) return null
  const isOn = draft.switchedToWaitlistFallback
  const { switchToStatusInfo, submitButtonLabel } = statusTexts(target, offer.tenantId)
  return (
    <>
      {switchToStatusInfo === null ? null : <RichText text={switchToStatusInfo} />}
      {submitButtonLabel === null ? null : <p>{t('start.waitlist.submit', { label: submitButtonLabel })}</p>}
      <Button onClick={() => afterPaint(() => changeRevocably((now, current) => withWaitlist(now, !isOn, current)))}>
        {isOn ? t('start.waitlist.off') : t('start.waitlist.on')}
      </Button>
    </>
  )
}
