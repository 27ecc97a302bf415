import { useSyncExternalStore, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Id of the slot for hints in the summary. */
export const SUMMARY_HINT_ID = 'uebersicht-hinweis'

/** Renders a hint into the summary, which is always in view: the notice it links to may be scrolled out of view. */
export function SummaryHint({ children }: { readonly children: ReactNode }) {
  const slot = useSyncExternalStore(
    () => () => undefined,
    () => document.getElementById(SUMMARY_HINT_ID),
    () => null,
  )
  return slot === null ? null : createPortal(children, slot)
}
