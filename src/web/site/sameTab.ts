import type { MouseEvent } from 'react'

/** Whether a click on a link navigates in this tab, that is without modifier key and with the main button. */
export function opensInSameTab({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
