import { atom } from 'jotai'
import { draftsAtom, forgetUnstoredAtom } from './booking.ts'
import { withEntry } from './byTravel.ts'
import { trashAtom, type TrashedBooking } from './otherWindow.ts'
import { pendingChildAtom } from './pendingChild.ts'
import { unsavedDaysOfAtom } from './unsavedDays.ts'

/** Moves bookings that another window has deleted to the trash, as this window has them. */
export const moveToTrashAtom = atom(null, (get, set, travelIds: readonly string[]) => {
  const drafts = get(draftsAtom)
  const held = travelIds.flatMap((travelId): readonly (readonly [string, TrashedBooking])[] => {
    const draft = drafts[travelId]
    if (draft === undefined) return []
    return [
      [
        travelId,
        { draft, pendingChild: get(pendingChildAtom(travelId)), unsavedDays: get(unsavedDaysOfAtom(travelId)) },
      ],
    ]
  })
  if (held.length > 0) set(trashAtom, (before) => ({ ...before, ...Object.fromEntries(held) }))
  for (const [travelId] of held) set(forgetUnstoredAtom, travelId)
})

/** Purges a booking from the trash: it starts anew, or as another window has started it. */
export const purgeAtom = atom(null, (get, set, travelId: string) => {
  if (!(travelId in get(trashAtom))) return
  set(trashAtom, (held) => withEntry(held, travelId, null))
  set(forgetUnstoredAtom, travelId)
})

/** Restores a booking from the trash; it is on the device again, for other windows too. */
export const restoreFromTrashAtom = atom(null, (get, set, travelId: string) => {
  const held = get(trashAtom)[travelId]
  if (held === undefined) return
  set(purgeAtom, travelId)
  set(draftsAtom, (drafts) => withEntry(drafts, travelId, held.draft))
  set(pendingChildAtom(travelId), held.pendingChild)
  set(unsavedDaysOfAtom(travelId), held.unsavedDays)
})
