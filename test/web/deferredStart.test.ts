import { expect, test } from 'vitest'
import { withDeferredStart } from '#web/deferredStart.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/site-1.js" nonce="n"/><link rel="modulepreload" href="/assets/entry-1.js" nonce="n"/></head>',
  '<body><p>$& import</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script></body>',
].join('')

test('a public page names no script to load before it starts, and keeps the element it is started by', () => {
  const page = withDeferredStart(PAGE, '/reisen')
  expect(page).not.toContain('modulepreload" href')
  expect(page.match(/<script nonce="n" type="module" async="">/g)).toHaveLength(1)
  expect(page).not.toMatch(/^import [*"]/m)
  expect(page).toContain('<p>$& import</p>')
})

test('what starts it is a script that can be read, and hands the modules to the framework', () => {
  const script = /async="">([\s\S]*)<\/script>/.exec(withDeferredStart(PAGE, '/'))?.[1] ?? ''
  // Dynamic imports cannot run here; a stand-in shows what is loaded, and in which order.
  const loaded: string[] = []
  const asCall = script.replaceAll('import(', 'load(')
  const started: unknown[] = []
  const page = {
    load: (file: string) => {
      loaded.push(file)
      return Promise.resolve({ file })
    },
    window: { set __reactRouterRouteModules(modules: unknown) { started.push(modules) } },
    document: { readyState: 'complete', head: { append: (link: { href: string }) => loaded.push(link.href) }, createElement: () => ({}) },
    addEventListener: () => undefined,
    removeEventListener: () => loaded.push('taken over'),
    setTimeout: (begin: () => void) => begin(),
  }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(page), asCall)(...Object.values(page))
  expect(loaded).toEqual(['/assets/site-1.js', '/assets/entry-1.js', '/assets/manifest-1.js', '/assets/root-1.js'])
  return Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => new Promise((resolve) => setTimeout(resolve, 0)))
    .then(() => {
      expect(started).toEqual([{ root: { file: '/assets/root-1.js' } }])
      expect(loaded.slice(4)).toEqual(['/assets/entry-1.js', 'taken over'])
    })
})

test.each(['/buchen/provence/start', '/auftrag'])('%s starts at once, for there every tap counts', (path) => {
  expect(withDeferredStart(PAGE, path)).toBe(PAGE)
})

test.each(['<html></html>', '<script type="module" async="">start()</script>'])('a page that starts otherwise is left alone: %s', (page) => {
  expect(withDeferredStart(page, '/')).toBe(page)
})
