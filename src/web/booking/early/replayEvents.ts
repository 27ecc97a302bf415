import { nextPaint } from '#web/ui/nextPaint.ts'
import type { CapturedEvent } from './captureEvents.ts'

/** Replays captured events once and in order on the hydrated page; events of vanished or disabled controls are dropped. */
export async function replayEvents(events: readonly CapturedEvent[]): Promise<void> {
  for (const event of [...events].reverse()) revertNativeChange(event)
  for (const event of events) {
    const control = currentControl(event.control)
    if (control !== null && !isDisabled(control)) replay(event, control)
    // The next event relies on the outcome of this one.
    await nextPaint()
  }
}

/** Reverts the browser's own reaction, so that the DOM matches React's state before the replay. */
function revertNativeChange({ kind, control, wasOpen }: CapturedEvent): void {
  if (control instanceof HTMLInputElement && kind === 'click') {
    for (const one of control.type === 'radio' ? groupOf(control) : [control]) one.checked = one.defaultChecked
  }
  const details = control.closest('details')
  if (details !== null && control.tagName === 'SUMMARY') details.open = wasOpen
}

function groupOf({ name }: HTMLInputElement): readonly HTMLInputElement[] {
  return [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter((radio) => radio.name === name)
}

function replay({ kind, value }: CapturedEvent, control: HTMLElement): void {
  switch (kind) {
    case 'click':
      control.click()
      break
    case 'input':
      setValue(control, value)
      break
    case 'keydown':
      control.dispatchEvent(new KeyboardEvent('keydown', { key: value, bubbles: true }))
      break
    case 'blur':
      if (control !== document.activeElement) control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }
}

/**
 * Sets a field's value as typing does. React wraps the `value` property of each element to detect changes, so the native
 * setter of the prototype is called.
 */
function setValue(control: HTMLElement, text: string): void {
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

/** The control itself, or its equivalent if the page was rendered again; null if there is none. */
function currentControl(control: HTMLElement): HTMLElement | null {
  if (control.isConnected) return control
  const like = [...document.querySelectorAll<HTMLElement>(`[data-captures-events] ${control.tagName}`)]
  return like.find((other) => identityOf(other) === identityOf(control)) ?? null
}

/** Type and label or radio value: identifies a control across renderings. */
function identityOf(control: HTMLElement): string {
  const value = control instanceof HTMLInputElement && control.type === 'radio' ? control.value : ''
  const label = control.getAttribute('aria-label') ?? control.closest('label')?.textContent ?? control.textContent
  return [control.getAttribute('type'), value === '' ? label : value].join(' ')
}

function isDisabled(control: HTMLElement): boolean {
  return control.matches(':disabled, [aria-disabled=true]')
}
