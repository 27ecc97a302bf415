import { chakra } from '@chakra-ui/react/styled-system'
import { useSetAtom, useStore } from 'jotai'
import { useEffect, useState } from 'react'
import { Link, Navigate, useNavigate } from 'react-router'
import { statusOf } from '#domain/booking/chosen.ts'
import { withoutPersonalData } from '#domain/booking/privacy.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { statusCode } from '#domain/catalogue/availability.ts'
import { formatMoney } from '#domain/money.ts'
import { bookingsAtom, draftAtom, resetBookingAtom } from '#state/booking.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { StepHeading } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { BookedParts } from './BookedParts.tsx'
import { NextMoves } from './NextMoves.tsx'

const Body = chakra('div', { base: { display: 'grid', gap: '8', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Order = chakra('dl', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    padding: '5',
    borderBlockStart: '8px solid',
    borderColor: 'primary',
    background: 'tint',
  },
})
const Figure = chakra('dd', {
  base: { margin: '0', fontSize: 'heading', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums', lineHeight: 'tight', whiteSpace: 'nowrap' },
})
const Moves = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '4', _print: { display: 'none' } } })

/** The placed booking: its number, what happens next, and what was booked. */
export function ConfirmationStep() {
  const { travelId, draft, offer, price } = useBooking()
  useForgettingOnLeave(travelId)
  if (!isBooked(draft)) return <Navigate to={stepPath(travelId, 'zahlung')} replace />
  const charged = draft.submission.totalCentimes ?? price.total.centimes
  return (
    <Body>
      <StepHeading title={titleOf(statusCode(statusOf(draft, offer).status))} />
      <Order>
        <div>
          <dt>{t('confirmation.orderNo')}</dt>
          <Figure>{draft.submission.orderNo}</Figure>
          <dd>{t('confirmation.reference')}</dd>
        </div>
        <div>
          <dt>{t('confirmation.total')}</dt>
          <Figure>{formatMoney({ ...price.total, centimes: charged })}</Figure>
        </div>
      </Order>
      <NextMoves />
      <BookedParts />
      <p>{t('confirmation.privacy')}</p>
      <LeavingMoves />
    </Body>
  )
}

function titleOf(status: ReturnType<typeof statusCode>): string {
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

/** Personal data goes when the visitor leaves a confirmed booking; a reload is no leaving (decisions 6, Persistence). */
function useForgettingOnLeave(travelId: string) {
  const store = useStore()
  useEffect(
    () => () => {
      // Strict development mode leaves and comes back at once; only another page is a leaving.
      queueMicrotask(() => {
        if (window.location.pathname.startsWith(stepPath(travelId, ''))) return
        const draft = store.get(bookingsAtom)[travelId]
        if (draft !== undefined && isBooked(draft)) store.set(draftAtom(travelId), withoutPersonalData(draft))
      })
    },
    [store, travelId],
  )
}

function LeavingMoves() {
  const { travelId } = useBooking()
  const reset = useSetAtom(resetBookingAtom)
  const navigate = useNavigate()
  const [isLeaving, setIsLeaving] = useState(false)
  return (
    <Moves>
      <Button onClick={() => window.print()}>{t('confirmation.print')}</Button>
      <Button
        disabled={isLeaving}
        onClick={() => {
          setIsLeaving(true)
          reset(travelId)
          void navigate(stepPath(travelId, 'start'))
        }}
      >
        {t('confirmation.newBooking')}
      </Button>
      <Button asChild look="quiet">
        <Link to="/reisen">{t('confirmation.moreTravels')}</Link>
      </Button>
    </Moves>
  )
}
