import sanitizeHtml from 'sanitize-html'

const TAGS = [
  'h2',
  'h3',
  'h4',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'strong',
  'em',
  'b',
  'i',
  'br',
  'hr',
  'blockquote',
  'dl',
  'dt',
  'dd',
  'table',
  'caption',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
]

/** Sanitises HTML of the CMS to text, lists, tables and links. On the server only, so that no browser loads the library. */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: TAGS,
    allowedAttributes: { a: ['href'], th: ['scope', 'colspan'], td: ['colspan'] },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // The page has an `h1` of its own.
    transformTags: { h1: 'h2' },
  })
}
