import { UNSAFE_useScrollRestoration as useScrollRestoration } from 'react-router'
import restoreScroll from './scrollRestoration.script.ts?source'

/** Key in `sessionStorage` under which the router stores the scroll position of each history entry. */
const STORAGE_KEY = 'react-router-scroll-positions'

/**
 * Scroll restoration as by the router's `<ScrollRestoration>`, except that a new history entry skips the lookup, whose
 * access to the storage would delay the first frame.
 */
export function SiteScrollRestoration({ nonce }: { readonly nonce: string }) {
  useScrollRestoration({ storageKey: STORAGE_KEY })
  // The browser keeps the server's text; a script that React inserts would not run.
  const script = import.meta.env.SSR ? `${restoreScroll}(${JSON.stringify(STORAGE_KEY)})` : ''
  return <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
}
