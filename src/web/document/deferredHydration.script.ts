import { HYDRATED_EVENT } from './hydratedEvent.ts'
import { INTERACTIONS } from './interactions.ts'
import { evaluateModules, preloadModules, reloadOnce } from './pageModules.ts'
import { whenIdle } from './whenIdle.ts'

/** Events that count as the first interaction. */
const FIRST_INTERACTIONS = [...INTERACTIONS, 'focusin', 'scroll', 'popstate'] as const

/** The page boots after so long even if the browser is never idle. */
const LATEST_MS = 2000

/**
 * Waits until the page has loaded, is laid out and the browser is idle, or for the first interaction; then preloads the
 * files and boots. Clicks are captured until the modules are there; from then on React hydrates the clicked part first.
 * @param start hands the route modules to the framework
 */
export default function deferHydration(
  files: readonly string[],
  chunks: readonly string[],
  start: () => Promise<void>,
): void {
  let hasBegun = false
  let clicked: HTMLElement | null = null
  const begin = () => {
    if (hasBegun) return
    hasBegun = true
    preloadModules(files)
    window.pageModules = evaluateModules(chunks)
      .then(start)
      .catch(reloadOnce)
      .then(() => removeEventListener('click', capture, true))
  }
  const capture = ({ target }: MouseEvent) => {
    if (target instanceof Element) clicked = target.closest<HTMLElement>('button[type="button"]') ?? clicked
  }
  const beginWhenIdle = () => whenIdle(begin, LATEST_MS)
  const whenLaidOut = () =>
    Promise.resolve(window.pageLaidOut).then(() => requestAnimationFrame(() => requestAnimationFrame(beginWhenIdle)))
  for (const name of FIRST_INTERACTIONS) addEventListener(name, begin, { once: true, passive: true, capture: true })
  addEventListener('click', capture, true)
  addEventListener(HYDRATED_EVENT, () => clicked?.click(), { once: true })
  if (document.readyState === 'complete') void whenLaidOut()
  else addEventListener('load', () => void whenLaidOut(), { once: true })
}
