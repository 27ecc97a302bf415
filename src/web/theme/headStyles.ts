import createCache, { type EmotionCache } from '@emotion/cache'

/** The style cache of one request. `compat` keeps the styles in it, instead of writing them between the elements. */
export function createRequestStyles(nonce: string): EmotionCache {
  const cache = createCache({ key: 'css', nonce })
  cache.compat = true
  return cache
}

/** The styles a page used, as one element for its head; empty for pages without Chakra. */
export function headStyles({ key, inserted, nonce }: EmotionCache): string {
  const styles = Object.entries(inserted).flatMap(([id, css]) => (typeof css === 'string' ? [{ id, css }] : []))
  if (styles.length === 0) return ''
  const ids = styles.map(({ id }) => id).join(' ')
  const attributes = nonce === undefined || nonce === '' ? '' : ` nonce="${nonce}"`
  return `<style data-emotion="${key} ${ids}"${attributes}>${styles.map(({ css }) => css).join('')}</style>`
}
