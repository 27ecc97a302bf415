import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/addons.ts'
import { bargainDiscount, personalDiscountOptions } from '#domain/booking/discounts.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/booking.ts'
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

/** The extras and discounts, by what they are for: a person, a room, the booking, the group. */
export function ServicesStep() {
  const { ratioTravel } = useBookingData()
  const masked: FragmentType<typeof ServicesStep_ratioTravel> | null = ratioTravel
  const addons = readFragment(ServicesStep_ratioTravel, masked)
  const isEmpty = useIsEmpty()
  return (
    <StepFrame number={1} title={t('services.title')} lead={isEmpty ? undefined : t('services.lead')}>
      {isEmpty ? <p>{t('services.none')}</p> : null}
      <PersonalAddonSection ratioTravel={addons} />
      <RoomAddonSection ratioTravel={addons} />
      <BookingAddonSection ratioTravel={addons} />
      <CollectiveAddonSection ratioTravel={addons} />
      <DiscountSection ratioTravel={addons} />
    </StepFrame>
  )
}

function useIsEmpty(): boolean {
  const { draft, offer } = useBooking()
  const options = [
    ...personalAddonOptions(draft, offer),
    ...roomAddonOptions(draft, offer),
    ...bookingAddonOptions(draft, offer),
    ...collectiveAddonOptions(draft, offer),
    ...personalDiscountOptions(draft, offer),
  ]
  return bargainDiscount(draft, offer) === null && options.every(({ isVisible }) => !isVisible)
}
