import { hasMarkup, hasTags, onlyTags, unescaped } from './markup.ts'

const BLOCKS = ['p', 'ul', 'ol', 'li']
const INLINES = ['strong', 'em', 'a', 'br']

/** Elements that are replaced by a similar allowed one. */
const KEPT_AS: Readonly<Record<string, string>> = {
  b: 'strong',
  i: 'em',
  cite: 'em',
  hr: 'p',
  dt: 'p',
  dd: 'p',
  tr: 'p',
  caption: 'p',
  pre: 'p',
  blockquote: 'p',
  address: 'p',
  h1: 'p',
  h2: 'p',
  h3: 'p',
  h4: 'p',
  h5: 'p',
  h6: 'p',
  div: 'p',
  section: 'p',
  article: 'p',
  header: 'p',
  footer: 'p',
  details: 'p',
}

/**
 * Sanitizes a platform's rich text. Plain text is returned with its entities decoded. HTML becomes a sequence of `<p>`,
 * `<ul>` and `<ol>` that contain only `<li>`, `<br>`, `<strong>`, `<em>` and `<a href>` (http, mailto, tel), the format
 * that `domain/content/richText.ts` parses. A single paragraph without elements becomes plain text, unless it begins like
 * that format.
 */
export function sanitizeRichText(value: string): string {
  if (!hasMarkup(value)) return value
  const plain = hasTags(value) ? null : toPlainText(onlyTags(value, []))
  if (plain !== null) return plain
  const safe = onlyTags(value.replaceAll(CELL_END, ' $&'), [...BLOCKS, ...INLINES], KEPT_AS)
  const blocks = new BlockWriter().write(safe)
  const [first] = blocks
  const isPlain = blocks.length === 1 && first?.list === null && !first.html.includes('<')
  return (
    (isPlain ? toPlainText(first.html) : null) ??
    blocks
      .map(({ html, list }, index) => wrapped(html, list, [blocks[index - 1]?.list, blocks[index + 1]?.list]))
      .join('')
  )
}

/** Beginning of a text that the browser parses as HTML. */
const IS_HTML = /^<(?:p|ul|ol)>/

/** Decoded; null if the browser would decode it again: text that mentions markup (`&lt;p&gt;`) must not become some. */
function toPlainText(escaped: string): string | null {
  const text = unescaped(escaped)
  return IS_HTML.test(text) ? null : text
}

/** A platform's single-line text, such as a name, without tags, with entities decoded and single spaces. */
export function toPlainLine(value: string): string {
  const line = hasMarkup(value) ? unescaped(onlyTags(value.replaceAll(PART, ' $&'), [])) : value
  // A single no-break space stays.
  return line.replaceAll(/\s{2,}/g, ' ').trim()
}

// Elements to separate by a space, so that their words do not run together.
const PART = /<(?:br|\/?(?:p|div|li|ul|ol|h[1-6]|t[dhr]))(?=[\s/>])/gi
const CELL_END = /<\/t[dh](?=[\s/>])/gi

type List = 'ul' | 'ol'

interface Block {
  readonly html: string
  /** The list it is an item of; null for a paragraph. */
  readonly list: List | null
}

function wrapped(html: string, list: List | null, [before, after]: readonly (List | null | undefined)[]): string {
  if (list === null) return `<p>${html}</p>`
  return `${before === list ? '' : `<${list}>`}<li>${html}</li>${after === list ? '' : `</${list}>`}`
}

/** Deeper inline elements are reduced to their text: each block repeats those that are open. */
const MOST_NESTED = 8

const TOKEN = /<(\/?)([a-z]+)(?: href="([^"]*)")?\s*\/?>|[^<]+/g
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:)/i

/** Flattens nested paragraphs and list items to a sequence of blocks; open inline elements continue in the next block. */
class BlockWriter {
  private readonly blocks: Block[] = []
  private readonly lists: List[] = []
  /** Open inline elements, outermost first. */
  private open: { readonly name: string; readonly tag: string }[] = []
  private text: string | null = null

  write(html: string): readonly Block[] {
    for (const [token, slash, name, href] of html.matchAll(TOKEN)) {
      if (name === undefined) this.addText(token)
      else if (name === 'br') this.text = this.text === null ? null : `${this.text.trimEnd()}<br>`
      else if (BLOCKS.includes(name)) this.boundary(name, slash === '/')
      else if (slash === '/') this.closeInline(name)
      else this.openInline(name, href ?? '')
    }
    this.endBlock()
    return this.blocks
  }

  private addText(text: string): void {
    if (this.text === null && text.trim() === '') return
    const begun = this.text ?? this.open.map(({ tag }) => tag).join('')
    this.text = begun + (this.text === null || begun.endsWith('<br>') ? text.trimStart() : text).replaceAll(/\s+/g, ' ')
  }

  private openInline(name: string, href: string): void {
    // Unsafe and nested links are reduced to their text.
    const isLink = SAFE_HREF.test(href) && !this.open.some((outer) => outer.name === 'a' && outer.tag !== '')
    const isDeep = this.open.length >= MOST_NESTED
    const tag = isDeep ? '' : name !== 'a' ? `<${name}>` : isLink ? `<a href="${href}">` : ''
    this.open = [...this.open, { name, tag }]
    if (this.text !== null) this.text += tag
  }

  private closeInline(name: string): void {
    const last = this.open.at(-1)
    if (last?.name !== name) return
    this.open = this.open.slice(0, -1)
    if (this.text !== null) this.text += closing(last)
  }

  private boundary(name: string, isEnd: boolean): void {
    this.endBlock()
    if (name !== 'ul' && name !== 'ol') return
    if (isEnd) this.lists.pop()
    else this.lists.push(name)
  }

  private endBlock(): void {
    if (this.text === null) return
    const html = withoutEmpty(this.text + this.open.toReversed().map(closing).join(''))
    if (hasText(html)) this.blocks.push({ html, list: this.lists[0] ?? null })
    this.text = null
  }
}

function closing({ name, tag }: { readonly name: string; readonly tag: string }): string {
  return tag === '' ? '' : `</${name}>`
}

/** Collapses the white space and line breaks left by removed elements. */
function closedUp(html: string): string {
  return html
    .replaceAll(/\s*<br>\s*/g, '<br>')
    .replaceAll(/ {2,}/g, ' ')
    .replace(/(?:\s|<br>)+$/, '')
    .trim()
}

const EMPTY = /<(strong|em|a)(?: [^>]*)?><\/\1>/g

function withoutEmpty(html: string): string {
  const bare = html.replaceAll(EMPTY, '')
  return bare === html ? closedUp(html) : withoutEmpty(bare)
}

function hasText(html: string): boolean {
  return html.replaceAll(/<[^>]*>/g, '').trim() !== ''
}
