import { canChooseStops, isByCoach } from '#domain/booking/boarding/busStops.ts'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { StopsUnreadable } from '#web/booking/step/StopsUnreadable.tsx'
import { useDocumentTitle } from '#web/booking/step/useDocumentTitle.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { BoardingSections } from './BoardingSections.tsx'
import { Co2Section } from './Co2Section.tsx'
import { DocumentsSection } from './DocumentsSection.tsx'
import { EsimSection } from './EsimSection.tsx'
import { InsuranceSection } from './InsuranceSection.tsx'

/** Step 3: stops, insurance, data packages, documents and CO2 compensation. */
export function AdditionalServicesStep() {
  const { booking } = useBooking()
  const { date } = booking
  const hasStops = canChooseStops(booking)
  useDocumentTitle(
    t('booking.step.additionalServices.withoutStops'),
    isByCoach(booking) ? t('booking.step.additionalServices') : null,
  )
  return (
    <StepFrame number={3} title={hasStops ? t('additional.title') : t('additional.titleWithoutBus')}>
      {hasStops && date !== null ? <BoardingSections date={date} /> : null}
      {hasStops === null ? (
        <StepSection title={t('boarding.outbound')} issue="booking.busStops.unreadable">
          <StopsUnreadable isOnStart={false} />
        </StepSection>
      ) : null}
      <InsuranceSection />
      <EsimSection />
      <DocumentsSection />
      <Co2Section />
    </StepFrame>
  )
}
