import { useNonce } from './PageProviders.tsx'

/**
 * Script that runs where the parser meets it. The browser keeps the server's text; a script that React inserts does not run.
 * @param code empty in the bundle of the browser (`import.meta.env.SSR`), which has no need of its text
 */
export function InlineScript({ code }: { readonly code: string }) {
  return <script nonce={useNonce()} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: code }} />
}
