import { shownExtras } from '#domain/booking/extras/shownExtras.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { t } from '#web/text/services.ts'
import { BookingAddonSection } from './BookingAddonSection.tsx'
import { CollectiveAddonSection } from './CollectiveAddonSection.tsx'
import { DiscountSection } from './DiscountSection.tsx'
import { PersonalAddonSection } from './PersonalAddonSection.tsx'
import { RoomAddonSection } from './RoomAddonSection.tsx'

const ServicesStep_ratioTravel = graphql(`
  fragment ServicesStep_ratioTravel on RatioTravel {
    id
    ...PersonalAddonSection_ratioTravel
    ...RoomAddonSection_ratioTravel
    ...BookingAddonSection_ratioTravel
    ...CollectiveAddonSection_ratioTravel
    ...DiscountSection_ratioTravel
  }
`)

/** Step 1: extras per person, room, booking and group, and discounts. */
export function ServicesStep() {
  const { ratioTravel } = useBookingData()
  const masked: FragmentType<typeof ServicesStep_ratioTravel> | null = ratioTravel
  const addons = readFragment(ServicesStep_ratioTravel, masked)
  const shown = shownExtras(useBooking().booking)
  const { isEmpty, hasMandatory, isAnySold, personal, room, ofBooking, collective, discounts } = shown
  const lead = hasMandatory ? t('services.leadMandatory') : t('services.lead')
  return (
    <StepFrame number={1} title={t('services.title')} lead={isEmpty ? undefined : lead}>
      {isEmpty ? <p>{isAnySold ? t('services.noneForYou') : t('services.none')}</p> : null}
      <PersonalAddonSection ratioTravel={addons} options={personal} />
      <RoomAddonSection ratioTravel={addons} options={room} />
      <BookingAddonSection ratioTravel={addons} options={ofBooking} />
      <CollectiveAddonSection ratioTravel={addons} options={collective} />
      <DiscountSection ratioTravel={addons} options={discounts} />
    </StepFrame>
  )
}
