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

/** Text of the page's single module script. */
function bootScriptOf(html: string): string {
  const scripts = [...html.matchAll(/<script\b[^>]*\btype="module"[^>]*>([\s\S]*?)<\/script>/g)]
  expect(scripts).toHaveLength(1)
  return scripts[0]?.[1] ?? ''
}

describe.each([...PUBLIC, ...FUNNEL])('%s as served', (path) => {
  test('preloads no module, and its boot script names all chunks and imports none statically', async () => {
    const html = await htmlOf(path)
    expect(html).not.toContain('rel="modulepreload"')
    const boot = bootScriptOf(html)
    expect(boot).toContain('window.__reactRouterRouteModules')
    expect(boot).toMatch(/"\/assets\/react-[\w-]{8}\.js"/)
    expect(boot).not.toMatch(/\bimport\s*(?:"|\*|\{)/)
  })

  test('has each of its style sheets inlined, and their links disabled', async () => {
    const html = await htmlOf(path)
    const links = html.slice(0, html.indexOf('</head>')).match(/<link\b[^>]*\brel="stylesheet"[^>]*>/g) ?? []
    expect(links.length).toBeGreaterThan(0)
    expect(links.filter((link) => !link.includes('disabled'))).toEqual([])
    expect(html.match(/<style\b[^>]*data-precedence="page"/g)).toHaveLength(links.length)
  })
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
  const assets = fileURLToPath(new URL('../../build/client/assets/', import.meta.url))
  const lists = readdirSync(assets)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => readFileSync(assets + file, 'utf8').match(/\[(?:"assets\/[\w.-]+",?)+\]/g) ?? [])
  expect(lists.length).toBeGreaterThan(5)
  expect(lists.filter((list) => /"assets\/(?:site|funnel)-[\w-]{8}\.css"/.test(list))).toEqual([])
})
