import { coreFont } from '#web/theme/coreFont.ts'
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
  { pageFiles: { sheet, coreFont }, nonce }: Pick<HostValues, 'pageFiles' | 'nonce'>,
): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace(LINK, (link) => {
    const [, address = ''] = ADDRESS.exec(link) ?? []
    const text = sheet(address)
    return text === null
      ? link
      : `<style nonce="${nonce}" data-precedence="page">${text}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  const script = coreFont === null ? '' : `<script nonce="${nonce}">${ADD_CORE_FONT}("${coreFont}")</script>`
  return head + script + page.slice(end)
}

/**
 * Inline script. A `FontFace` built from bytes is available synchronously; a data URL in a style sheet would arrive a
 * frame later and shift the layout. It wins over the `@font-face` rule because it is added later.
 */
const ADD_CORE_FONT = `((font)=>{
const bytes=Uint8Array.fromBase64?.(font)??Uint8Array.from(atob(font),(char)=>char.charCodeAt(0))
document.fonts.add(new FontFace("Archivo",bytes,${JSON.stringify(coreFont)}))
})`
