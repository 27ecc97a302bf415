/** A user event on a form control before hydration. */
export interface CapturedEvent {
  readonly kind: 'click' | 'input' | 'keydown' | 'blur'
  readonly control: HTMLElement
  /** Value of the field for `input`; the key for `keydown`; empty otherwise. */
  readonly value: string
  /** Whether the enclosing `<details>` was open before the event. */
  readonly wasOpen: boolean
}

/** The events captured so far, in order, and the function that ends the capture. */
export interface EventCapture {
  readonly events: readonly CapturedEvent[]
  readonly release: () => void
}

declare global {
  interface Window {
    /** Set while events are captured. */
    capturedEvents?: EventCapture
  }
}

/**
 * Captures user events in the funnel until hydration, in `window.capturedEvents`. Serialised into an inline script that
 * runs before the page is parsed, so the function must not refer to anything outside of itself. Native reactions of the
 * browser (checking a box, typing, opening `<details>`) stay, and links work as usual.
 */
export function captureEvents(): void {
  const types =
    'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change focusout submit'.split(
      ' ',
    )
  const events: CapturedEvent[] = []
  const capture = (kind: CapturedEvent['kind'], control: HTMLElement, value = '') => {
    events.push({ kind, control, value, wasOpen: control.closest('details')?.open === true })
    control.setAttribute('data-captured', '')
  }
  const captureOn = (control: HTMLElement, event: Event) => {
    const isText = control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type)
    const isField = isText || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    // Submit buttons are never replayed: a booking must be confirmed on a page that responds.
    const isSubmit = control instanceof HTMLButtonElement && control.type === 'submit'
    if (event.type === 'click' && !isField && !isSubmit) capture('click', control)
    if (event.type === 'input' && isField) capture('input', control, control.value)
    if (event.type === 'focusout' && isField) capture('blur', control)
    if (event instanceof KeyboardEvent && event.type === 'keydown' && isText && /^(Enter|Arrow)/.test(event.key))
      capture('keydown', control, event.key)
    if (event.type === 'submit' || (event.type === 'click' && isSubmit)) event.preventDefault()
  }
  const listener = (event: Event) => {
    const { target } = event
    if (
      !event.isTrusted ||
      !(target instanceof Element) ||
      target.closest('[data-captures-events]') === null ||
      target.closest('a') !== null
    )
      return
    // React must not see it: it would hydrate the whole page synchronously within the event.
    event.stopPropagation()
    const control = target.closest('button, input, select, textarea, summary, form')
    if (control instanceof HTMLElement) captureOn(control, event)
  }
  for (const type of types) window.addEventListener(type, listener, true)
  window.capturedEvents = {
    events,
    release: () => {
      for (const type of types) window.removeEventListener(type, listener, true)
      for (const { control } of events) control.removeAttribute('data-captured')
      delete window.capturedEvents
    },
  }
  document.currentScript?.remove()
}

/** Inline script element, with its nonce, that captures events on a funnel page before hydration. */
export function captureEventsScript(nonce: string): string {
  return `<script nonce="${nonce}">(${String(captureEvents)})()</script>`
}
