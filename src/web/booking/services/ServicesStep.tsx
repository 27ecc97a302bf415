import type { Booking } from '#domain/booking/draft/booking.ts'
import { shownExtras } from '#domain/booking/extras/shownExtras.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { t } from '#web/text/services.ts'
import { AddonSections } from './AddonSections.tsx'
import { DiscountSection } from './DiscountSection.tsx'

const ServicesStep_ratioTravel = graphql(`
  fragment ServicesStep_ratioTravel on RatioTravel {
    id
    ...AddonSections_ratioTravel
    ...DiscountSection_ratioTravel
  }
`)

/** Step 1: extras per person, room, booking and group, and discounts. */
export function ServicesStep() {
  const { ratioTravel } = useBookingData()
  const masked: FragmentType<typeof ServicesStep_ratioTravel> | null = ratioTravel
  const texts = readFragment(ServicesStep_ratioTravel, masked)
  const { booking } = useBooking()
  const extras = shownExtras(booking)
  const { isEmpty, hasMandatory, isAnySold, discounts } = extras
  const lead = hasMandatory ? t('services.leadMandatory') : t('services.lead')
  return (
    <StepFrame number={1} title={t('services.title')} lead={isEmpty ? undefined : lead}>
      {isEmpty ? <p>{emptyText(booking, isAnySold)}</p> : null}
      <AddonSections ratioTravel={texts} extras={extras} />
      <DiscountSection ratioTravel={texts} options={discounts} />
    </StepFrame>
  )
}

/** Nobody can go on without a date: one that has gone still shows this step, with the notice of what has changed. */
function emptyText({ date }: Booking, isAnySold: boolean): string {
  if (date === null) return t('services.noDate')
  return isAnySold ? t('services.noneForYou') : t('services.none')
}
