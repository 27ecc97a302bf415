import { useEffect } from 'react'
import { Link } from 'react-router'
import { boardingGroups } from '#domain/booking/boardingGroups.ts'
import { dateOf, statusOf } from '#domain/booking/chosen.ts'
import { billedContact } from '#domain/booking/contactRules.ts'
import { chosenDocuments } from '#domain/booking/documents.ts'
import { paymentStanding } from '#domain/booking/onlinePayment.ts'
import { isPlaceCertain, placedDays, placedStatus } from '#domain/booking/placed.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { t } from '#web/text/payment.ts'
import { formatLongDay } from '#web/text/days.ts'
import { personName } from '#web/booking/personName.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { HeldUntil } from '#web/booking/payment/HeldUntil.tsx'
import { usePayment } from '#web/booking/payment/usePayment.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { RichLines } from '#web/ui/RichText.tsx'

const List = chakra('ol', { base: { display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'decimal' } })

/** What happens now, in order, in the words of the status the booking was placed in. */
export function NextMoves() {
  const { draft, offer } = useBooking()
  const email = billedContact(draft)?.email ?? ''
  return (
    <StepSection title={t('confirmation.next')}>
      <List>
        <li>{email === '' ? t('confirmation.next.note') : t('confirmation.next.mail', { email })}</li>
        {isPlaceCertain(placedStatus(draft, offer)) ? <BookedMoves /> : <WaitingMoves />}
      </List>
    </StepSection>
  )
}

function WaitingMoves() {
  const { draft, offer } = useBooking()
  const placed = placedStatus(draft, offer)
  const status = statusOf(draft, offer)
  // The tenant's words say more, as long as they are about this status.
  const info = statusCode(status.status) === placed ? statusTexts(status, offer.tenantId).info : null
  const next = placed === 'WAITLIST' ? t('confirmation.next.waitlist') : t('confirmation.next.requested')
  return (
    <>
      <li>
        <RichLines text={info || next} />
      </li>
      <li>{t('confirmation.next.nothingDue')}</li>
    </>
  )
}

function BookedMoves() {
  const { draft, offer } = useBooking()
  const documents = chosenDocuments(draft, offer)
  return (
    <>
      <PaymentMove />
      {documents === null ? null : <li>{t('confirmation.next.documents', { documents: documents.label })}</li>}
      <DepartureMoves />
    </>
  )
}

/** When and where one gets on; the day alone on a travel without coach. */
function DepartureMoves() {
  const { draft, offer } = useBooking()
  const date = dateOf(draft, offer)
  const startDate = placedDays(draft, offer)?.startDate
  if (startDate === undefined) return null
  const day = formatLongDay(startDate)
  const groups = date === null ? [] : boardingGroups(draft, date).filter(({ outbound }) => outbound !== null)
  if (groups.length === 0) return <li>{t('confirmation.next.start', { day })}</li>
  return groups.map(({ outbound, travellers }) => {
    const where = outbound === null ? '' : placeText(outbound)
    const people = travellers.map((index) => personName(draft.travellers[index], index)).join(', ')
    return (
      <li key={travellers.join()}>
        {groups.length === 1
          ? t('confirmation.next.boarding', { day, where })
          : t('confirmation.next.boardingOf', { day, people, where })}
      </li>
    )
  })
}

function placeText({ time, name }: Pick<BusStop, 'time' | 'name'>): string {
  return time === null ? name : t('confirmation.next.place', { time, stop: name })
}

function PaymentMove() {
  const { draft } = useBooking()
  if (draft.payment.type === 'invoice') return <li>{t('confirmation.next.invoice')}</li>
  return paymentStanding(draft) === 'paid' ? <li>{t('confirmation.next.paid')}</li> : <UnpaidMove />
}

/** What is not paid may be by now, or its time may be over: the platform is asked when the visitor comes. */
function UnpaidMove() {
  const { travelId, draft } = useBooking()
  const { isRestored } = useBookingData()
  const { askStatus, heldUntil } = usePayment(travelId)
  useEffect(() => {
    if (isRestored) void askStatus()
    // Once, when the visitor comes: it is asked about at the payment from then on.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRestored])
  const isChecked = paymentStanding(draft) === 'checking'
  return (
    <li>
      {isChecked ? t('confirmation.next.checked') : t('confirmation.next.unpaid')}{' '}
      <Link to={stepPath(travelId, 'online-zahlung')}>
        {isChecked ? t('confirmation.next.checkedAct') : t('confirmation.next.unpaidAct')}
      </Link>
      {isChecked ? null : <HeldUntil heldUntil={heldUntil} />}
    </li>
  )
}
