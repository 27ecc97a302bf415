import { useAtomValue, useSetAtom } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { purgeAtom } from '#state/trash.ts'
import { trashAtom } from '#state/otherWindow.ts'
import { lazyWithRetry } from '#web/booking/lazyWithRetry.tsx'

// Lazy: few visitors delete the booking in a second window.
const DeletedInOtherWindow = lazyWithRetry(
  async () => (await import('./DeletedInOtherWindow.tsx')).DeletedInOtherWindow,
)

interface Props {
  readonly travelId: string
  readonly children: ReactNode
}

/** The steps of a booking; instead of them a choice to restore, if another window has deleted the booking meanwhile. */
export function UnlessDeleted({ travelId, children }: Props) {
  const deleted = useAtomValue(trashAtom)[travelId]
  const purge = useSetAtom(purgeAtom)
  // A deletion before this visit to the page is not reported.
  useEffect(() => purge(travelId), [purge, travelId])
  if (deleted === undefined) return children
  return <DeletedInOtherWindow travelId={travelId} draft={deleted.draft} />
}
