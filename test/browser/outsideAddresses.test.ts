import { expect, onTestFinished, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'
import { JOURNEY_DAY, JOURNEY_ENVIRONMENT, removeDirectory, startSite } from '#test/support/browser/site.ts'

const embedded = withSite()

/** A site before a platform that knows the base contract alone. */
async function openForeign(
  catalogue: () => CatalogueRecords,
  environment: Readonly<Record<string, string>> = {},
): Promise<string> {
  const platform = await startBarePlatform({ catalogue, today: JOURNEY_DAY })
  const site = await startSite({ environment: { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: platform.url, ...environment } })
  onTestFinished(async () => {
    await site.stop()
    removeDirectory(site.directory)
  })
  return site.origin
}

const page = async (address: string) => (await fetch(address)).text()

/** The addresses that header and footer of a page lead to on the site itself. */
async function framePaths(origin: string): Promise<readonly string[]> {
  const html = await page(`${origin}/`)
  const frame = [/<header[^]*?<\/header>/.exec(html)?.[0], /<footer[^]*<\/footer>/.exec(html)?.[0]].join('')
  return [...new Set([...frame.matchAll(/ href="(\/[^"]*)"/g)].map(([, path = '']) => path))]
}

async function answersOf(origin: string, paths: readonly string[]): Promise<readonly string[]> {
  return Promise.all(
    paths.map(async (path) => `${String((await fetch(origin + path, { redirect: 'manual' })).status)} ${path}`),
  )
}

const allThere = (paths: readonly string[]) => paths.map((path) => `200 ${path}`)

test('every link of header and footer leads to a page', async () => {
  const paths = await framePaths(embedded.origin)
  expect(paths.length).toBeGreaterThan(8)
  expect(await answersOf(embedded.origin, paths)).toEqual(allThere(paths))
})

const slugged = (urlSlug: string | null) => ({ urlSlug, description: null })
const cmsPage = (id: string, urlSlug: string | null, onlineStatus: 'ONLINE' | 'HIDDEN' | 'OFFLINE') => ({
  id,
  name: `Seite ${id}`,
  onlineStatus,
  seoSettings: slugged(urlSlug),
})

/** A CMS with every awkward case: no slugs, a slug that is taken, pages in no list, withdrawn and hidden ones. */
function awkwardCatalogue(): CatalogueRecords {
  const catalogue = buildCatalogue(JOURNEY_DAY)
  const cms = {
    config: {
      contactBlockSettings: {
        email: 'post@fremd.example',
        phonePrefix: '+43',
        phone: '1 555 09 09',
        text: 'Kommen Sie vorbei: <b>Ring 1</b><br>Wien',
      },
      socialMediaSettings: { facebookUrl: 'javascript:alert(1)', instagramUrl: 'https://instagram.example/fremd' },
      gtcPage: { id: 'agb', seoSettings: slugged('agb') },
      privacyPolicyPage: { id: 'weg', seoSettings: slugged('weg') },
    },
    categories: [
      {
        name: 'Ohne Slug',
        seoSettings: slugged(null),
        pageIds: ['1', '2'],
        pages: [cmsPage('1', 'eins', 'ONLINE'), cmsPage('2', null, 'ONLINE')],
      },
      {
        name: 'Buchen',
        seoSettings: slugged('buchen'),
        pageIds: ['3'],
        pages: [cmsPage('3', 'drei & vier', 'ONLINE')],
      },
      {
        name: 'Buchen',
        seoSettings: slugged('über'),
        pageIds: ['4'],
        pages: [cmsPage('4', 'weg/da', 'ONLINE'), cmsPage('5', 'fremd', 'ONLINE')],
      },
      {
        name: 'Still',
        seoSettings: slugged('still'),
        pageIds: ['weg', '6'],
        pages: [cmsPage('weg', 'weg', 'OFFLINE'), cmsPage('6', 'geheim', 'HIDDEN')],
      },
    ],
  }
  return { ...catalogue, tenants: catalogue.tenants.map((tenant) => ({ ...tenant, cms })) }
}

test('on a foreign platform whose CMS has every awkward case, no link of header and footer leads nowhere', async () => {
  const origin = await openForeign(awkwardCatalogue)
  const paths = await framePaths(origin)
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      '/reisen',
      '/pages/eins',
      '/pages/2',
      '/pages/drei%20%26%20vier',
      '/pages/fremd',
      '/pages/agb',
    ]),
  )
  expect(paths.join()).not.toMatch(/weg$|geheim/)
  expect(await answersOf(origin, paths)).toEqual(allThere(paths))
  expect(await answersOf(origin, ['/still/geheim', '/still/weg'])).toEqual(['200 /still/geheim', '410 /still/weg'])
  expect(await page(`${origin}/pages/agb`)).toContain('Den Text dieser Seite senden wir Ihnen gern zu')
}, 120_000)

