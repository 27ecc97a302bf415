import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { LostChoicesNotice } from '#web/booking/LostChoicesNotice.tsx'
import { StepFrame } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useRevocableChange } from '#web/booking/useRevocableChange.ts'
import { t } from '#web/text/booking.ts'
import { DateSection } from './DateSection.tsx'
import { FamilyPackageSection } from './FamilyPackageSection.tsx'
import { PartySection } from './PartySection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { SleeperSection } from './SleeperSection.tsx'
import { useDateOfAddress } from './useDateOfAddress.ts'
import { VariantSection } from './VariantSection.tsx'

const StartStep_ratioTravel = graphql(`
  fragment StartStep_ratioTravel on RatioTravel {
    id
    ...RoomSection_ratioTravel
    ...FamilyPackageSection_ratioTravel
  }
`)

/** The first step: how and when, who comes along, and who sleeps where. */
export function StartStep() {
  const { ratioTravel } = useBookingData()
  const { offer } = useBooking()
  useDateOfAddress()
  const { loss, act, changeRevocably } = useRevocableChange()
  const masked: FragmentType<typeof StartStep_ratioTravel> | null = ratioTravel
  const rooms = readFragment(StartStep_ratioTravel, masked)
  return (
    <StepFrame number={0} title={t('start.title')} lead={offer.travel.name}>
      <VariantSection act={act} />
      <DateSection changeRevocably={changeRevocably} />
      <PartySection changeRevocably={changeRevocably} />
      <LostChoicesNotice loss={loss} />
      <FamilyPackageSection ratioTravel={rooms} />
      <RoomSection ratioTravel={rooms} changeRevocably={changeRevocably} />
      <SleeperSection />
    </StepFrame>
  )
}
