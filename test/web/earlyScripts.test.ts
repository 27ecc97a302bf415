import { Script } from 'node:vm'
import { expect, test } from 'vitest'
import { earlyScripts } from '#web/earlyScripts.ts'

test('events are captured in the funnel alone, and no script ends its element', () => {
  const funnel = earlyScripts('/buchen/provence/start')
  expect(() => new Script(funnel)).not.toThrow()
  expect(funnel).toContain('capturedEvents')
  expect(earlyScripts('/reisen')).not.toContain('capturedEvents')
  expect(funnel).not.toContain('</')
})

test('sections of a new page are laid out after it has loaded, one per idle period from the top down', async () => {
  const browser = pageBelow({})
  expect(browser.waiting()).toEqual(['1', '2', '3', '4'])
  browser.happens('DOMContentLoaded')
  expect(browser.waiting()).toEqual(['1', '2', '3', '4'])
  browser.happens('load')
  const steps = [browser.waiting()]
  while (browser.idles()) steps.push(browser.waiting())
  expect(steps).toEqual([['1', '2', '3', '4'], ['2', '3', '4'], ['3', '4'], ['4'], [], []])
  await expect(browser.window.pageLaidOut).resolves.toBeUndefined()
})

test('a section that scrolls into view is laid out at once', () => {
  const browser = pageBelow({})
  browser.happens('DOMContentLoaded')
  browser.sees('2')
  expect(browser.waiting()).toEqual(['1', '3', '4'])
})

test.each([
  ['on history navigation', { state: { key: 'a' } }],
  ['towards an anchor', { hash: '#daten' }],
  ['in a browser without adopted style sheets', { hasSheets: false }],
])('no section is deferred %s', (_where, circumstances) => {
  expect(pageBelow(circumstances).waiting()).toEqual([])
})

interface Circumstances {
  readonly state?: { readonly key: string } | null
  readonly hash?: string
  readonly hasSheets?: boolean
}

type Seen = (
  parts: readonly {
    readonly isIntersecting: boolean
    readonly target: { readonly getAttribute: () => string }
  }[],
) => void

/** The globals the script needs. */
function pageBelow({ state = null, hash = '', hasSheets = true }: Circumstances) {
  const listeners = new Map<string, () => void>()
  const idle: (() => void)[] = []
  const watched: Seen[] = []
  class CSSStyleSheet {
    text = ''
    replaceSync(text: string) {
      this.text = text
    }
  }
  class IntersectionObserver {
    constructor(seen: Seen) {
      watched.push(seen)
    }
    observe = () => undefined
    disconnect = () => undefined
  }
  const document = {
    querySelectorAll: () => [{}],
    ...(hasSheets ? { adoptedStyleSheets: [] as readonly CSSStyleSheet[] } : {}),
  }
  const requestIdleCallback = (go: () => void) => idle.push(go)
  const window: Pick<Window, 'pageLaidOut'> & { readonly requestIdleCallback: typeof requestIdleCallback } = {
    requestIdleCallback,
  }
  const page = {
    document,
    CSSStyleSheet,
    IntersectionObserver,
    requestIdleCallback,
    window,
    history: { state },
    location: { hash },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
  }
  // eslint-disable-next-line @typescript-eslint/no-implied-eval, @typescript-eslint/no-unsafe-call
  new Function(...Object.keys(page), earlyScripts('/'))(...Object.values(page))
  return {
    window,
    /** Sections that are not laid out yet. */
    waiting: () =>
      (document.adoptedStyleSheets ?? []).map(({ text }) => /"(\d)"\]\{content-visibility:hidden/.exec(text)?.[1]),
    happens: (name: string) => listeners.get(name)?.(),
    idles: () => {
      const go = idle.shift()
      go?.()
      return go !== undefined
    },
    sees: (below: string) =>
      watched.forEach((seen) => seen([{ isIntersecting: true, target: { getAttribute: () => below } }])),
  }
}
