import { useState } from 'react'
import { withSummaryRetry } from '#domain/booking/commands/insurance.ts'
import { isGroup } from '#domain/booking/draft/chosen.ts'
import { hasSummaryFailed, isChoiceForAll, isInsuranceOffered } from '#domain/booking/insurance/insurance.ts'
import { IssueTarget, StepSection } from '#web/booking/step/StepSection.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { t } from '#web/text/additionalServices.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { RichText } from '#web/ui/RichText.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'
import { YesNoField } from '#web/ui/YesNoField.tsx'
import { InsuranceBenefits } from './InsuranceBenefits.tsx'
import { InsuranceForAll } from './InsuranceForAll.tsx'
import { InsuranceOfEach } from './InsuranceOfEach.tsx'

const MISSING = 'booking.numberOfTravellersWithoutInsurance'

/** The insurances the platform offers for this booking. Nothing is preselected; «none» is an explicit choice. */
export function InsuranceSection() {
  const { draft, offer } = useBooking()
  return (
    <StepSection
      title={t('insurance.title')}
      lead={<RichText text={offer.settings.content?.bookingInsuranceInfo || t('insurance.lead')} />}
    >
      {draft.summary === null ? (
        <IssueTarget issue={MISSING}>
          <Waiting />
        </IssueTarget>
      ) : (
        <Choice />
      )}
    </StepSection>
  )
}

/** Loading and error state. */
function Waiting() {
  const { booking, change } = useBooking()
  if (!hasSummaryFailed(booking)) return <SkeletonRows count={3} />
  return (
    <Notice tone="warning" title={t('insurance.failedTitle')} isLive>
      <p>{t('insurance.failed')}</p>
      <p>
        {t('insurance.failedCall')} <OperatorPhone />
      </p>
      <Button onClick={() => change(({ draft }) => withSummaryRetry(draft))}>{t('insurance.retry')}</Button>
    </Notice>
  )
}

function Choice() {
  const { draft } = useBooking()
  const [isForAll, setIsForAll] = useState(() => isChoiceForAll(draft))
  if (!isInsuranceOffered(draft)) return <p>{t('insurance.notOffered')}</p>
  return (
    <>
      <InsuranceBenefits />
      <IssueTarget issue={MISSING}>
        {isGroup(draft) ? (
          <YesNoField id="insurance-all" label={t('insurance.forAll')} isYes={isForAll} onChange={setIsForAll} />
        ) : null}
        {isForAll ? <InsuranceForAll /> : <InsuranceOfEach />}
      </IssueTarget>
    </>
  )
}
