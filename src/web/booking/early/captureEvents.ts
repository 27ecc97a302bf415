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
