import { expect, test } from 'vitest'
import { withInlineAssets } from '#web/document/inlineAssets.ts'

const LINK = '<link nonce="n" rel="stylesheet" href="/assets/site-AAAAAAAA.css#"/>'
const PAGE = `<html><head><title>T</title>${LINK}</head><body><p>$& ${LINK}</p></body></html>`

const pageFiles = {
  sheet: (address: string) => (address === '/assets/site-AAAAAAAA.css' ? 'p{color:red}' : null),
  coreFont: null,
}

test('a style sheet is inlined with the CSP nonce, and its link is disabled', () => {
  expect(withInlineAssets(PAGE, { pageFiles, nonce: 'n' })).toContain(
    '<style nonce="n" data-precedence="page">p{color:red}</style><link nonce="n" rel="stylesheet" href="/assets/site-AAAAAAAA.css#" disabled=""/></head>',
  )
})

test('unknown style sheets and links in the body stay links', () => {
  const page = withInlineAssets(PAGE, { pageFiles: { sheet: () => null, coreFont: null }, nonce: 'n' })
  expect(page).toBe(PAGE)
  expect(withInlineAssets(PAGE, { pageFiles, nonce: 'n' })).toContain(`<body><p>$& ${LINK}</p>`)
})

test('the core font is created from inlined bytes, before the first frame', () => {
  const page = withInlineAssets(PAGE, { pageFiles: { ...pageFiles, coreFont: btoa('\u0001\u00ff') }, nonce: 'n' })
  const [, script = ''] = /<script nonce="n">([\s\S]*)<\/script><\/head>/.exec(page) ?? []
  const fonts: unknown[] = []
  class FontFace {
    readonly made: readonly unknown[]
    constructor(...made: readonly unknown[]) {
      this.made = made
    }
  }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function('document', 'FontFace', script)({ fonts: { add: (font: unknown) => fonts.push(font) } }, FontFace)
  expect(fonts).toMatchObject([{ made: ['Archivo', new Uint8Array([1, 255]), { weight: '400 800' }] }])
})
