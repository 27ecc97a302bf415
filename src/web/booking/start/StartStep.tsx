import { useMemo, useState } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import type { RemovedChoice } from '#domain/booking/removedChoices.ts'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { StepFrame } from '#web/booking/step/StepFrame.tsx'
import { useUndoableChange } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/start.ts'
import { ErrorSummary, type ErrorSummaryProps } from '#web/ui/ErrorSummary.tsx'
import { DateSection } from './DateSection.tsx'
import { FoldedDate } from './FoldedDate.tsx'
import { PartySection } from './PartySection.tsx'
import { RoomSection } from './RoomSection.tsx'
import { VariantSection } from './VariantSection.tsx'
import { CHILD_FIELD, useAddChild, useChildProblem, useChildAttempt, type ChildAttempt } from './useChildForm.ts'
import { useUrlDate, type UrlDate } from './useUrlDate.ts'

// Lazy: few changes remove other choices.
const RemovedChoicesWithMigration = lazyWithRetry(
  async () => (await import('./RemovedChoicesWithMigration.tsx')).RemovedChoicesWithMigration,
)

/** Section of the last change, which shows the choices it has removed. */
type Section = 'variant' | 'date' | 'party' | 'rooms'

/** The first step: variant, date, party and rooms. */
export function StartStep() {
  const { offer } = useBooking()
  const { removedAt, changes } = useChangesBySection()
  const urlDate = useUrlDate(changes.urlDate)
  const [isUnfolded, setIsUnfolded] = useState(false)
  const isFolded = !isUnfolded && isDateGiven(urlDate)
  const childAttempt = useChildAttempt()
  const addChild = useAddChild(changes.party, childAttempt)
  const addPendingChild = () => {
    const problem = addChild()
    return Promise.resolve(problem === null ? [] : [{ id: CHILD_FIELD, text: problem.text }])
  }
  const drawErrors = (found: ErrorSummaryProps) => <StartErrors found={found} childAttempt={childAttempt} />
  return (
    <StepFrame
      number={0}
      title={t('start.title')}
      lead={offer.travel.name}
      beforeNext={addPendingChild}
      drawErrors={drawErrors}
    >
      {isFolded ? (
        <>
          <FoldedDate date={urlDate.date} changeUndoably={changes.date} onUnfold={() => setIsUnfolded(true)} />
          {removedAt('date')}
        </>
      ) : (
        <>
          <VariantSection hasUrlFailed={urlDate.outcome === 'failed'} runUndoably={changes.variant} />
          {removedAt('variant')}
          <DateSection
            urlDate={urlDate}
            isUnfolded={isUnfolded}
            changeUndoably={changes.date}
            removed={removedAt('date')}
          />
        </>
      )}
      {offer.pricing !== null && offer.saleDates.length === 0 ? null : (
        <>
          <PartySection childAttempt={childAttempt} changeUndoably={changes.party} />
          {removedAt('party')}
          <RoomSection changeUndoably={changes.rooms} />
          {removedAt('rooms')}
        </>
      )}
    </StepFrame>
  )
}

/** Whether the URL has given a departure, so that the visitor can begin with the party. */
function isDateGiven({ outcome, date }: UrlDate): boolean {
  return outcome === 'pending' || (outcome === 'chosen' && date !== null)
}

/** Error summary; the error of the pending child is removed as soon as the birthday is valid. */
function StartErrors({
  found: { errors, ...found },
  childAttempt,
}: {
  readonly found: ErrorSummaryProps
  readonly childAttempt: ChildAttempt
}) {
  const problem = useChildProblem(childAttempt)
  return <ErrorSummary errors={errors.filter(({ id }) => id !== CHILD_FIELD || problem !== null)} {...found} />
}

function useChangesBySection() {
  const { change } = useBooking()
  const { removed, runUndoably } = useUndoableChange()
  const [place, setSection] = useState<Section>('party')
  const reported = removed.choices.filter((choice) => isReported(choice, place))
  const removedAt = (here: Section) =>
    here !== place || reported.length === 0 ? null : (
      <RemovedChoicesWithMigration removed={{ ...removed, choices: reported }} isBelowChange={here === 'date'} />
    )
  const changes = useMemo(() => {
    const runAt = (here: Section) => (run: () => void) => {
      if (runUndoably(run, (choice) => isReported(choice, here))) setSection(here)
    }
    const changeAt = (here: Section) => {
      const runHere = runAt(here)
      return (wanted: Command) => runHere(() => change(wanted))
    }
    return {
      variant: runAt('variant'),
      // Also for its variant: the section of variants is folded up.
      urlDate: runAt('date'),
      date: changeAt('date'),
      party: changeAt('party'),
      rooms: changeAt('rooms'),
    }
  }, [runUndoably, change])
  return { removedAt, changes }
}

/** A change of rooms reports only the other choices it removes: the rooms themselves are in view. */
function isReported(choice: RemovedChoice, here: Section): boolean {
  return here !== 'rooms' || (choice !== 'rooms' && choice !== 'familyPackage')
}
