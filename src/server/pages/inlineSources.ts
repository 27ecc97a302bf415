import { createHash } from 'node:crypto'

/** CSP sources that allow the inline scripts and styles of a page. */
export interface InlineSources {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/**
 * Removes the CSP nonce from a page and returns the hashes of the elements that had it: a nonce must be unique to a
 * response, a hash may be shared. An injected script has no nonce, hence no hash. Works on the bytes, from one nonce to
 * the next: as text a page of 200 kB would be copied several times.
 */
export function withoutNonce(page: Buffer, nonce: string): { readonly page: Buffer; readonly inline: InlineSources } {
  const attribute = ` nonce="${nonce}"`
  const sources = { script: new Set<string>(), style: new Set<string>() }
  const parts: Buffer[] = []
  let from = 0
  for (let at = page.indexOf(nonce); at >= 0; at = page.indexOf(nonce, from)) {
    const start = at - attribute.indexOf(nonce)
    const isAttribute = page.toString('latin1', start, start + attribute.length) === attribute
    if (isAttribute) addSource(page, start, sources)
    parts.push(page.subarray(from, isAttribute ? start : at))
    from = isAttribute ? start + attribute.length : at + nonce.length
  }
  parts.push(page.subarray(from))
  return { page: Buffer.concat(parts), inline: { scripts: [...sources.script], styles: [...sources.style] } }
}

/** Adds the hash of the script or style element that has an attribute at `at`, unless it is empty. */
function addSource(page: Buffer, at: number, sources: Readonly<Record<'script' | 'style', Set<string>>>): void {
  const open = page.lastIndexOf('<', at)
  const start = page.indexOf('>', at) + 1
  for (const name of ['script', 'style'] as const) {
    if (page.toString('latin1', open, open + name.length + 1) !== `<${name}`) continue
    const content = page.subarray(start, page.indexOf(`</${name}>`, start))
    if (content.length > 0) sources[name].add(hashOf(content))
  }
}

/** The sources of a page that is rendered with a nonce. */
export function nonceSources(nonce: string): InlineSources {
  return { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] }
}

function hashOf(content: Buffer): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}
