import { expect, test } from 'vitest'
import { chunkGroups } from '#tools/vite/chunks.mjs'
import { EVALUATION_ORDER, withTimeSlicing } from '#web/document/timeSlicing.ts'

const preload = (file: string) => `<link rel="modulepreload" href="/assets/${file}" nonce="n"/>`

const PAGE = [
  `<head>${preload('site-AAAAAAAA.js')}${preload('framework-B_B-BBBB.js')}${preload('funnel-CCCCCCCC.js')}${preload('steps-DDDDDDDD.js')}</head>`,
  '<body><p>$& import</p>',
  '<script nonce="n" type="module" async="">import "/assets/manifest-1.js";\nimport * as route0 from "/assets/root-1.js";\n',
  '  window.__reactRouterRouteModules = {"root":route0};\n\nimport("/assets/entry-1.js");</script></body>',
].join('')

/** What the page loads, in order, and what happens in between. */
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
      // The time after which a page starts that draws nothing is not over.
      if (ms !== undefined) return
      events.push('breath')
      go()
    },
  }
  // Dynamic imports cannot run here; a stand-in shows what is loaded.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(around), script.replaceAll('import(', 'load('))(...Object.values(around))
  await page.pageModules
  return events
}

/** Tells of the first frame that shows something as soon as somebody asks. */
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
  '/assets/steps-DDDDDDDD.js',
]

test('after the first frame the files are loaded together and run one by one, each after those it needs, before the framework is handed its modules', async () => {
  expect(await started(withTimeSlicing(PAGE))).toEqual([
    ...['first frame', ...FILES.flatMap((file) => ['breath', `named ${file}`])],
    ...['/assets/framework-B_B-BBBB.js', 'breath', '/assets/site-AAAAAAAA.js', 'breath'],
    ...['/assets/funnel-CCCCCCCC.js', 'breath', '/assets/steps-DDDDDDDD.js', 'breath'],
    ...['/assets/manifest-1.js', '/assets/root-1.js', '{"root":{"file":"/assets/root-1.js"}}', '/assets/entry-1.js'],
  ])
})

test('no file is named to be loaded before the first frame, and the rest of the page stands as it was', () => {
  const page = withTimeSlicing(PAGE)
  expect(page).not.toContain('rel="modulepreload"')
  expect(page).toContain('<p>$& import</p>')
})

test('the files are called as the build calls them', () => {
  expect(chunkGroups.map(({ debugName }) => debugName)).toEqual(expect.arrayContaining([...EVALUATION_ORDER]))
})

test.each(['<html></html>', '<script type="module" async="">start()</script>'])(
  'a page that starts otherwise is left alone: %s',
  (page) => {
    expect(withTimeSlicing(page)).toBe(page)
  },
)
