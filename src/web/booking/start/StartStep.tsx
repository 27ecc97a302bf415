import { lazy, Suspense, useState } from 'react'
import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { lostChoices } from '#domain/booking/lostChoices.ts'
import type { LostChoice } from '#domain/booking/lostChoices.ts'
import type { Change } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useRevocableChange } from '#web/booking/useRevocableChange.ts'
import { t } from '#web/text/start.ts'
import { DateSection } from './DateSection.tsx'
import { FamilyPackageSection } from './FamilyPackageSection.tsx'
import { PartySection } from './PartySection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { SleeperSection } from './SleeperSection.tsx'
import { CHILD_FIELD, useChildForm } from './useChildForm.ts'
import { useDateOfAddress } from './useDateOfAddress.ts'
import { VariantSection } from './VariantSection.tsx'

// For those who lose something by a change; most never do.
const LostChoices = lazy(async () => ({ default: (await import('./LostChoices.tsx')).LostChoices }))

const StartStep_ratioTravel = graphql(`
  fragment StartStep_ratioTravel on RatioTravel {
    id
    ...RoomSection_ratioTravel
    ...FamilyPackageSection_ratioTravel
  }
`)

/** Where on the page the last change was made: what it took away is told there. */
type Place = 'variant' | 'date' | 'party' | 'rooms'

/** The first step: how and when, who comes along, and who sleeps where. */
export function StartStep() {
  const { ratioTravel } = useBookingData()
  const { offer } = useBooking()
  useDateOfAddress()
  const { lostAt, act, changeAt } = useChangesByPlace()
  const childForm = useChildForm(changeAt('party'))
  const addTypedChild = () => {
    const problem = childForm.add()
    return Promise.resolve(problem === null ? [] : [{ id: CHILD_FIELD, text: problem.text }])
  }
  const masked: FragmentType<typeof StartStep_ratioTravel> | null = ratioTravel
  const rooms = readFragment(StartStep_ratioTravel, masked)
  return (
    <StepFrame number={0} title={t('start.title')} lead={offer.travel.name} beforeNext={addTypedChild}>
      <VariantSection act={act} />
      {lostAt('variant')}
      <DateSection changeRevocably={changeAt('date')} />
      {lostAt('date')}
      <PartySection childForm={childForm} changeRevocably={changeAt('party')} />
      {lostAt('party')}
      <FamilyPackageSection ratioTravel={rooms} changeRevocably={changeAt('rooms')} />
      <RoomSection ratioTravel={rooms} changeRevocably={changeAt('rooms')} />
      {lostAt('rooms')}
      <SleeperSection changeRevocably={changeAt('rooms')} />
    </StepFrame>
  )
}

function useChangesByPlace() {
  const { draft, offer, change } = useBooking()
  const { loss, act, changeRevocably } = useRevocableChange()
  const [place, setPlace] = useState<Place>('party')
  // Who changes rooms sees which go; told is what goes with them.
  const isTold = (choice: LostChoice, here: Place) => here !== 'rooms' || (choice !== 'rooms' && choice !== 'familyPackage')
  const told = loss.choices.filter((choice) => isTold(choice, place))
  const lostAt = (here: Place) =>
    here !== place || told.length === 0 ? null : (
      <Suspense>
        <LostChoices loss={{ ...loss, choices: told }} />
      </Suspense>
    )
  const changeAt = (here: Place) => (wanted: Change) => {
    const isLossTold = lostChoices(draft, wanted(draft, offer)).some((choice) => isTold(choice, here))
    if (isLossTold) setPlace(here)
    ;(isLossTold ? changeRevocably : change)(wanted)
  }
  const actOnVariant = (carryOut: () => void) => {
    setPlace('variant')
    act(carryOut)
  }
  return { lostAt, act: actOnVariant, changeAt }
}
