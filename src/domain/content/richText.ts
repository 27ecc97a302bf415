/** A node of a rich text; strings are text nodes. */
export type RichNode = string | RichElement

export interface RichElement {
  readonly tag: 'p' | 'ul' | 'ol' | 'li' | 'br' | 'strong' | 'em' | 'a'
  /** Target of a link; null for other elements. */
  readonly href: string | null
  readonly children: readonly RichNode[]
}

const TOKEN = /<(\/?)(p|ul|ol|li|br|strong|em|a)(?: href="([^"<>]*)")?>|[^<]+/y
const SAFE_HREF = /^(?:https?:\/\/|mailto:|tel:)/i

/**
 * Parses a text of the platform into blocks, `p`, `ul` and `ol`. The host passes on sanitized HTML in one form
 * (`server/texts`); anything else is treated as plain text, so that nothing in it is executed. Empty for an empty text.
 */
export function readRichText(text: string): readonly RichElement[] {
  return (/^<(?:p|ul|ol)>/.test(text) ? readElements(text) : null) ?? readParagraphs(text)
}

/** The plain text of a rich text. */
export function plainText(text: string): string {
  return readRichText(text).map(wordsOf).join(' ').trim()
}

function wordsOf(node: RichNode): string {
  if (typeof node === 'string') return node
  const between = node.tag === 'ul' || node.tag === 'ol' ? ', ' : ''
  return node.tag === 'br' ? ' ' : node.children.map(wordsOf).join(between)
}

interface OpenElement extends RichElement {
  readonly children: RichNode[]
}

/** Null for HTML that is not in the form of the host. */
function readElements(html: string): readonly RichElement[] | null {
  const root: RichElement[] = []
  const open: OpenElement[] = []
  const add = (node: RichNode): boolean => {
    const parent = open.at(-1)
    if (parent !== undefined) parent.children.push(node)
    else if (typeof node === 'string') return false
    else root.push(node)
    return true
  }
  let position = 0
  while (position < html.length) {
    TOKEN.lastIndex = position
    const [token, slash, name, href = null] = TOKEN.exec(html) ?? ['']
    if (token === '') return null
    position += token.length
    const element = elementOf(name, href)
    if (element === null) {
      if (!add(unescaped(token))) return null
    } else if (slash === '/') {
      if (open.pop()?.tag !== element.tag) return null
    } else {
      if (!add(element) || (element.tag === 'a' && !SAFE_HREF.test(element.href ?? ''))) return null
      if (element.tag !== 'br') open.push(element)
    }
  }
  return open.length === 0 ? root : null
}

const TAGS: readonly RichElement['tag'][] = ['p', 'ul', 'ol', 'li', 'br', 'strong', 'em', 'a']

function elementOf(name: string | undefined, href: string | null): OpenElement | null {
  const tag = TAGS.find((each) => each === name)
  return tag === undefined ? null : { tag, href: href === null ? null : unescaped(href), children: [] }
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}

/** Parses plain text: an empty line separates paragraphs, a line break stays one. */
function readParagraphs(text: string): readonly RichElement[] {
  const paragraphs = text.replaceAll('\r\n', '\n').split(/\n\s*\n/)
  return paragraphs
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => ({ tag: 'p', href: null, children: linesOf(paragraph) }))
}

const BREAK: RichElement = { tag: 'br', href: null, children: [] }

function linesOf(paragraph: string): readonly RichNode[] {
  return paragraph
    .trim()
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [BREAK, line]))
}
