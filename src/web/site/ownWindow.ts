import type { MouseEvent } from 'react'

/** Whether a press on a link leads on in this window: with a key or another button the browser opens one of its own. */
export function staysInWindow({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey)
}
