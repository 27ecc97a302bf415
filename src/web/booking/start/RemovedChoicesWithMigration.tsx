import { useAtomValue } from 'jotai'
import { withMigration } from '#domain/booking/compare/migration.ts'
import type { Booking } from '#domain/booking/draft/resolve.ts'
import { removedChoices } from '#domain/booking/removedChoices.ts'
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

function MigrateChoices({ before: { draft: before, offer: from } }: { readonly before: Booking }) {
  const { draft, offer, change } = useBooking()
  const { date } = draft
  const isAnother =
    date !== null && (date.dateId !== before.date?.dateId || draft.pricingTravelId !== before.pricingTravelId)
  const isSameParty =
    before.travellers.length === draft.travellers.length && before.babies.length === draft.babies.length
  if (!isAnother || !isSameParty) return null
  const migratedDraft = withMigration(before, date, { from, to: offer })
  if (removedChoices(before, migratedDraft).length >= removedChoices(before, draft).length) return null
  return (
    <Button onClick={() => change((now) => withMigration(before, date, { from, to: now.offer }))}>
      {t('lost.carryOver')}
    </Button>
  )
}
