/** Id of what is to be settled first at a control, such as a question about what was typed in it. */
export function questionId(id: string): string {
  return `${id}-frage`
}

/**
 * Brings a field or section into sight and moves the focus there: to the question at the field where there is one, to the
 * first control of a section that leads in. What is folded up opens. False where there is no such place.
 */
export function focusById(id: string): boolean {
  const target = document.getElementById(questionId(id)) ?? document.getElementById(id)
  if (target === null) return false
  const folded = target.closest('details')
  if (folded !== null) folded.open = true
  const goal = target.dataset['leadsIn'] === undefined ? target : (firstControl(target) ?? target)
  goal.scrollIntoView({ block: goal.offsetHeight > window.innerHeight / 2 ? 'start' : 'center' })
  goal.focus({ preventScroll: true })
  return true
}

/** What the visitor would press or fill in first; null where nothing of the kind can be seen. */
function firstControl(target: HTMLElement): HTMLElement | null {
  const controls = target.querySelectorAll<HTMLElement>(
    'input:enabled, select:enabled, textarea:enabled, button:enabled, summary',
  )
  return [...controls].find((control) => control.checkVisibility()) ?? null
}
