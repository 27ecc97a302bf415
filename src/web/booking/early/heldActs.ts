/** Something a visitor did to a control before the page could answer. */
export interface HeldAct {
  readonly kind: 'press' | 'write' | 'key' | 'leave'
  readonly control: HTMLElement
  /** What stood in a field then; the key of a key; empty otherwise. */
  readonly value: string
  /** Whether the drawer the control opens was open before. */
  readonly wasOpen: boolean
}

/** What was done so far, in order, and the end of holding. */
export interface HeldActs {
  readonly acts: readonly HeldAct[]
  readonly release: () => void
}

declare global {
  interface Window {
    /** There while acts are held. */
    heldActs?: HeldActs
  }
}

/**
 * Holds what is done in the funnel until its page can answer: `window.heldActs` has it. Runs as a script of its own
 * before the page is drawn, so nothing outside of this function is there. The browser shows at once what it can show by
 * itself (a mark, a letter, a drawer); links go where they lead.
 */
export function holdActs(): void {
  const noticed =
    'pointerdown pointerup mousedown mouseup touchstart touchend click keydown keypress keyup input change focusout submit'.split(
      ' ',
    )
  const acts: HeldAct[] = []
  const note = (kind: HeldAct['kind'], control: HTMLElement, value = '') => {
    acts.push({ kind, control, value, wasOpen: control.closest('details')?.open === true })
    control.setAttribute('data-held', '')
  }
  const noteEvent = (event: Event, control: HTMLElement) => {
    const isText = control instanceof HTMLInputElement && !['radio', 'checkbox'].includes(control.type)
    const isWritten = isText || control instanceof HTMLTextAreaElement || control instanceof HTMLSelectElement
    // What sends a form is asked for again: nobody is bound by a page that could not answer yet.
    const isBinding = control instanceof HTMLButtonElement && control.type === 'submit'
    if (event.type === 'click' && !isWritten && !isBinding) note('press', control)
    if (event.type === 'input' && isWritten) note('write', control, control.value)
    if (event.type === 'focusout' && isWritten) note('leave', control)
    if (event instanceof KeyboardEvent && event.type === 'keydown' && isText && /^(Enter|Arrow)/.test(event.key))
      note('key', control, event.key)
    if (event.type === 'submit' || (event.type === 'click' && isBinding)) event.preventDefault()
  }
  const hold = (event: Event) => {
    const { target } = event
    if (
      !event.isTrusted ||
      !(target instanceof Element) ||
      target.closest('[data-holds-acts]') === null ||
      target.closest('a') !== null
    )
      return
    // From here on nobody hears of it: React would draw the whole page within the press.
    event.stopPropagation()
    const control = target.closest('button, input, select, textarea, summary, form')
    if (control instanceof HTMLElement) noteEvent(event, control)
  }
  for (const type of noticed) window.addEventListener(type, hold, true)
  window.heldActs = {
    acts,
    release: () => {
      for (const type of noticed) window.removeEventListener(type, hold, true)
      for (const { control } of acts) control.removeAttribute('data-held')
      delete window.heldActs
    },
  }
  document.currentScript?.remove()
}
