import type * as tracker from './tracker.ts'
import type { Signal } from './signal.ts'

type Tracker = typeof tracker

/** Whoever does any of these is there; until then the page has better things to load. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'scroll'] as const

/** A page that is only looked at counts too, once it stands. */
const AT_THE_LATEST_MS = 4_000

let loading: Promise<Tracker> | null = null
let somebody: Promise<void> | null = null

/** What tracks, once it is loaded. */
export function lateTracker(): Promise<Tracker> {
  const atTheLatest = new Promise<void>((resolve) => void setTimeout(resolve, AT_THE_LATEST_MS))
  return (loading ??= Promise.race([firstSign(), atTheLatest]).then(() => import('./tracker.ts')))
}

/** Is fulfilled when somebody is there. */
export function firstSign(): Promise<void> {
  return (somebody ??= new Promise((resolve) => {
    for (const sign of SIGNS) window.addEventListener(sign, () => resolve(), { once: true, passive: true })
  }))
}

/** Hands a signal on, late and in order. Tracking that fails disturbs nobody. */
export function tell(signal: Signal): void {
  lateTracker()
    .then(({ take }) => take(signal))
    .catch(() => null)
}
