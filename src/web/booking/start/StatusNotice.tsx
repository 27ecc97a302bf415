import { memo } from 'react'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { withWaitlist } from '#domain/booking/commands/dates.ts'
import { isStatusTold, isSwitchUseful, statusOfferedToSwitch, waitlistCause } from '#domain/booking/dates/waitlist.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isPlaceCertain, isWaitlisted } from '#domain/booking/placed/placedFacts.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/start.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { afterPaint } from '#web/ui/nextPaint.ts'
import { useDeferredResult } from './useDeferredResult.ts'
import { roomWords } from '#web/booking/roomWords.ts'

interface Props {
  readonly changeUndoably: (change: Command) => void
}

/** Id of the notice, to which the room section links. */
export const STATUS_NOTICE_ID = 'date-status'

const Section = chakra('div', { base: { scrollMarginBlockStart: '5px', _empty: { display: 'none' } } })
const Then = chakra('p', { base: { fontWeight: 'medium' } })
const StepList = chakra('ol', {
  base: { display: 'grid', gap: '1', paddingInlineStart: '5', listStyleType: 'decimal' },
})

/** Consequences of the chosen date's status; nothing for a date that is simply bookable. */
export const StatusNotice = memo(function StatusNotice({ changeUndoably }: Props) {
  const { booking, offer } = useBooking()
  const cause = useDeferredResult(waitlistCause)
  const { status } = booking
  const { label, info } = statusTexts(status, offer.tenantId)
  const isFull = cause === 'noPlaces'
  if (!isStatusTold(booking, cause)) return null
  const title = isFull ? fullTitle(booking) : cause === 'switched' ? t('start.waitlist.title') : label
  return (
    <Section id={STATUS_NOTICE_ID} tabIndex={-1}>
      <Notice tone={cause === 'closed' || isFull ? 'warning' : 'info'} title={title} isLive>
        {info === null || isFull ? null : <RichText text={info} />}
        <NextSteps />
        {cause === null ? null : <WaitlistSwitch changeUndoably={changeUndoably} />}
        {isFull ? (
          <p>
            {t('start.waitlist.full')} <OperatorPhone />
          </p>
        ) : null}
      </Notice>
    </Section>
  )
})

/** The same as the date says where it is sold out; a date that is bookable can lack rooms for this party. */
function fullTitle(booking: Booking): string {
  const status = isDateUnbookable(booking)
    ? t('start.dates.full')
    : t('start.waitlist.noRooms', { count: booking.people.length, ...roomWords(booking.offer) })
  return t('start.dates.waitlistPossible', { status })
}

/** Next steps of a waitlist entry or a request; nothing for a booking. */
function NextSteps() {
  const { booking } = useBooking()
  if (isPlaceCertain(booking)) return null
  const isWaiting = isWaitlisted(booking)
  return (
    <>
      <Then>{t('start.waitlist.then')}</Then>
      <StepList>
        <li>{t('start.waitlist.then.fill')}</li>
        <li>{isWaiting ? t('start.waitlist.then.free') : t('start.request.then.check')}</li>
        <li>{isWaiting ? t('start.waitlist.then.agree') : t('start.request.then.agree')}</li>
      </StepList>
    </>
  )
}

/**
 * Switches to the waitlist or back, with the tenant's texts for the target status; on a date that is full without them,
 * as leaving the waitlist leads to no booking there.
 * Assumption: its submitButtonLabel is quoted: «Verbindlich buchen» on a button that only switches would mislead. It is
 * quoted below the button, which may say the same: this one comes first.
 */
function WaitlistSwitch({ changeUndoably }: Props) {
  const { booking, draft, offer } = useBooking()
  const isOn = draft.switchedToWaitlistFallback
  const isTold = useDeferredResult(isSwitchUseful)
  const target = statusOfferedToSwitch(booking)
  if (target === null) return null
  const { switchToStatusInfo, submitButtonLabel } = statusTexts(target, offer.tenantId)
  return (
    <>
      {switchToStatusInfo !== null && isTold ? <RichText text={switchToStatusInfo} /> : null}
      <Button onClick={() => afterPaint(() => changeUndoably((booking) => withWaitlist(booking, !isOn)))}>
        {isOn ? t('start.waitlist.off') : t('start.waitlist.on')}
      </Button>
      {submitButtonLabel !== null && isTold ? (
        <p>{t(isOn ? 'start.waitlist.submitOff' : 'start.waitlist.submit', { label: submitButtonLabel })}</p>
      ) : null}
    </>
  )
}
