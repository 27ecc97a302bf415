import { expect, test } from 'vitest'
import { withDeferredHydration } from '#web/document/deferredHydration.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/site-AAAAAAAA.js" nonce="n"/><link rel="modulepreload" href="/assets/entry-1.js" nonce="n"/></head>',
  '<body><p>$& import</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script></body>',
].join('')

test('only browsers without scripts request the web manifest early', () => {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>'
  const page = withDeferredHydration(PAGE.replace('<head>', `<head>${manifest}`), '/')
  expect(page).toContain(`<head><noscript>${manifest}</noscript>`)
})

test('a public page preloads no module, and keeps a single boot script element', () => {
  const page = withDeferredHydration(PAGE, '/reisen')
  expect(page).not.toContain('modulepreload" href')
  expect(page.match(/<script nonce="n" type="module" async="">/g)).toHaveLength(1)
  expect(page).not.toMatch(/^import [*"]/m)
  expect(page).toContain('<p>$& import</p>')
})

test('the boot script waits for layout and the next frame, then preloads the chunks, evaluates them one by one, and hands the route modules to the framework', async () => {
  const script = /async="">([\s\S]*)<\/script>/.exec(withDeferredHydration(PAGE, '/'))?.[1] ?? ''
  const { page, events, layOut } = pageThatStarts()
  // `new Function` cannot import; a stand-in records the loaded files in order.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(page), script.replaceAll('import(', 'load('))(...Object.values(page))
  expect(events).toEqual([])
  layOut()
  await expect.poll(() => events.at(-1)).toBe('taken over')
  expect(events).toEqual([
    'frame',
    'frame',
    'yield',
    'named /assets/site-AAAAAAAA.js',
    'yield',
    'named /assets/entry-1.js',
    '/assets/site-AAAAAAAA.js',
    'yield',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
    '{"root":{"file":"/assets/root-1.js"}}',
    '/assets/entry-1.js',
    'taken over',
  ])
})

/** The globals the script needs, with a record of its calls. */
function pageThatStarts() {
  const events: string[] = []
  let layOut: () => void = () => undefined
  const pageLaidOut = new Promise<void>((go) => {
    layOut = go
  })
  const window: Pick<Window, 'pageModules' | 'pageLaidOut'> & { readonly __reactRouterRouteModules: unknown } = {
    pageLaidOut,
    set __reactRouterRouteModules(modules: unknown) {
      events.push(JSON.stringify(modules))
    },
  }
  const page = {
    window,
    load: (file: string) => {
      events.push(file)
      return Promise.resolve({ file })
    },
    document: {
      readyState: 'complete',
      head: { append: ({ href }: { href: string }) => events.push(`named ${href}`) },
      createElement: () => ({}),
    },
    addEventListener: () => undefined,
    requestAnimationFrame: (draw: () => void) => {
      events.push('frame')
      draw()
    },
    removeEventListener: () => events.push('taken over'),
    // With a delay it stands in for `requestIdleCallback`.
    setTimeout: (go: () => void, ms?: number) => {
      if (ms === undefined) events.push('yield')
      go()
    },
  }
  return { page, events, layOut: () => layOut() }
}

test.each(['/buchen/provence/start', '/auftrag'])('hydration of %s is not deferred', (path) => {
  expect(withDeferredHydration(PAGE, path)).toBe(PAGE)
})

test.each(['<html></html>', '<script type="module" async="">start()</script>'])(
  'deferred hydration leaves a page with an unexpected boot script unchanged: %s',
  (page) => {
    expect(withDeferredHydration(page, '/')).toBe(page)
  },
)
