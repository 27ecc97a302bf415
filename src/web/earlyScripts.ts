import captureEvents from '#web/booking/early/captureEvents.script.ts?source'
import deferLayout from '#web/document/deferredLayout.script.ts?source'
import { isFunnelPath } from '#web/site/travelPaths.ts'

/**
 * Source of the scripts that run before the body is parsed; only the server has need of it.
 *
 * - In the funnel events are captured until hydration (`useEventReplay`).
 * - Layout of sections below the fold is deferred (`content-visibility: hidden`): after `load` one section per idle period,
 *   in the order of `data-below={1}` to `data-below={4}`; a section that scrolls into view at once. Nothing is deferred
 *   without scripts, on history navigation and towards an anchor.
 */
export function earlyScripts(path: string): string {
  const deferral = `${deferLayout}(${JSON.stringify(RULES)})`
  return isFunnelPath(path) ? `${captureEvents}();${deferral}` : deferral
}

/** Placeholder height of most sections, so that the section after a deferred one never starts above the fold. */
const RULES = Object.fromEntries(
  [1, 2, 3, 4].map((section) => [
    section,
    `[data-below="${String(section)}"]{content-visibility:hidden;contain-intrinsic-height:60rem}`,
  ]),
)
