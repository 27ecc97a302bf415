import type { CapturedEvent } from './captureEvents.ts'

/**
 * Captures user events in the funnel until hydration, in `window.capturedEvents`. Runs before the page is parsed. Native
 * reactions of the browser (checking a box, typing, opening `<details>`) stay, and links work as usual.
 */
export default function captureEvents(): void {
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
}
