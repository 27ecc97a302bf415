import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { bargainDiscount } from '#domain/booking/extras/bargain.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/services.ts'
import { BookingAddonSection } from './BookingAddonSection.tsx'
import { CollectiveAddonSection } from './CollectiveAddonSection.tsx'
import { DiscountSection } from './DiscountSection.tsx'
import { PersonalAddonSection } from './PersonalAddonSection.tsx'
import { RoomAddonSection } from './RoomAddonSection.tsx'
import { closedOptions, dependsOnBirthday } from './closedOptions.ts'

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
  const { isEmpty, isAnyClosed, personal, room, ofBooking, collective, discounts } = useOptions()
  return (
    <StepFrame number={1} title={t('services.title')} lead={isEmpty ? undefined : t('services.lead')}>
      {isEmpty ? <p>{isAnyClosed ? t('services.noneForYou') : t('services.none')}</p> : null}
      <PersonalAddonSection ratioTravel={addons} options={personal} />
      <RoomAddonSection ratioTravel={addons} options={room} />
      <BookingAddonSection ratioTravel={addons} options={ofBooking} />
      <CollectiveAddonSection ratioTravel={addons} options={collective} />
      <DiscountSection ratioTravel={addons} options={discounts} />
    </StepFrame>
  )
}

/** Options to show: the available ones, and the unavailable ones that have a reason. */
function useOptions() {
  const { booking } = useBooking()
  const hasBargain = bargainDiscount(booking) !== null
  const personal = withReasons(personalAddonOptions(booking))
  const room = withReasons(roomAddonOptions(booking))
  const ofBooking = withReasons(bookingAddonOptions(booking))
  const collective = withReasons(collectiveAddonOptions(booking))
  const discounts = withReasons(personalDiscountOptions(booking))
  const areDiscountsShown = hasBargain || isAnyAvailable(discounts) || discounts.some(dependsOnBirthday)
  const all = [...personal, ...room, ...ofBooking, ...collective, ...discounts]
  return {
    isEmpty: !areDiscountsShown && !isAnyAvailable(all),
    isAnyClosed: all.length > 0,
    personal: isAnyAvailable(personal) ? personal : [],
    room: room.filter(({ place }) => isAnyAvailable(room.filter((other) => other.place.typeId === place.typeId))),
    ofBooking: isAnyAvailable(ofBooking) ? ofBooking : [],
    collective: isAnyAvailable(collective) ? collective : [],
    discounts: areDiscountsShown ? discounts : [],
  }
}

/** A section without any available option is left out, with its reasons. */
function isAnyAvailable(options: readonly { readonly isVisible: boolean }[]): boolean {
  return options.some(({ isVisible }) => isVisible)
}

function withReasons<Option extends Parameters<typeof closedOptions>[0][number] & { readonly isVisible: boolean }>(
  options: readonly Option[],
) {
  const closed = closedOptions(options)
  return options.filter((option) => option.isVisible || closed.includes(option))
}
