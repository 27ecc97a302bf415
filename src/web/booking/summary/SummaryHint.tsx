import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Id of the place in the summary for what must not be missed. */
export const SUMMARY_HINT_ID = 'uebersicht-hinweis'

/** Shows something in the summary, which is always in view: on phones the notice it leads to may be far above. */
export function SummaryHint({ children }: { readonly children: ReactNode }) {
  const place = useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(SUMMARY_HINT_ID),
    () => null,
  )
  return place === null ? null : createPortal(children, place)
}
