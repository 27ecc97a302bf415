import sanitizeHtml from 'sanitize-html'

/** Known element names. Any other `<…>` is text: «Kinder < 6», «Zimmer <Standard>». */
const NAMES =
  'a|abbr|address|article|aside|b|big|blockquote|body|br|button|caption|center|cite|code|col|colgroup|dd|del|details|dfn|div|dl|dt|em|' +
  'embed|figcaption|figure|font|footer|form|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|kbd|label|legend|li|link|main|mark|meta|' +
  'nav|noscript|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|' +
  'svg|table|tbody|td|template|textarea|tfoot|th|thead|time|title|tr|tt|u|ul|var|video|wbr|[a-z]+:[a-z]+'

const TAG = `\\/?(?:${NAMES})(?=[\\s/>])[^<>]*>`
const IS_TAG = new RegExp(`<${TAG}`, 'i')
const NO_TAG = new RegExp(`<(?!${TAG})`, 'gi')
const IS_ENTITY = /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** Elements whose content is dropped. */
const WITHOUT_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'noscript',
  'iframe',
  'object',
  'template',
  'title',
  'svg',
  'video',
]

/** Whether a text contains HTML tags. */
export function hasTags(text: string): boolean {
  return IS_TAG.test(text)
}

/** Whether a text contains tags, entities or comments. */
export function hasMarkup(text: string): boolean {
  return hasTags(text) || IS_ENTITY.test(text) || text.includes('<!--')
}

/** Sanitizes HTML: well-formed, with the allowed tags only. Angle brackets that are no tags are escaped as text. */
export function onlyTags(
  html: string,
  allowedTags: readonly string[],
  transformTags: Readonly<Record<string, string>> = {},
): string {
  return sanitizeHtml(withoutComments(html).replaceAll(NO_TAG, '&lt;'), {
    allowedTags: [...allowedTags],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    nonTextTags: [...WITHOUT_TEXT],
    transformTags,
  })
}

const COMMENT_START = '<!--'
const COMMENT_END = '-->'

/** Not by a pattern, which looks for an end behind each of thousands of comments that have none. */
function withoutComments(html: string): string {
  let text = ''
  let from = 0
  for (;;) {
    const start = html.indexOf(COMMENT_START, from)
    const end = start === -1 ? -1 : html.indexOf(COMMENT_END, start + COMMENT_START.length)
    if (end === -1) return text + html.slice(from)
    text += html.slice(from, start)
    from = end + COMMENT_END.length
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** Reverts the escaping of `onlyTags`. */
export function unescaped(text: string): string {
  return text.replaceAll(/&(?:lt|gt|quot|amp);/g, (entity) => ENTITIES[entity] ?? entity)
}
