import { createHash } from 'node:crypto'

/** CSP sources that allow the inline scripts and styles of a page. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Removes the CSP nonce from a page and returns the hashes of the elements that had it: a nonce must be unique to a
 * response, a hash may be shared. An injected script has no nonce, hence no hash.
 */
export function withoutNonce(page: string, nonce: string): { readonly page: string; readonly inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  const styles = new Set<string>()
  // From one nonce to the next: a pattern for whole elements would try every character of the page's data.
  for (let at = page.indexOf(attribute); at >= 0; at = page.indexOf(attribute, at + 1)) {
    const name = ['script', 'style'].find((each) => page.startsWith(`<${each}`, page.lastIndexOf('<', at)))
    const start = page.indexOf('>', at) + 1
    const content = name === undefined ? '' : page.slice(start, page.indexOf(`</${name}>`, start))
    if (content !== '') (name === 'script' ? scripts : styles).add(hashOf(content))
  }
  return {
    page: page.replaceAll(attribute, '').replaceAll(nonce, ''),
    inline: { scripts: [...scripts], styles: [...styles] },
  }
}

/** The sources of a page that is rendered with a nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
