import { StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'

const Lines = chakra('p', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
})

// The footer prints the same.
const OnScreen = chakra('div', { base: { _print: { display: 'none' } } })

/** The operator's phone number and e-mail address, with the order number, or the travel, as the subject of the e-mail. */
export function Contact() {
  const { draft, offer } = useBooking()
  const { email } = useSite().tenant.contact
  const { orderNo } = draft.submission
  const subject = orderNo === null ? offer.travel.name : t('confirmation.contactSubject', { orderNo })
  return (
    <OnScreen>
      <StepSection title={t('confirmation.contact')}>
        <Lines>
          <OperatorPhone />
          <a href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}>{email}</a>
        </Lines>
      </StepSection>
    </OnScreen>
  )
}
