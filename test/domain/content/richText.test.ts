import { expect, test } from 'vitest'
import { plainText, readRichText } from '#domain/content/richText.ts'

test('HTML in the form of the host is parsed into elements', () => {
  expect(
    readRichText(
      '<p>a &lt; b<br><strong>c</strong></p><ul><li><a href="https://x.example/?a=1&amp;b=2">d</a></li></ul>',
    ),
  ).toEqual([
    {
      tag: 'p',
      href: null,
      children: ['a < b', { tag: 'br', href: null, children: [] }, { tag: 'strong', href: null, children: ['c'] }],
    },
    {
      tag: 'ul',
      href: null,
      children: [
        { tag: 'li', href: null, children: [{ tag: 'a', href: 'https://x.example/?a=1&b=2', children: ['d'] }] },
      ],
    },
  ])
})

test.each([
  '<p>a<script>alert(1)</script></p>',
  '<p><a href="javascript:alert(1)">a</a></p>',
  '<p><a>a</a></p>',
  '<p onclick="x">a</p>',
  '<p>a',
  '<p><strong>a</p></strong>',
  '<p>a</p>b',
  '<img src=x onerror=alert(1)>',
])('any other text is plain text: %j', (text) => {
  expect(readRichText(text)).toEqual([{ tag: 'p', href: null, children: [text] }])
})

test('in plain text an empty line separates paragraphs, a line break stays one', () => {
  expect(readRichText('a\r\nb\n\nc')).toEqual([
    { tag: 'p', href: null, children: ['a', { tag: 'br', href: null, children: [] }, 'b'] },
    { tag: 'p', href: null, children: ['c'] },
  ])
  expect(readRichText('')).toEqual([])
})

test('the plain text of a rich text is one line', () => {
  expect(plainText('<p>a<br>b</p><ol><li>c</li><li>d</li></ol>')).toBe('a b c, d')
  expect(plainText('Kinder < 6')).toBe('Kinder < 6')
})
