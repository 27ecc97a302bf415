import { lazy, Suspense, useMemo, useState } from 'react'
import type { RemovedChoice } from '#domain/booking/removedChoices.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import type { Change } from '#state/booking.ts'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useUndoableChange } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/start.ts'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import type { ErrorSummaryProps } from '#web/ui/ErrorSummary.tsx'
import { DateSection } from './DateSection.tsx'
import { FoldedDate } from './FoldedDate.tsx'
import { PartySection } from './PartySection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { VariantSection } from './VariantSection.tsx'
import { CHILD_FIELD, useAddChild, useChildProblem, useChildTry } from './useChildForm.ts'
import type { ChildTry } from './useChildForm.ts'
import { useDateOfAddress } from './useDateOfAddress.ts'
import type { DateOfAddress } from './useDateOfAddress.ts'

// For those who lose something by a change; most never do.
const RemovedChoicesWithMigration = lazy(async () => ({
  default: (await import('./RemovedChoicesWithMigration.tsx')).RemovedChoicesWithMigration,
}))

const StartStep_ratioTravel = graphql(`
  fragment StartStep_ratioTravel on RatioTravel {
    id
    ...RoomSection_ratioTravel
  }
`)

/** Where on the page the last change was made: what it took away is told there. */
type Place = 'variant' | 'date' | 'party' | 'rooms'

/** The first step: how and when, who comes along, and who sleeps where. */
export function StartStep() {
  const { ratioTravel } = useBookingData()
  const { offer } = useBooking()
  const asked = useDateOfAddress()
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolded = !isUnfolded && isDateKnown(asked)
  const { removedAt, changes } = useChangesByPlace()
  const childTry = useChildTry()
  const addChild = useAddChild(changes.onParty, childTry)
  const addTypedChild = () => {
    const problem = addChild()
    return Promise.resolve(problem === null ? [] : [{ id: CHILD_FIELD, text: problem.text }])
  }
  const drawErrors = (found: ErrorSummaryProps) => <StartErrors found={found} childTry={childTry} />
  const masked: FragmentType<typeof StartStep_ratioTravel> | null = ratioTravel
  const rooms = readFragment(StartStep_ratioTravel, masked)
  return (
    <StepFrame
      number={0}
      title={t('start.title')}
      lead={offer.travel.name}
      beforeNext={addTypedChild}
      drawErrors={drawErrors}
    >
      {isFolded ? (
        <FoldedDate date={asked.date} changeUndoably={changes.onDate} onUnfold={() => setIsUnfolded(true)} />
      ) : (
        <>
          <VariantSection act={changes.act} />
          {removedAt('variant')}
          <DateSection asked={asked} isUnfolded={isUnfolded} changeUndoably={changes.onDate} />
        </>
      )}
      {removedAt('date')}
      <PartySection childTry={childTry} changeUndoably={changes.onParty} />
      {removedAt('party')}
      <RoomSection ratioTravel={rooms} changeUndoably={changes.onRooms} />
      {removedAt('rooms')}
    </StepFrame>
  )
}

/** Whether one has come with a departure, and can begin with who comes along. */
function isDateKnown({ asked, date }: DateOfAddress): boolean {
  return asked === 'coming' || (asked === 'chosen' && date !== null)
}

/** What is typed of a child leaves the list as soon as it is one. */
function StartErrors({
  found: { errors, ...found },
  childTry,
}: {
  readonly found: ErrorSummaryProps
  readonly childTry: ChildTry
}) {
  const problem = useChildProblem(childTry)
  return <ErrorSummary errors={errors.filter(({ id }) => id !== CHILD_FIELD || problem !== null)} {...found} />
}

function useChangesByPlace() {
  const { change } = useBooking()
  const { removed, runUndoably } = useUndoableChange()
  const [place, setPlace] = useState<Place>('party')
  const told = removed.choices.filter((choice) => isTold(choice, place))
  const removedAt = (here: Place) =>
    here !== place || told.length === 0 ? null : (
      <Suspense>
        <RemovedChoicesWithMigration removed={{ ...removed, choices: told }} />
      </Suspense>
    )
  const changes = useMemo(() => {
    const changeAt = (here: Place) => (wanted: Change) => {
      if (
        runUndoably(
          () => change(wanted),
          (choice) => isTold(choice, here),
        )
      )
        setPlace(here)
    }
    const actOnVariant = (carryOut: () => void) => {
      setPlace('variant')
      runUndoably(carryOut)
    }
    return { act: actOnVariant, onDate: changeAt('date'), onParty: changeAt('party'), onRooms: changeAt('rooms') }
  }, [runUndoably, change])
  return { removedAt, changes }
}

/** Who changes rooms sees which go; told is what goes with them. */
function isTold(choice: RemovedChoice, here: Place): boolean {
  return here !== 'rooms' || (choice !== 'rooms' && choice !== 'familyPackage')
}
