import { expect, test } from 'vitest'
import { sanitise } from '#web/content/sanitise.server.ts'

test.each([
  ['<p onclick="x()">Text</p>', '<p>Text</p>'],
  ['<script>alert(1)</script><p>Text</p>', '<p>Text</p>'],
  ['<a href="javascript:alert(1)">Link</a>', '<a>Link</a>'],
  ['<a href="/reisen">Link</a>', '<a href="/reisen">Link</a>'],
  ['<img src="x" onerror="x()">', ''],
  ['<h1>Titel</h1>', '<h2>Titel</h2>'],
  ['<p style="color:red">Text</p>', '<p>Text</p>'],
])('%s is sanitised to %s', (html, safe) => {
  expect(sanitise(html)).toBe(safe)
})