test('a page that is missing because the platform answers its CMS with an error is away for a while, not unknown', async () => {
  const catalogue = awkwardCatalogue()
  const origin = await openForeign(() => ({
    ...catalogue,
    tenants: catalogue.tenants.map((tenant) => ({
      ...tenant,
      // Its contract promises a name, so that it answers null with an error.
      cms: { ...tenant.cms, categories: [{ pageIds: [], pages: [] }] },
    })) as never,
  }))
  expect(await answersOf(origin, ['/pages/agb', '/niemals'])).toEqual(['503 /pages/agb', '404 /niemals'])
}, 120_000)

test('phone, e-mail, address and links are those of the foreign platform, HTML in them is made safe', async () => {
  const origin = await openForeign(awkwardCatalogue)
  const [html, missing] = [await page(`${origin}/`), await page(`${origin}/gibt/es-nicht`)]
  for (const each of [html, missing]) {
    expect(each).toContain('href="tel:+4315550909"')
    expect(each).toContain('href="mailto:post@fremd.example"')
    expect(each).not.toMatch(/carovia-reisen\.example|\+41315550404/)
  }
  expect(html).toContain('<p>Kommen Sie vorbei: <strong>Ring 1</strong><br/>Wien</p>')
  expect(html).toContain('"telephone":"+43 1 555 09 09","email":"post@fremd.example"')
  expect(html).toContain('https://instagram.example/fremd')
  expect(html).not.toContain('href="javascript:')
}, 120_000)

test('with IMAGE_URL the pictures of a foreign platform come from there, and the content policy lets them in', async () => {
  const origin = await openForeign(() => buildCatalogue(JOURNEY_DAY), {
    IMAGE_URL: 'https://bilder.example/upload/w_{width},f_{format}/{publicId}',
  })
  const answer = await fetch(`${origin}/reisen`)
  expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://bilder.example;")
  const html = await answer.text()
  expect(html).toMatch(/src="https:\/\/bilder\.example\/upload\/w_640,f_jpg\/reise\/[\w-]+"/)
  expect(html).toMatch(
    /type="image\/avif" srcSet="https:\/\/bilder\.example\/upload\/w_160,f_avif\/reise\/[\w-]+ 160w, /,
  )
  expect(html).not.toContain('/bilder/')
  expect(await page(`${origin}/sitemap.xml`)).toContain('<image:loc>https://bilder.example/upload/w_1200,f_jpg/reise/')
}, 120_000)

test('without IMAGE_URL a foreign platform shows a plain ground, and nobody is asked for a picture', async () => {
  const origin = await openForeign(() => buildCatalogue(JOURNEY_DAY))
  const html = await page(`${origin}/reisen`)
  expect(html).not.toMatch(/<img\b|\/bilder\//)
  expect(await page(`${origin}/sitemap.xml`)).not.toContain('image:loc')
}, 120_000)

const SLUG = 'provence-lavendelbluete'

test.each([
  [`/reisen/${SLUG}/${SLUG}`, `/reisen/provence/${SLUG}`],
  [`/buchen/${SLUG}`, '/buchen/provence'],
  [`/buchen/${SLUG}/start?datum=x`, '/buchen/provence/start?datum=x'],
])(
  '%s leads to %s, on the embedded platform and on one whose lists tell no ids',
  async (path, goal) => {
    const foreign = await openForeign(() => buildCatalogue(JOURNEY_DAY))
    for (const origin of [embedded.origin, foreign]) {
      const { status, headers } = await fetch(origin + path, { redirect: 'manual' })
      expect([status, headers.get('location')]).toEqual([301, goal])
    }
    const html = await page(`${foreign}/reisen/provence/${SLUG}`)
    expect(html).toContain(`rel="canonical" href="${foreign}/reisen/provence/${SLUG}"`)
    expect(html).not.toMatch(/Preis auf Anfrage|Daten folgen/)
  },
  120_000,
)
