import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withoutNonce as withoutNonceInBytes } from '#server/pages/inlineSources.ts'

const NONCE = 'c2VjcmV0IG9mIG9uZQ=='

function withoutNonce(text: string, nonce: string) {
  const { page, inline } = withoutNonceInBytes(Buffer.from(text), nonce)
  return { page: page.toString(), inline }
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`
}

test('elements with the nonce get a CSP hash, without duplicates, and the nonce is removed', () => {
  const made = [
    `<style nonce="${NONCE}" data-precedence="page">p{color:red}</style>`,
    `<link rel="modulepreload" href="/a.js" nonce="${NONCE}"/>`,
    `<script nonce="${NONCE}">start()</script><script type="module" nonce="${NONCE}" async="">import "/a.js"\n1 < 2</script>`,
    `<script nonce="${NONCE}">start()</script><script nonce="${NONCE}" src="/b.js"></script>`,
  ].join('')
  const { page, inline } = withoutNonce(made, NONCE)
  expect(inline).toEqual({
    scripts: [hashOf('start()'), hashOf('import "/a.js"\n1 < 2')],
    styles: [hashOf('p{color:red}')],
  })
  expect(page).toBe(
    '<style data-precedence="page">p{color:red}</style><link rel="modulepreload" href="/a.js"/><script>start()</script>' +
      '<script type="module" async="">import "/a.js"\n1 < 2</script><script>start()</script><script src="/b.js"></script>',
  )
})

test('an injected script without the nonce gets no CSP hash', () => {
  const { inline } = withoutNonce(
    `<p><script>steal()</script><script nonce="guessed">steal()</script><style>p{}</style></p>`,
    NONCE,
  )
  expect(inline).toEqual({ scripts: [], styles: [] })
})

test('a nonce elsewhere in the page is removed too', () => {
  expect(withoutNonce(`<p>${NONCE}</p>`, NONCE).page).toBe('<p></p>')
})
