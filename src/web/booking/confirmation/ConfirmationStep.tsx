import { Navigate } from 'react-router'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { payableTotal } from '#domain/booking/funnel/payableTotal.ts'
import { hasExpired } from '#domain/booking/payment/onlinePayment.ts'
import { isAwaitingPayment } from '#domain/booking/placed/awaitingPayment.ts'
import { isPlaceCertain, placedStatus } from '#domain/booking/placed/placedFacts.ts'
import type { StatusCode } from '#domain/catalogue/dateState.ts'
import { formatMoney } from '#domain/money.ts'
import { CancellationDays, CustomerMoney, PriceOfBooking } from '#web/booking/conditions/BookingConditions.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { ChangedTotal } from '#web/booking/payment/ChangedTotal.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { BookedParts } from './BookedParts.tsx'
import { Contact } from './Contact.tsx'
import { ExpiredBooking } from './ExpiredBooking.tsx'
import { LeavingActions } from './LeavingActions.tsx'
import { NextSteps } from './NextSteps.tsx'
import { OpenPayment } from './OpenPayment.tsx'
import { Thanks } from './Thanks.tsx'
import { KeepSection } from './KeepSection.tsx'
import { useEraseOnLeave } from './useEraseOnLeave.ts'

const Body = chakra('div', {
  base: {
    display: 'grid',
    gap: '8',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _print: { display: 'block', '& > * + *': { marginBlockStart: '4' } },
  },
})
const Order = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    paddingBlock: '5',
    paddingInline: 'min({spacing.5}, 5vw)',
    borderBlockStart: '8px solid',
    borderColor: 'primary',
    background: 'tint',
    breakInside: 'avoid',
  },
})
const OnScreen = chakra('p', { base: { _print: { display: 'none' } } })
const Figure = chakra('dd', {
  base: {
    margin: '0',
    // With large letters the total fits in a line: broken in two it would be read as another one.
    fontSize: 'min({fontSizes.heading}, 9vw)',
    fontWeight: 'bold',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: 'tight',
    overflowWrap: 'anywhere',
  },
})

/** Confirmation of the placed booking: order number, next steps, and the details of the booking. */
export function ConfirmationStep() {
  const { booking, travelId, draft } = useBooking()
  useEraseOnLeave(travelId)
  if (!isBooked(draft)) return <Navigate to={stepPath(travelId, 'zahlung')} replace />
  if (hasExpired(draft)) return <ExpiredBooking />
  const { orderNo } = draft.submission
  const total = formatMoney(payableTotal(booking))
  return (
    <Body>
      {isAwaitingPayment(booking) ? <OpenPayment /> : <Thanks title={titleOf(placedStatus(booking))} />}
      <Order>
        <div>
          <dt>{t('confirmation.orderNo')}</dt>
          {orderNo === null ? null : <Figure>{orderNo}</Figure>}
          <dd>{orderNo === null ? t('confirmation.referenceByPhone') : t('confirmation.reference')}</dd>
        </div>
        <div>
          <dt>{isPlaceCertain(booking) ? t('summary.total') : t('confirmation.expectedTotal')}</dt>
          <Figure>{total}</Figure>
        </div>
      </Order>
      <ChangedTotal />
      <NextSteps />
      <BookedParts />
      <PriceOfBooking />
      <CancellationDays />
      <CustomerMoney />
      <KeepSection />
      <Contact />
      <OnScreen>{t('confirmation.privacy')}</OnScreen>
      <LeavingActions />
    </Body>
  )
}

function titleOf(status: StatusCode): string {
  switch (status) {
    case 'WAITLIST':
      return t('confirmation.waitlist')
    case 'WAITLIST_CONTINGENT_CHECK':
      return t('confirmation.requested')
    case 'BOOKABLE':
    case 'CLOSED':
    case 'OTHER':
      return t('confirmation.booked')
  }
}
