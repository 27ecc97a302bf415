import type { HostValues } from './hostContext.ts'

const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*\/>/g

/** URL of a style sheet; the router appends `#` to its own. */
const ADDRESS = /\bhref="([^"#]+)#?"/

/**
 * Inlines critical CSS, so that the first frame waits for no request. The links stay, disabled: React expects them at
 * hydration, and ignores style elements with a precedence it did not set.
 */
export function withInlineStyles(
  page: string,
  { styleSheets, nonce }: Pick<HostValues, 'styleSheets' | 'nonce'>,
): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace(LINK, (link) => {
    const [, address = ''] = ADDRESS.exec(link) ?? []
    const text = styleSheets(address)
    return text === null
      ? link
      : `<style nonce="${nonce}" data-precedence="page">${text}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  return head + page.slice(end)
}
