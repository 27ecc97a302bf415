import { expect, test } from 'vitest'
import { withDeferredHydration } from '#web/document/deferredHydration.ts'

const PAGE = [
  '<head><link rel="modulepreload" href="/assets/site-AAAAAAAA.js" nonce="n"/><link rel="modulepreload" href="/assets/entry-1.js" nonce="n"/></head>',
  '<body><p>$& import</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script></body>',
].join('')

test('what a home screen shows of the site is asked for early by browsers without scripts only', () => {
  const manifest = '<link rel="manifest" href="/site.webmanifest"/>'
  const page = withDeferredHydration(PAGE.replace('<head>', `<head>${manifest}`), '/')
  expect(page).toContain(`<head><noscript>${manifest}</noscript>`)
})

test('a public page names no script to load before it starts, and keeps the element it is started by', () => {
  const page = withDeferredHydration(PAGE, '/reisen')
  expect(page).not.toContain('modulepreload" href')
  expect(page.match(/<script nonce="n" type="module" async="">/g)).toHaveLength(1)
  expect(page).not.toMatch(/^import [*"]/m)
  expect(page).toContain('<p>$& import</p>')
})

test('what starts it waits until the page is laid out and for the frame that shows it, names the files to load, runs them one by one, and hands the modules to the framework', async () => {
  const script = /async="">([\s\S]*)<\/script>/.exec(withDeferredHydration(PAGE, '/'))?.[1] ?? ''
  const { page, events, layOut } = pageThatStarts()
  // Dynamic imports cannot run here; a stand-in shows what is loaded, and in which order.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(page), script.replaceAll('import(', 'load('))(...Object.values(page))
  expect(events).toEqual([])
  layOut()
  await expect.poll(() => events.at(-1)).toBe('taken over')
  expect(events).toEqual([
    ...['frame', 'frame'],
    ...['breath', 'named /assets/site-AAAAAAAA.js', 'breath', 'named /assets/entry-1.js'],
    ...['/assets/site-AAAAAAAA.js', 'breath', '/assets/manifest-1.js', '/assets/root-1.js'],
    ...['{"root":{"file":"/assets/root-1.js"}}', '/assets/entry-1.js', 'taken over'],
  ])
})

/** As much of a window as the script needs, and what it does with it. */
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
    // The first wait is for an idle moment.
    setTimeout: (go: () => void, ms?: number) => {
      if (ms === undefined) events.push('breath')
      go()
    },
  }
  return { page, events, layOut: () => layOut() }
}

test.each(['/buchen/provence/start', '/auftrag'])('%s starts at once, for there every tap counts', (path) => {
  expect(withDeferredHydration(PAGE, path)).toBe(PAGE)
})

test.each(['<html></html>', '<script type="module" async="">start()</script>'])(
  'a page that starts otherwise is left alone: %s',
  (page) => {
    expect(withDeferredHydration(page, '/')).toBe(page)
  },
)
