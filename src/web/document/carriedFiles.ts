import { coreFont } from '#web/theme/coreFont.ts'
import type { HostValues } from './hostContext.ts'

const LINK = /<link\b[^>]*\brel="stylesheet"[^>]*\/>/g

/** The address of a sheet; the router marks its own with a hash. */
const ADDRESS = /\bhref="([^"#]+)#?"/

/**
 * The page with its sheets and its letters in itself, so that the first frame waits for no file. The links stay,
 * switched off: React expects them where it left them, and takes no notice of sheets that carry a precedence it did not
 * give.
 */
export function withCarriedFiles(
  page: string,
  { pageFiles: { sheet, letters }, nonce }: Pick<HostValues, 'pageFiles' | 'nonce'>,
): string {
  const end = page.indexOf('</head>')
  const head = page.slice(0, end).replace(LINK, (link) => {
    const [, address = ''] = ADDRESS.exec(link) ?? []
    const text = sheet(address)
    return text === null
      ? link
      : `<style nonce="${nonce}" data-precedence="page">${text}</style>${link.replace('/>', ' disabled=""/>')}`
  })
  const script = letters === null ? '' : `<script nonce="${nonce}">${ADD_LETTERS}("${letters}")</script>`
  return head + script + page.slice(end)
}

/**
 * Runs in the page: a font made of bytes is there at once. One that a sheet holds as text would come a frame later, and
 * lines would break anew. The rule of the sheet steps back, as what is added later goes first.
 */
const ADD_LETTERS = `((letters)=>{
const bytes=Uint8Array.fromBase64?.(letters)??Uint8Array.from(atob(letters),(letter)=>letter.charCodeAt(0))
document.fonts.add(new FontFace("Archivo",bytes,${JSON.stringify(coreFont)}))
})`
