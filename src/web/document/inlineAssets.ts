import { coreFont } from '#web/theme/coreFont.ts'
import addCoreFont from './coreFont.script.ts?source'
import type { HostValues } from './hostContext.ts'

const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*\/>/g

/** URL of a style sheet; the router appends `#` to its own. */
const ADDRESS = /\bhref="([^"#]+)#?"/

/**
 * Inlines critical CSS and the core font, so that the first frame waits for no request. The links stay, disabled: React
 * expects them at hydration, and ignores style elements with a precedence it did not set.
 */
export function withInlineAssets(
  page: string,
  { pageFiles: { sheet, coreFont: font }, nonce }: Pick<HostValues, 'pageFiles' | 'nonce'>,
): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace(LINK, (link) => {
    const [, address = ''] = ADDRESS.exec(link) ?? []
    const text = sheet(address)
    return text === null
      ? link
      : `<style nonce="${nonce}" data-precedence="page">${text}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  const call = `${addCoreFont}(${JSON.stringify(coreFont)},${JSON.stringify(font)})`
  const script = font === null ? '' : `<script nonce="${nonce}">${call}</script>`
  return head + script + page.slice(end)
}
