import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import { InlineScript } from '#web/document/InlineScript.tsx'
import restoreScroll from './scrollRestoration.script.ts?source'

/** Key in `sessionStorage` under which the router stores the scroll position of each history entry. */
const STORAGE_KEY = 'react-router-scroll-positions'

/**
 * Scroll restoration as by the router's `<ScrollRestoration>`, except that a new history entry skips the lookup, whose
 * access to the storage would delay the first frame.
 */
export function SiteScrollRestoration() {
  useScrollRestoration({ storageKey: STORAGE_KEY })
  return <InlineScript code={import.meta.env.SSR ? `${restoreScroll}(${JSON.stringify(STORAGE_KEY)})` : ''} />
}
