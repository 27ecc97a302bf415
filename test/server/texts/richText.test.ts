import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, readRichText, type RichNode } from '#domain/content/richText.ts'
import { sanitizeRichText, toPlainLine } from '#server/texts/richText.ts'

test.each([
  'Doppelzimmer mit Dusche',
  'Kinder < 6 reisen gratis',
  'Kinder <6 und >2',
  'A & B',
  'Preis < 10 und > 5',
  'Zimmer <Standard> mit Balkon',
  'x <y und mehr',
  'Zeile eins\nZeile zwei',
  'a <- b',
  '',
])('plain text stays as it is: %j', (text) => {
  expect(sanitizeRichText(text)).toBe(text)
  expect(toPlainLine(text)).toBe(text)
})

test.each([
  ['R&amp;B', 'R&B'],
  ['Z&uuml;rich&nbsp;HB', 'Zürich\u00a0HB'],
  ['&lt;Standard&gt;', '<Standard>'],
  ['<p>Nur ein Satz.</p>', 'Nur ein Satz.'],
  ['<span style="color:red">Rot</span>', 'Rot'],
  ['<p>Kinder < 6 <span>gratis</span></p>', 'Kinder < 6 gratis'],
  ['<div><p>Innen</p></div>', 'Innen'],
  ['<!-- nur für uns -->Text', 'Text'],
  ['<p>&nbsp;</p>', ''],
  ['<p>Text</p><p>&nbsp;</p><br>', 'Text'],
])('text that needs no tags is plain text: %j', (html, text) => {
  expect(sanitizeRichText(html)).toBe(text)
})

test.each([
  ['<p>Eins</p><p>Zwei</p>', '<p>Eins</p><p>Zwei</p>'],
  ['Eins<br />zwei', '<p>Eins<br>zwei</p>'],
  ['<b>Wichtig</b>: <i>lesen</i>', '<p><strong>Wichtig</strong>: <em>lesen</em></p>'],
  ['<h2>Titel</h2>Text', '<p>Titel</p><p>Text</p>'],
  ['<ul><li>a</li><li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['Dabei:<ol><li>a<li>b</ol>Ende', '<p>Dabei:</p><ol><li>a</li><li>b</li></ol><p>Ende</p>'],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['<ul><li><p>a</p></li></ul>', '<ul><li>a</li></ul>'],
  ['<b>eins<p>zwei</b> drei', '<p><strong>eins</strong></p><p><strong>zwei</strong></p><p>drei</p>'],
  ['<p>a < b <b>c</b></p>', '<p>a &lt; b <strong>c</strong></p>'],
  ['<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>', '<p>a b</p><p>c</p>'],
  [
    '<a href="https://x.example/?a=1&amp;b=2" target="_blank" onclick="x()">mehr</a>',
    '<p><a href="https://x.example/?a=1&amp;b=2">mehr</a></p>',
  ],
  [
    '<a href="mailto:a@b.example">Mail</a> <a href="tel:+41315550404">Tel</a>',
    '<p><a href="mailto:a@b.example">Mail</a> <a href="tel:+41315550404">Tel</a></p>',
  ],
])('HTML becomes its plain form: %j', (html, safe) => {
  expect(sanitizeRichText(html)).toBe(safe)
})

test.each([
  ['<script>alert(1)</script>Text', 'Text'],
  ['<style>p{}</style>Text', 'Text'],
  ['<img src=x onerror=alert(1)>Text', 'Text'],
  ['<svg onload=alert(1)><text>x</text></svg>Text', 'Text'],
  ['<iframe src="https://x.example">x</iframe>Text', 'Text'],
  ['<a href="javascript:alert(1)">Text</a>', 'Text'],
  ['<a href=" java\nscript:alert(1)">Text</a>', 'Text'],
  ['<a href="//x.example">Text</a>', 'Text'],
  ['<a href="/agb">Text</a>', 'Text'],
  ['<a href="data:text/html,x">Text</a>', 'Text'],
  ['<p onclick="alert(1)">Text</p>', 'Text'],
])('nothing that acts is left: %j', (html, text) => {
  expect(sanitizeRichText(html)).toBe(text)
  expect(toPlainLine(html)).toBe(text)
})

test.each([
  ['<b>Doppel</b>zimmer', 'Doppelzimmer'],
  ['Zimmer<br>mit Balkon', 'Zimmer mit Balkon'],
  ['<p>Eins</p><p>Zwei</p>', 'Eins Zwei'],
  ['R&amp;B', 'R&B'],
])('a line has no tags: %j', (html, line) => {
  expect(toPlainLine(html)).toBe(line)
})

// Text that only mentions markup.
test.each([
  [
    '&lt;p&gt;&lt;a href="https://evil.example"&gt;x&lt;/a&gt;&lt;/p&gt;',
    '<p><a href="https://evil.example">x</a></p>',
  ],
  ['&lt;p&gt;Absatz&lt;/p&gt;', '<p>Absatz</p>'],
  ['<p>&lt;p&gt;Absatz&lt;/p&gt;</p>', '<p>Absatz</p>'],
  ['<p>Eins</p><p>&lt;ul&gt;</p>', 'Eins <ul>'],
  ['&amp;lt;p&amp;gt;Absatz', '&lt;p&gt;Absatz'],
  ['<p>&amp;lt; und &amp;amp;</p>', '&lt; und &amp;'],
  ['&lt;Standard&gt;', '<Standard>'],
])('escaped markup stays text in the browser: %j', (html, text) => {
  const safe = sanitizeRichText(html)
  expect(plainText(safe)).toBe(text)
  expect(elementsOf(readRichText(safe)).every(({ tag }) => tag === 'p')).toBe(true)
})

const pieces = fc.constantFrom(
  ...[
    '<p>',
    '</p>',
    '<ul>',
    '</ul>',
    '<ol>',
    '<li>',
    '</li>',
    '<b>',
    '</b>',
    '<em>',
    '</em>',
    '<br>',
    '<a href="https://x.example">',
    '</a>',
  ],
  ...[
    '<script>',
    '</script>',
    '<a href="javascript:x">',
    '<img src=x onerror=x>',
    '<!--',
    '-->',
    '<',
    '>',
    '"',
    "'",
    '&lt;',
    '&lt;p&gt;',
    '&lt;/p&gt;',
    '&amp;',
    '&',
    '<p',
    'wort',
    ' ',
    '6',
  ],
)

function elementsOf(nodes: readonly RichNode[]): readonly Exclude<RichNode, string>[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsOf(node.children)]))
}

