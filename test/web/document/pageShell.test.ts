import { expect, test } from 'vitest'
import { withShell } from '#web/document/pageShell.ts'

const BOOT = '<script nonce="n" type="module" async="">start()</script>'

test('head and end are edited as one text, and what lies between stays as it was', () => {
  const seen: string[] = []
  const page = withShell(Buffer.from(`<head><title>Zürich</title></head><body>größer</body>${BOOT}…`), (shell) => {
    seen.push(shell)
    return shell.replace('</head>', '<meta></head>').replace('start()', 'later()').replace('größer', 'lost')
  })
  expect(seen).toEqual([`<head><title>Zürich</title></head>${BOOT}…`])
  expect(page.toString()).toBe(
    `<head><title>Zürich</title><meta></head><body>größer</body>${BOOT.replace('start', 'later')}…`,
  )
})

test.each(['<head></head><body>no script</body>', `<p>no head</p>${BOOT}`, ''])('«%s» is edited as a whole', (text) => {
  expect(withShell(Buffer.from(text), (shell) => `${shell}!`).toString()).toBe(`${text}!`)
})
