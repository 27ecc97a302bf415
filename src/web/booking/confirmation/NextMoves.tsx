import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router'
import { statusOf } from '#domain/booking/chosen.ts'
import { billedContact } from '#domain/booking/contactRules.ts'
import { statusCode } from '#domain/catalogue/availability.ts'
import { t } from '#web/text/booking.ts'
import { stepPath } from '#web/booking/funnelPaths.ts'
import { StepSection } from '#web/booking/StepSection.tsx'
import { useBooking } from '#web/booking/useBooking.ts'

const List = chakra('ol', { base: { display: 'grid', gap: '2', paddingInlineStart: '5', listStyleType: 'decimal' } })

/** What happens now, in order, in the words of the booking's status. */
export function NextMoves() {
  const { draft, offer } = useBooking()
  const email = billedContact(draft)?.email ?? ''
  return (
    <StepSection title={t('confirmation.next')}>
      <List>
        {email === '' ? null : <li>{t('confirmation.next.mail', { email })}</li>}
        <StatusMoves status={statusCode(statusOf(draft, offer).status)} />
      </List>
    </StepSection>
  )
}

function StatusMoves({ status }: { readonly status: ReturnType<typeof statusCode> }) {
  switch (status) {
    case 'WAITLIST':
      return <li>{t('confirmation.next.waitlist')}</li>
    case 'WAITLIST_CONTINGENT_CHECK':
      return <li>{t('confirmation.next.requested')}</li>
    case 'BOOKABLE':
    case 'CLOSED':
    case 'OTHER':
      return (
        <>
          <PaymentMove />
          <li>{t('confirmation.next.documents')}</li>
        </>
      )
  }
}

function PaymentMove() {
  const { travelId, draft } = useBooking()
  const { type, outcome } = draft.payment
  if (type === 'invoice') return <li>{t('confirmation.next.invoice')}</li>
  if (outcome === 'paid') return <li>{t('confirmation.next.paid')}</li>
  return (
    <li>
      {t('confirmation.next.unpaid')}{' '}
      <Link to={stepPath(travelId, 'online-zahlung')}>{t('confirmation.next.unpaidAct')}</Link>
    </li>
  )
}
