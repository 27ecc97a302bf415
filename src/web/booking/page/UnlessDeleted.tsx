import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { letDeletedGoAtom } from '#state/trash.ts'
import { deletedElsewhereAtom } from '#state/otherWindow.ts'

// Loaded by the few who have two windows and delete in one of them.
const DeletedElsewhere = lazy(async () => ({ default: (await import('./DeletedElsewhere.tsx')).DeletedElsewhere }))

interface Props {
  readonly travelId: string
  readonly children: ReactNode
}

/** The steps of a booking; where another window has deleted it under the visitor's eyes, the question what to do now. */
export function UnlessDeleted({ travelId, children }: Props) {
  const held = useAtomValue(deletedElsewhereAtom)[travelId]
  const letGo = useSetAtom(letDeletedGoAtom)
  // Who comes to the booking only now sees the state of now.
  useEffect(() => letGo(travelId), [letGo, travelId])
  if (held === undefined) return children
  return (
    <Suspense>
      <DeletedElsewhere travelId={travelId} draft={held.draft} />
    </Suspense>
  )
}