test('any sanitized text parses in the browser’s format: blocks outside, no tags as text, only http, mailto and tel links', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 25 }), (parts) => {
      const safe = sanitizeRichText(parts.join(''))
      const read = readRichText(safe)
      const isHtml = /^<(p|ul|ol)>/.test(safe)
      expect(read.every(({ tag }) => tag === 'p' || tag === 'ul' || tag === 'ol')).toBe(true)
      for (const { tag, href } of elementsOf(read)) expect(tag === 'a' ? href : 'https:').toMatch(/^https:/)
      // In the form of the host every bracket belongs to a tag that was read.
      if (isHtml) expect((safe.match(/<[a-z]/g) ?? []).length).toBe(elementsOf(read).length)
      if (isHtml) expect(sanitizeRichText(safe)).toBe(safe)
    }),
    { numRuns: 2000 },
  )
})

test('toPlainLine returns the words of a rich text only', () => {
  expect(plainText(sanitizeRichText('<p>Mo–Fr</p><ul><li>8 Uhr</li><li><b>18</b> Uhr</li></ul>'))).toBe(
    'Mo–Fr 8 Uhr, 18 Uhr',
  )
})

test('thousands of comments without an end are text like any other', () => {
  expect(sanitizeRichText(`<!-- weg --><p>Hier</p>${'<!--'.repeat(40_000)}`)).toMatch(/^<p>Hier<\/p><p>(?:&lt;!--)+/)
})

test('elements nested in thousands are not repeated in each block that follows', () => {
  const text = '<em>'.repeat(2000) + '<p>x</p>'.repeat(2000)
  expect(sanitizeRichText(text).length).toBeLessThan(2000 * 200)
})
