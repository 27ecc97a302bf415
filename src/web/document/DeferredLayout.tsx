import { InlineScript } from './InlineScript.tsx'
import deferLayout from './deferredLayout.script.ts?source'

/**
 * Defers layout of sections below the fold (`content-visibility: hidden`): after `load` one section per idle period, in
 * the order of `data-below={1}` to `data-below={4}`; a section that scrolls into view at once. Nothing is deferred
 * without scripts, on history navigation and towards an anchor.
 */
export function DeferredLayout() {
  return <InlineScript code={import.meta.env.SSR ? `${deferLayout}(${JSON.stringify(RULES)})` : ''} />
}

/** Placeholder height of most sections, so that the section after a deferred one never starts above the fold. */
const RULES = Object.fromEntries(
  [1, 2, 3, 4].map((section) => [
    section,
    `[data-below="${String(section)}"]{content-visibility:hidden;contain-intrinsic-height:60rem}`,
  ]),
)
