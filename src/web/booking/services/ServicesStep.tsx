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
import { useBooking } from '#web/booking/useBooking.ts'
import { t } from '#web/text/services.ts'
import { BookingAddonSection } from './BookingAddonSection.tsx'
import { CollectiveAddonSection } from './CollectiveAddonSection.tsx'
import { DiscountSection } from './DiscountSection.tsx'
import { PersonalAddonSection } from './PersonalAddonSection.tsx'
import { RoomAddonSection } from './RoomAddonSection.tsx'
import { closedOptions, hangsOnBirthday } from './closedOptions.ts'

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
  const { isEmpty, isAnyClosed, personal, room, booking, collective, discounts } = useOptions()
  return (
    <StepFrame number={1} title={t('services.title')} lead={isEmpty ? undefined : t('services.lead')}>
      {isEmpty ? <p>{isAnyClosed ? t('services.noneForYou') : t('services.none')}</p> : null}
      <PersonalAddonSection ratioTravel={addons} options={personal} />
      <RoomAddonSection ratioTravel={addons} options={room} />
      <BookingAddonSection ratioTravel={addons} options={booking} />
      <CollectiveAddonSection ratioTravel={addons} options={collective} />
      <DiscountSection ratioTravel={addons} options={discounts} />
    </StepFrame>
  )
}

/** The options worth a row: those that can be had, and beside them those that can say why not. */
function useOptions() {
  const { draft, offer } = useBooking()
  const hasBargain = bargainDiscount(draft, offer) !== null
  const personal = told(personalAddonOptions(draft, offer))
  const room = told(roomAddonOptions(draft, offer))
  const booking = told(bookingAddonOptions(draft, offer))
  const collective = told(collectiveAddonOptions(draft, offer))
  const discounts = told(personalDiscountOptions(draft, offer))
  const areDiscountsTold = hasBargain || canAnyBeHad(discounts) || discounts.some(hangsOnBirthday)
  const all = [...personal, ...room, ...booking, ...collective, ...discounts]
  return {
    isEmpty: !areDiscountsTold && !canAnyBeHad(all),
    isAnyClosed: all.length > 0,
    personal: canAnyBeHad(personal) ? personal : [],
    room: room.filter(({ place }) => canAnyBeHad(room.filter((other) => other.place.typeId === place.typeId))),
    booking: canAnyBeHad(booking) ? booking : [],
    collective: canAnyBeHad(collective) ? collective : [],
    discounts: areDiscountsTold ? discounts : [],
  }
}

/** Where nothing can be had, the reasons why not are nobody's concern. */
function canAnyBeHad(options: readonly { readonly isVisible: boolean }[]): boolean {
  return options.some(({ isVisible }) => isVisible)
}

function told<Option extends Parameters<typeof closedOptions>[0][number] & { readonly isVisible: boolean }>(
  options: readonly Option[],
) {
  const closed = closedOptions(options)
  return options.filter((option) => option.isVisible || closed.includes(option))
}
