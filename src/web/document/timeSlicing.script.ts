import { evaluateModules, preloadModules, reloadOnce } from './pageModules.ts'

/** Upper limit of the wait for the first frame: some browsers report none, and a background tab paints none. */
const LATEST_MS = 500

/**
 * Boots a funnel page after its first frame: preloads all files and evaluates the chunks one per task.
 * @param start hands the route modules to the framework
 */
export default function sliceTime(
  files: readonly string[],
  chunks: readonly string[],
  start: () => Promise<void>,
): void {
  window.pageModules = firstFrame()
    .then(() => preloadModules(files))
    .then(() => evaluateModules(chunks))
    .then(start)
    .catch(reloadOnce)
}

function firstFrame(): Promise<void> {
  return new Promise((go) => {
    setTimeout(go, LATEST_MS)
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) go()
    }).observe({ type: 'paint', buffered: true })
  })
}
