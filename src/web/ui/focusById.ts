/** Id of a question that must be answered before the control, e.g. whether a birthday is right. */
export function questionId(id: string): string {
  return `${id}-frage`
}

/** The part of a window, from its top, that no bar at the foot covers. */
const IN_SIGHT = 0.7

/** Room of a label above its field, in pixels: `scroll-padding-top` of the page. */
const LABEL_ROOM = 80

/**
 * Scrolls to a field or section and focuses it: the question at the field if there is one, the first control of a section
 * with `data-leads-in`. Opens a closed `details` around it. Returns false if there is no such element.
 *
 * At once, unlike `setFocus` of React Hook Form, which waits for a timer: a button that leaves the page when pressed would
 * drop the focus meanwhile, and an iPhone shows its keyboard only while it handles the press.
 */
export function focusById(id: string): boolean {
  const target = document.getElementById(questionId(id)) ?? document.getElementById(id)
  if (target === null) return false
  const details = target.closest('details')
  if (details !== null) details.open = true
  const goal = target.dataset['leadsIn'] === undefined ? target : (firstControl(target) ?? target)
  const { top, bottom, height } = goal.getBoundingClientRect()
  // A goal well in sight is not scrolled: the second half of a double tap would hit what has come under the finger.
  if (top < LABEL_ROOM || bottom > window.innerHeight * IN_SIGHT)
    goal.scrollIntoView({ block: height > window.innerHeight / 2 ? 'start' : 'center' })
  goal.focus({ preventScroll: true })
  return true
}

/** The first visible control; null without any. */
function firstControl(target: HTMLElement): HTMLElement | null {
  const controls = target.querySelectorAll<HTMLElement>(
    'input:enabled, select:enabled, textarea:enabled, button:enabled, summary',
  )
  return [...controls].find((control) => control.getClientRects().length > 0) ?? null
}
