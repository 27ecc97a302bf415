import { useAtomValue } from 'jotai'
import { carriedOver } from '#domain/booking/compare/migration.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { undoableChangeAtom } from '#state/undoableChanges.ts'
import { RemovedChoicesNotice } from '#web/booking/step/RemovedChoicesNotice.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import type { RemovedChoices } from '#web/booking/useUndoableChange.ts'
import { t } from '#web/text/start.ts'
import { Button } from '#web/ui/Button.tsx'

/** The choices a change has removed, with an undo; after a move to another departure also a button to choose them there. */
export function RemovedChoicesWithMigration({ removed }: { readonly removed: RemovedChoices }) {
  const { travelId } = useBooking()
  const undoable = useAtomValue(undoableChangeAtom(travelId))
  return (
    <RemovedChoicesNotice removed={removed}>
      {undoable === null ? null : <MigrateChoices before={undoable.before} />}
    </RemovedChoicesNotice>
  )
}

function MigrateChoices({ before }: { readonly before: Booking }) {
  const { booking, change } = useBooking()
  if (carriedOver(before, booking) === null) return null
  return <Button onClick={() => change((now) => carriedOver(before, now) ?? now.draft)}>{t('lost.carryOver')}</Button>
}
