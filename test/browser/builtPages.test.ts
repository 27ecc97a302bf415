import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'

/*
 * The host rewrites HTML of the framework, and the build rewrites code of the bundler, by regular expressions. Where one
 * no longer matches nothing breaks, pages only start later: these tests fail then.
 */

const site = withSite()

const PUBLIC = ['/', '/reisen', journey.TRAVEL_PATH, '/rechtliches/agb']
const FUNNEL = [journey.stepUrl('start'), journey.stepUrl('zahlung')]

async function htmlOf(path: string): Promise<string> {
  return (await fetch(site.origin + path)).text()
}

const ASSETS = fileURLToPath(new URL('../../build/client/assets/', import.meta.url))

/** Chunks that are evaluated one by one, each after its dependencies. */
const ONE_BY_ONE = ['react', 'framework', 'site', 'offer', 'funnel', 'reasons', 'wire', 'conditions']

/** The scripts of the build, as text. */
function builtScripts(): readonly string[] {
  return readdirSync(ASSETS)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(ASSETS + file, 'utf8'))
}

/** Name of a chunk without the hash of its file: `/assets/site-DmosYuCH.js` is `site`. */
function chunkNameOf(file: string): string {
  return file.slice('/assets/'.length, -'-DmosYuCH.js'.length)
}

/** Text of the page's single module script. */
function bootScriptOf(html: string): string {
  const scripts = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  return scripts[0]?.[1] ?? ''
}

test('browsers get the router without its warnings for developers', () => {
  const scripts = builtScripts().join('\n')
  expect(scripts).toContain('__reactRouterManifest')
  expect(scripts).not.toContain('No routes matched location')
})

describe.each([...PUBLIC, ...FUNNEL])('%s as served', (path) => {
  test('preloads no module, and its boot script imports none statically', async () => {
    const html = await htmlOf(path)
    expect(html).not.toContain('rel="modulepreload"')
    const boot = bootScriptOf(html)
    expect(boot).toContain('window.__reactRouterRouteModules')
    expect(boot).not.toMatch(/\bimport\s*(?:"|\*|\{)/)
  })

  test('evaluates its chunks one by one, each after its dependencies', async () => {
    const [, loaded = '', evaluated = ''] =
      /\((\[[^\]]*\]),(\[[^\]]*\]),\(\)=>/.exec(bootScriptOf(await htmlOf(path))) ?? []
    const namesIn = (list: string) => (JSON.parse(list) as readonly string[]).map(chunkNameOf)
    const names = namesIn(evaluated)
    expect(names).toEqual(ONE_BY_ONE.filter((name) => namesIn(loaded).includes(name)))
    expect(names.slice(0, 3)).toEqual(['react', 'framework', 'site'])
  })

  test('leaves the web manifest to hydration', async () => {
    const html = await htmlOf(path)
    expect(html.match(/<noscript><link rel="manifest"[^>]*\/><\/noscript>/g)).toHaveLength(1)
    expect(html.match(/rel="manifest"/g)).toHaveLength(1)
  })

  test('has each of its style sheets inlined, and their links disabled', async () => {
    const html = await htmlOf(path)
    const links = html.slice(0, html.indexOf('</head>')).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.includes('disabled'))).toEqual([])
    expect(html.match(/<style\b[^>]*data-precedence="page"/g)).toHaveLength(links.length)
  })
})

/** Class names in a style sheet. */
const classesOf = (css: string) => css.match(/(?<=\.)[A-Za-z_][\w-]*/g) ?? []

const COMPARED = ['20270619', '20270623'].map((day) => `vergleich=provence-bus~provence-bus-${day}`).join('&')

test.each([
  ...PUBLIC,
  '/reisen?ansicht=kalender',
  '/reisen?query=nichtsdergleichen',
  `${journey.TRAVEL_PATH}?ansicht=kalender`,
  `${journey.TRAVEL_PATH}?${COMPARED}`,
  // Sold by phone.
  '/reisen/island/island-im-winterlicht',
  '/auftrag',
  ...FUNNEL,
])('%s is styled as it is served, its lazily loaded parts too', async (path) => {
  const html = await htmlOf(path)
  const sheets = readdirSync(ASSETS).filter((file) => file.endsWith('.css'))
  const inBuild = new Set(sheets.flatMap((file) => classesOf(readFileSync(ASSETS + file, 'utf8'))))
  const inPage = new Set(
    [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].flatMap(([, css = '']) => classesOf(css)),
  )
  const used = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  expect(used.size).toBeGreaterThan(20)
  expect([...used].filter((name) => inBuild.has(name) && !inPage.has(name))).toEqual([])
})

test.each(PUBLIC)('%s waits for the browser to be idle before it boots', async (path) => {
  expect(bootScriptOf(await htmlOf(path))).toContain('requestIdleCallback')
})

test.each(FUNNEL)('%s boots after its first frame, and captures what is done before', async (path) => {
  const html = await htmlOf(path)
  expect(bootScriptOf(html)).toContain('first-contentful-paint')
  expect(html).toContain('data-captures-events')
  expect(html.slice(0, html.indexOf('</head>'))).toContain('capturedEvents')
})

test('no lazily loaded part of the build waits for a style sheet that its page has', () => {
  const lists = builtScripts().flatMap((code) => code.match(/\[(?:"assets\/[\w.-]+",?)+\]/g) ?? [])
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((list) => /"assets\/(?:site|funnel)-[\w-]{8}\.css"/.test(list))).toEqual([])
})

test('style sheets of lazily loaded parts are asked for as the router asks for them, without CORS', () => {
  const loaders = builtScripts().filter((code) => code.includes('Unable to preload CSS'))
  expect(loaders).toHaveLength(1)
  expect(loaders.flatMap((code) => code.match(/\.crossOrigin\s*=\s*(["'`])\1/g) ?? [])).toEqual([])
})

test('no script of the build has a fragment as a syntax tree', () => {
  const trees = builtScripts().flatMap((code) => code.match(/selections["']?:\s*\[\{["']?kind\b/g) ?? [])
  expect(trees).toEqual([])
})
