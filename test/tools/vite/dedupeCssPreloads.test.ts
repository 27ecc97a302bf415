import { expect, test } from 'vitest'
import { dedupeCssPreloads } from '#tools/vite/dedupeCssPreloads.mjs'

/** The code of one built file after the plugin. */
function built(code: string): string {
  const file = { type: 'chunk', fileName: 'assets/step-start-AAAAAAAA.js', code }
  const { generateBundle } = dedupeCssPreloads()
  const handler = typeof generateBundle === 'object' ? generateBundle.handler : generateBundle
  Reflect.apply(handler ?? (() => undefined), null, [{}, { [file.fileName]: file }])
  return file.code
}

test('a late part waits for no sheet that its page has, and finds its other files in their places', () => {
  const list = (second: string) => `d=(m.f||(m.f=["assets/map-BBBBBBBB.js",${second},"assets/map-DDDDDDDD.css"]))`
  expect(built(list('"assets/site-CCCCCCCC.css"'))).toBe(list('"assets/step-start-AAAAAAAA.js"'))
  expect(built(list('"assets/funnel-C_C-CCCC.css"'))).toBe(list('"assets/step-start-AAAAAAAA.js"'))
})

test('a sheet that is named elsewhere stays named', () => {
  expect(built('css=["assets/site-CCCCCCCC.css"]')).toBe('css=["assets/site-CCCCCCCC.css"]')
})
