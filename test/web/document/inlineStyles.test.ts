import { expect, test } from 'vitest'
import { withInlineStyles } from '#web/document/inlineStyles.ts'

const LINK = '<link nonce="n" rel="stylesheet" href="/assets/site-AAAAAAAA.css#"/>'
const PAGE = `<html><head><title>T</title>${LINK}</head><body><p>$& ${LINK}</p></body></html>`

const styleSheets = (address: string) => (address === '/assets/site-AAAAAAAA.css' ? 'p{color:red}' : null)

test('a style sheet is inlined with the CSP nonce, and its link is disabled', () => {
  expect(withInlineStyles(PAGE, { styleSheets, nonce: 'n' })).toContain(
    '<style nonce="n" data-precedence="page">p{color:red}</style><link nonce="n" rel="stylesheet" href="/assets/site-AAAAAAAA.css#" disabled=""/></head>',
  )
})

test('unknown style sheets and links in the body stay links', () => {
  const page = withInlineStyles(PAGE, { styleSheets: () => null, nonce: 'n' })
  expect(page).toBe(PAGE)
  expect(withInlineStyles(PAGE, { styleSheets, nonce: 'n' })).toContain(`<body><p>$& ${LINK}</p>`)
})
