import { expect, test } from 'vitest'
import { chunkGroups } from '#tools/vite/chunks.mjs'
import { EVALUATION_ORDER, withTimeSlicing } from '#web/document/timeSlicing.ts'

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}" nonce="n"/>`

const PAGE = [
  `<head>${preload('site-AAAAAAAA.js')}${preload('framework-B_B-BBBB.js')}${preload('funnel-CCCCCCCC.js')}${preload('reasons-DDDDDDDD.js')}</head>`,
  '<body><p>$& import</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script></body>',
].join('')

/** Loaded files and yields of a page, in order. */
async function started(html: string): Promise<readonly string[]> {
  const script = /async="">([\s\S]*)<\/script>/.exec(html)?.[1] ?? ''
  const events: string[] = []
  const page: Pick<Window, 'pageModules'> & { readonly __reactRouterRouteModules: unknown } = {
    set __reactRouterRouteModules(modules: unknown) {
      events.push(JSON.stringify(modules))
    },
  }
  const around = {
    load: (file: string) => {
      events.push(file)
      return Promise.resolve({ file })
    },
    window: page,
    document: {
      head: { append: ({ href }: { href: string }) => events.push(`named ${href}`) },
      createElement: () => ({}),
    },
    PerformanceObserver: firstFrameOf(events),
    setTimeout: (go: () => void, ms?: number) => {
      // The timeout of the wait for the first frame never fires.
      if (ms !== undefined) return
      events.push('yield')
      go()
    },
  }
  // `new Function` cannot import; a stand-in records the loaded files.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(around), script.replaceAll('import(', 'load('))(...Object.values(around))
  await page.pageModules
  return events
}

/** Reports a first contentful paint as soon as it is observed. */
function firstFrameOf(events: string[]) {
  return class {
    readonly #tell: (list: { readonly getEntriesByName: (name: string) => readonly object[] }) => void
    constructor(tell: (list: { readonly getEntriesByName: (name: string) => readonly object[] }) => void) {
      this.#tell = tell
    }
    observe(): void {
      events.push('first frame')
      this.#tell({ getEntriesByName: (name) => (name === 'first-contentful-paint' ? [{}] : []) })
    }
  }
}

const FILES = [
  '/assets/site-AAAAAAAA.js',
  '/assets/framework-B_B-BBBB.js',
  '/assets/funnel-CCCCCCCC.js',
  '/assets/reasons-DDDDDDDD.js',
]

test('after the first frame the chunks are preloaded and evaluated one per task in order of their dependencies, then the framework receives the route modules', async () => {
  expect(await started(withTimeSlicing(PAGE))).toEqual([
    'first frame',
    ...FILES.flatMap((file) => ['yield', `named ${file}`]),
    '/assets/framework-B_B-BBBB.js',
    'yield',
    '/assets/site-AAAAAAAA.js',
    'yield',
    '/assets/funnel-CCCCCCCC.js',
    'yield',
    '/assets/reasons-DDDDDDDD.js',
    'yield',
    '/assets/manifest-1.js',
    '/assets/root-1.js',
    '{"root":{"file":"/assets/root-1.js"}}',
    '/assets/entry-1.js',
  ])
})

test('a funnel page preloads no module before the first frame, and is otherwise unchanged', () => {
  const page = withTimeSlicing(PAGE)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).toContain('<p>$& import</p>')
})

test('every chunk of the evaluation order exists in the build', () => {
  expect(chunkGroups().map(({ debugName }) => debugName)).toEqual(expect.arrayContaining([...EVALUATION_ORDER]))
})

test.each(['<html></html>', '<script type="module" async="">start()</script>'])(
  'time-slicing leaves a page with an unexpected boot script unchanged: %s',
  (page) => {
    expect(withTimeSlicing(page)).toBe(page)
  },
)
