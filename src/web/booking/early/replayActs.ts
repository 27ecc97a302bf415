import { nextPaint } from '#web/ui/nextPaint.ts'
import type { HeldAct } from './heldActs.ts'

/** Does what was held, once and in order, to what stands on the page now. What is not there any more is left out. */
export async function replayActs(acts: readonly HeldAct[]): Promise<void> {
  for (const act of acts.toReversed()) undoByBrowser(act)
  for (const act of acts) {
    const control = standIn(act.control)
    if (control !== null && !isClosed(control)) carryOut(act, control)
    // The next press counts on what this one has come to.
    await nextPaint()
  }
}

/** Takes back what the browser did by itself, so that the page and what it knows agree. */
function undoByBrowser({ kind, control, wasOpen }: HeldAct): void {
  if (control instanceof HTMLInputElement && kind === 'press') {
    for (const one of control.type === 'radio' ? groupOf(control) : [control]) one.checked = one.defaultChecked
  }
  const drawer = control.closest('details')
  if (drawer !== null && control.tagName === 'SUMMARY') drawer.open = wasOpen
}

function groupOf({ name }: HTMLInputElement): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter((radio) => radio.name === name)
}

function carryOut({ kind, value }: HeldAct, control: HTMLElement): void {
  switch (kind) {
    case 'press':
      control.click()
      break
    case 'write':
      write(control, value)
      break
    case 'key':
      control.dispatchEvent(new KeyboardEvent('keydown', { key: value, bubbles: true }))
      break
    case 'leave':
      if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/** Writes as a visitor does. React keeps what it last knew of a field at the field itself, and compares. */
function write(control: HTMLElement, text: string): void {
  if (!(
    control instanceof HTMLInputElement ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  ))
    return
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text)
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }))
}

/** The control itself, or what has taken its place when the page was drawn anew; null where nothing has. */
function standIn(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control
  const like = [...document.querySelectorAll<HTMLElement>(`[data-holds-acts] ${control.tagName}`)]
  return like.find((other) => nameOf(other) === nameOf(control)) ?? null
}

/** What tells a control from others of its kind, whoever has drawn it. */
function nameOf(control: HTMLElement): string {
  const value = control instanceof HTMLInputElement && control.type === 'radio' ? control.value : ''
  const label = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
  return [control.getAttribute('type'), value === '' ? label : value].join(' ')
}

function isClosed(control: HTMLElement): boolean {
  return control.matches(':disabled, [aria-disabled=true]')
}
