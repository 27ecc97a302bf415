import { createHash } from 'node:crypto'

/** Sources of a content policy that let the scripts and the styles of a page run. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * A page without its nonce, and what lets the same elements run: their hashes. A nonce must go to one visitor alone, a hash
 * may go to all. What came into the page without the nonce, such as a script in a text, is let run neither way.
 */
export function withoutNonce(page: string, nonce: string): { readonly page: string; readonly inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  for (const [, open = '', name, content = ''] of page.matchAll(ELEMENTS)) {
    if (!open.includes(attribute) || content === '') continue
    if (name === 'script') scripts.add(hashOf(content))
    else styles.add(hashOf(content))
  }
  return {
    page: page.replaceAll(attribute, '').replaceAll(nonce, ''),
    inline: { scripts: [...scripts], styles: [...styles] },
  }
}

/** The sources of a page that carries its nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

const ELEMENTS = /(<(script|style)\b[^>]*>)([\s\S]*?)<\/\2>/g

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
