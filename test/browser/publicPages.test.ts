import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import * as journey from '#test/support/browser/funnel.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withholdScripts } from '#test/support/browser/visitor.ts'

const site = withSite()

/** A travel with 34 departures in each variant. */
const MANY_DEPARTURES = '/reisen/hamburg/hamburg-hafen-und-elbphilharmonie'

const PAGES = [
  '/',
  '/reisen',
  '/recherche?q=wandern',
  journey.TRAVEL_PATH,
  `${journey.TRAVEL_PATH}?ansicht=kalender`,
  '/rechtliches/agb',
  journey.stepUrl('start'),
  '/gibt-es-nicht',
]

async function served(
  path: string,
): Promise<{ readonly status: number; readonly html: string; readonly location: string | null }> {
  const answer = await fetch(site.origin + path, { redirect: 'manual' })
  return { status: answer.status, html: await answer.text(), location: answer.headers.get('location') }
}

function contentOf(html: string, name: string): string | null {
  const element = new RegExp(`<meta[^>]*(?:name|property)="${name}"[^>]*>`).exec(html)?.[0] ?? ''
  return /content="([^"]*)"/.exec(element)?.[1] ?? null
}

interface Node {
  readonly '@type': string
  readonly offers?: Node & { readonly offers?: readonly Record<string, unknown>[] }
  readonly itemListElement?: readonly { readonly item: unknown }[]
  readonly [property: string]: unknown
}

function structuredData(html: string): readonly Node[] {
  const script = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}'
  return (JSON.parse(script) as { readonly '@graph': readonly Node[] })['@graph']
}

test.each(PAGES)('%s is valid HTML', async (path) => {
  expect(await htmlProblems((await served(path)).html)).toEqual([])
})

// rules 1.1.1, 2.1.1.1, 2.1.1.2, 2.1.1.3, 2.1.1.4, 2.1.1.5, 2.1.1.6, 2.1.1.7
test('every page has the head that the rules ask for', async () => {
  for (const path of ['/', '/reisen', journey.TRAVEL_PATH, '/rechtliches/agb']) {
    const { html } = await served(path)
    expect(html).toContain(`<link rel="canonical" href="${site.origin}${path}"/>`)
    expect(contentOf(html, 'viewport')).toBe('width=device-width, initial-scale=1')
    expect(contentOf(html, 'og:site_name')).toBe('Carovia Reisen')
    expect(contentOf(html, 'og:locale')).toBe('de_CH')
    expect(contentOf(html, 'og:type')).toBe('website')
    expect(contentOf(html, 'twitter:card')).toBe('summary_large_image')
    expect(contentOf(html, 'theme-color')).toBe('#ffffff')
    expect(contentOf(html, 'og:image:width')).not.toBeNull()
    expect((contentOf(html, 'description') ?? '').length).toBeGreaterThan(40)
    for (const icon of [
      'favicon.ico',
      'favicon-16x16.png',
      'favicon-32x32.png',
      'apple-touch-icon.png',
      'site.webmanifest',
    ]) {
      expect(html).toContain(`href="/${icon}"`)
    }
  }
})

// rule 2.1.1.7
test.each([
  ['the home page', '/', 'image/png'],
  ['the list', '/reisen', 'image/png'],
  ['a travel', journey.TRAVEL_PATH, 'image/jpeg'],
])('%s is shared with a picture of 1200 by 630 that is there', async (_page, path, type) => {
  const { html } = await served(path)
  expect([contentOf(html, 'og:image:width'), contentOf(html, 'og:image:height')]).toEqual(['1200', '630'])
  const picture = await fetch((contentOf(html, 'og:image') ?? '').replaceAll('&amp;', '&'))
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, type])
})

// rules 2.4.3
test('search engines read a travel with an offer for each departure it shows, and the way to it', async () => {
  const { html } = await served(journey.TRAVEL_PATH)
  const [trip, crumbs] = structuredData(html)
  expect(trip?.['@type']).toBe('TouristTrip')
  const { offers: all } = trip ?? {}
  expect(all).toMatchObject({ '@type': 'AggregateOffer', priceCurrency: 'CHF', lowPrice: 1240 })
  const prices = all?.offers?.map(({ price }) => Number(price)) ?? []
  expect(Math.min(...prices)).toBe(1240)
  expect(Math.max(...prices)).toBeLessThanOrEqual(Number(all?.['highPrice']))
  expect(prices.length).toBeLessThanOrEqual(Number(all?.['offerCount']))
  const offer = all?.offers?.find(
    ({ itemOffered }) => (itemOffered as { departureTime: string }).departureTime === '2027-06-19',
  )
  expect(offer).toMatchObject({
    '@type': 'Offer',
    price: 1240,
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
    // The early-booking price, as long as the page says.
    validThrough: '2027-03-23',
    itemOffered: { '@type': 'Trip', arrivalTime: '2027-06-24' },
  })
  expect(crumbs?.['@type']).toBe('BreadcrumbList')
  expect(crumbs?.itemListElement?.map(({ item }) => item)).toEqual([
    `${site.origin}/`,
    `${site.origin}/reisen`,
    site.origin + journey.TRAVEL_PATH,
  ])
})

// rule 2.2.5
test('search engines read the operator and the search on the home page', async () => {
  const nodes = structuredData((await served('/')).html)
  expect(nodes.map((node) => node['@type'])).toEqual(['TravelAgency', 'WebSite'])
  expect(nodes[0]?.['telephone']).toBe('+41 31 555 04 04')
  expect(JSON.stringify(nodes[1])).toContain(`${site.origin}/recherche?q={search_term_string}`)
})

// rules 1.1.2.2, 2.3.2
test('the home page shows no travel twice: its poster is the first of those often booked, and leads there', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false })
  await page.goto('/')
  const links = page.getByRole('main').locator('a[href^="/reisen/"]')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(paths[0]).toBe(journey.TRAVEL_PATH)
  expect([paths.length, new Set(paths).size]).toEqual([6, 6])
  const pictures = await links
    .locator('img')
    .evaluateAll((all) => all.map((image) => image.getAttribute('src')?.split('?')[0]))
  expect([pictures.length, new Set(pictures).size]).toEqual([6, 6])
  // Every one of them says what rule 2.3.1 lists, the first beside its poster.
  expect(await links.first().innerText()).toMatch(
    new RegExp(['19.06.2027', journey.PRICE_FROM, 'Ockerpfad', 'Claudine Morard', 'Les Platanes'].join('[^]*')),
  )
})

test('on a phone on its side the home page begins with claim and search, and the poster below is seen to follow', async () => {
  for (const [width, height] of [
    [844, 390],
    [667, 375],
  ] as const) {
    const { page } = await site.newVisitor({ width, height, hasTouch: true })
    await journey.open(page, '/')
    const hero = page.locator('main section').first()
    const [claim, search, poster] = await Promise.all([
      hero.getByRole('heading', { level: 1 }).boundingBox(),
      hero.getByRole('search').boundingBox(),
      hero.getByRole('img').boundingBox(),
    ])
    expect.soft(claim!.x + claim!.width).toBeLessThanOrEqual(search!.x)
    expect.soft(search!.y + search!.height).toBeLessThanOrEqual(poster!.y)
    expect.soft(poster!.y).toBeLessThanOrEqual(height - 44)
  }
})

test('the sitemap names travels with day and picture, and nothing that is not to be found', async () => {
  const answer = await fetch(`${site.origin}/sitemap.xml`)
  const xml = await answer.text()
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  expect(xml).toContain(
    `<url><loc>${site.origin}${journey.TRAVEL_PATH}</loc><lastmod>2027-01-15</lastmod><image:image><image:loc>`,
  )
  expect(xml).toContain(`<loc>${site.origin}/rechtliches/agb</loc>`)
  expect(xml).not.toMatch(/burgund-fuer-weinfreunde|schloesser-der-loire|newsletter-danke|\/buchen\/|\/recherche/)
  const robots = await (await fetch(`${site.origin}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${site.origin}/sitemap.xml`)
})

test.each([
  '/reisen/burgund/burgund-fuer-weinfreunde',
  // rule 2.2.4
  '/recherche?q=wandern',
  '/reisen?destinations=italien',
  journey.stepUrl('start'),
])('%s can be seen, and search engines leave it aside', async (path) => {
  const { status, html } = await served(path)
  expect(status).toBe(200)
  expect(contentOf(html, 'robots')).toBe('noindex')
  expect(html).not.toContain('rel="canonical"')
})

test.each([
  // rule 2.4.2
  ['/reisen/provence/alter-name', 301, journey.TRAVEL_PATH],
  ['/reisen/provence', 301, journey.TRAVEL_PATH],
  ['/reisen/Provence/provence-lavendelbluete', 301, journey.TRAVEL_PATH],
  ['/pages/agb', 301, '/rechtliches/agb'],
  // rule 2.6.1
  ['/rechtliches', 301, '/rechtliches/agb'],
  ['/kontakt', 301, '/kontakt/so-erreichen-sie-uns'],
  ['/reisen/loire/schloesser-der-loire', 410, null],
  ['/ueber-uns/arbeiten-bei-uns', 410, null],
  ['/reisen/gibt-es-nicht/nie-gesehen', 404, null],
  ['/ueber-uns/nie-gesehen', 404, null],
  ['/nie-gesehen', 404, null],
])('%s answers %i, and leads to %s', async (path, status, location) => {
  const answer = await served(path)
  expect([answer.status, answer.location]).toEqual([status, location])
  if (location === null) expect(answer.html).toContain('Zu allen Reisen')
})

test.each([
  ['/nie-gesehen', 'Seite nicht gefunden'],
  ['/reisen/loire/schloesser-der-loire', 'Seite nicht gefunden'],
])('the title of %s says «%s», as served and in the browser', async (path, title) => {
  expect((await served(path)).html).toContain(`<title>${title} – Carovia Reisen</title>`)
  const { page } = await site.newVisitor()
  await journey.open(page, path)
  expect(await page.title()).toBe(`${title} – Carovia Reisen`)
})

// rule 2.8.1
test('a missing page has the search, the next departures and the phone number, also without script', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false, width: 390 })
  await page.goto('/gibt-es-nicht')
  const main = page.getByRole('main')
  expect(await main.getByRole('link', { name: '+41 31 555 04 04' }).count()).toBe(1)
  expect(await main.getByRole('heading', { name: 'Vielleicht eine dieser Reisen?' }).isVisible()).toBe(true)
  const starts = await main.locator('a[href^="/reisen/"]').allTextContents()
  expect(starts.map((text) => /\d\d\.\d\d\.20\d\d/.exec(text)?.[0])).toEqual([
    '16.01.2027',
    '17.01.2027',
    '23.01.2027',
    '28.01.2027',
  ])
  await main.getByLabel('Wohin möchten Sie?').fill('Wandern')
  await main.getByRole('button', { name: 'Reisen finden' }).click()
  await journey.arriveAt(page, 'Suche nach «Wandern»')
  await page.goto('/reisen/loire/schloesser-der-loire')
  await page.getByRole('heading', { level: 1, name: 'Diese Reise bieten wir nicht mehr an' }).waitFor()
  expect(await main.getByRole('link', { name: /^Provence zur Lavendelblüte/ }).count()).toBe(1)
})

test.each([
  ['gibt-es-nicht', 'Diese Seite gibt es nicht'],
  ['loire', 'Diese Reise bieten wir nicht mehr an'],
])('who would book the travel «%s» finds others to book instead, also without script', async (travelId, title) => {
  for (const javaScriptEnabled of [false, true]) {
    const { page } = await site.newVisitor({ javaScriptEnabled })
    await page.goto(journey.stepUrl('start', travelId))
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
    const main = page.getByRole('main')
    await main.getByRole('heading', { name: 'Vielleicht eine dieser Reisen?' }).waitFor()
    expect(await main.locator('a[href^="/reisen/"]').count()).toBe(4)
  }
})

test('a page that is missing is taken over by the browser, and its cards lead on', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, '/gibt-es-nicht')
  await page.getByRole('main').locator('a[href^="/reisen/"]').first().click()
  await page.getByRole('link', { name: 'Jetzt buchen' }).last().waitFor()
  await page.goBack()
  await journey.arriveAt(page, 'Diese Seite gibt es nicht')
  expect(problems.filter((problem) => !problem.includes('404'))).toEqual([])
})

test('a travel tells where one gets on, when and what it costs, also without script', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false, width: 390 })
  await page.goto(journey.TRAVEL_PATH)
  const fact = page.locator('dl > div').filter({ hasText: 'Einsteigeorte' })
  await fact.getByText('und 6 weitere Orte').click()
  expect(await fact.getByRole('listitem').allInnerTexts()).toContainEqual(
    expect.stringMatching(/^\d\d:\d\d\s+St\. Gallen, Bahnhof Winkeln\s+\+ CHF\u00A015\.-$/),
  )
  expect(await fact.getByRole('listitem').count()).toBe(9)
})

test('on a phone the way to the other dates is pressed in all its height', async () => {
  const { page } = await site.newVisitor({ width: 390, height: 844 })
  await journey.open(page, journey.TRAVEL_PATH)
  const reached = await page.locator('dd a[href="#daten"]').evaluate((link) => {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { left, top, bottom } = link.getBoundingClientRect()
    const lines = Array.from({ length: Math.floor(bottom - top) }, (_, line) => top + line + 0.5)
    return lines.filter((line) => link.contains(document.elementFromPoint(left + 10, line))).length
  })
  expect(reached).toBeGreaterThanOrEqual(44)
})

test('the aside of a travel page is a named landmark', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false })
  await page.goto(journey.TRAVEL_PATH)
  expect(await page.locator('aside').count()).toBe(1)
  expect(await page.getByRole('complementary', { name: 'Fragen zur Reise' }).count()).toBe(1)
})

test('departures stand in a calendar and side by side without script', async () => {
  const { page } = await site.newVisitor({ javaScriptEnabled: false, width: 390 })
  await page.goto(journey.TRAVEL_PATH)
  await page.getByRole('link', { name: `Vergleichen: ${journey.JOURNEY_DATE}` }).click()
  await page.getByRole('link', { name: /^Vergleichen: Mi 23.06/ }).click()
  const comparison = page.getByRole('region', { name: 'Ihr Vergleich' }).first()
  expect(await comparison.getByRole('row', { name: /^Preis ab/ }).innerText()).toMatch(
    new RegExp(`${journey.PRICE_FROM}[^]*1’270.-`),
  )
  await page.getByRole('link', { name: 'Kalender', exact: true }).click()
  // Without script a click ends before the next page is there.
  await expect.poll(() => page.getByRole('table', { name: 'Juni 2027' }).getByRole('link').count()).toBeGreaterThan(3)
  await comparison.waitFor()
  // Two stand side by side on a phone, each with its button.
  const [frame, button] = await Promise.all([
    comparison.getByRole('region').boundingBox(),
    comparison.getByRole('link', { name: 'Buchen' }).last().boundingBox(),
  ])
  expect((button?.x ?? 0) + (button?.width ?? 999)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0))
})

test('a comparison of four takes no fifth and says so; emptied, its section has the focus', async () => {
  const { page, problems } = await site.newVisitor({ width: 390 })
  await journey.open(page, journey.TRAVEL_PATH)
  const bar = page.locator('[data-foot-bar]')
  for (const count of [1, 2, 3, 4]) {
    await page
      .getByRole('link', { name: /^Vergleichen: / })
      .first()
      .click()
    await bar
      .getByText(count === 1 ? '1 Datum im Vergleich' : `${count} Daten im Vergleich`)
      .first()
      .waitFor()
  }
  await bar.getByText('4 Daten im Vergleich. Sie können höchstens 4 Daten vergleichen.').first().waitFor()
  const others = page.getByRole('link', { name: /^Vergleichen: / })
  expect(await others.count()).toBeGreaterThan(0)
  expect(await others.first().getAttribute('aria-disabled')).toBe('true')
  const comparison = page.getByRole('region', { name: 'Ihr Vergleich' }).first()
  await comparison
    .getByRole('link', { name: /^Entfernen: / })
    .first()
    .click()
  // The bar is there where the comparison is out of sight.
  await page.evaluate(() => scrollTo(0, 0))
  await bar.getByText('3 Daten im Vergleich').first().waitFor()
  const tops = await Promise.all(
    ['Ansehen', 'Vergleich leeren'].map(async (name) => (await bar.getByRole('link', { name }).boundingBox())?.y),
  )
  // On one line: the bar leaves the phone as much of the page as it can.
  expect(new Set(tops).size).toBe(1)
  await bar.getByRole('link', { name: 'Vergleich leeren' }).click()
  await comparison.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(problems).toEqual([])
})

test('the calendar of the travel page goes by the same keys as that of the booking', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, `${journey.TRAVEL_PATH}?ansicht=kalender`)
  const june = page.getByRole('table', { name: 'Juni 2027' }).getByRole('link')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await june.first().focus()
  const first = await focused()
  await page.keyboard.press('ArrowRight')
  const second = await focused()
  expect(second).not.toBe(first)
  await page.keyboard.press('PageDown')
  expect(await focused()).toMatch(/\.07\. – /)
  await page.keyboard.press('PageUp')
  expect(await focused()).toBe(first)
  await page.keyboard.press('End')
  await page.keyboard.press('Enter')
  await page
    .locator('[data-foot-bar]')
    .getByText((await focused()).match(/\S\S \d\d\.\d\d\. – \S\S \d\d\.\d\d\./)?.[0] ?? 'no day')
    .first()
    .waitFor()
  expect(problems).toEqual([])
})

// rule 1.1.3.1
test('a departure of another variant opens the booking with variant and date chosen', async () => {
  const { page, problems } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('navigation', { name: 'Wie möchten Sie reisen?' }).getByRole('link', { name: /Bahn/ }).click()
  const table = page.getByRole('table', { name: /Bahn/ })
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /wählen$/ }) })
    .first()
  const days = await row.getByRole('rowheader').innerText()
  await row.click({ position: { x: 5, y: 5 } })
  await table.getByRole('link', { name: /buchen$/ }).click()
  await journey.arriveAt(page, journey.steps.start)
  await page.getByRole('button', { name: 'Reisedatum ändern' }).click()
  await expect.poll(() => page.getByRole('radio', { name: /Bahn/ }).isChecked()).toBe(true)
  await expect.poll(() => new URL(page.url()).search).toBe('')
  expect(await page.getByRole('main').innerText()).toContain(days.split(' – ')[0])
  expect(problems).toEqual([])
})

test.each([390, 1280])(
  'a tap anywhere on a row chooses its date, the call to action follows, and the page stays where it is, $0 wide',
  async (width) => {
    const { page, problems } = await site.newVisitor({ width, hasTouch: width < 1024 })
    await journey.open(page, journey.TRAVEL_PATH)
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Mi 23.06. – Mo 28.06. wählen' }) })
    await row.scrollIntoViewIfNeeded()
    const amount = await row.getByText(/^CHF/).boundingBox()
    if (amount === null) throw new Error('The row shows no price')
    await page.mouse.click(amount.x + amount.width / 2, amount.y + amount.height / 2)
    const bar = page.locator('[data-foot-bar]')
    await expect.poll(() => bar.innerText()).toMatch(/Mi 23\.06\. – Mo 28\.06\.\s*CHF\u00A01’270\.-/)
    expect(await bar.getByRole('link', { name: 'Jetzt buchen' }).getAttribute('href')).toMatch(
      /\/start\?variante=.+&datum=/,
    )
    expect(await page.locator('#zimmer').innerText()).toContain('Preise für Ihr Datum 23.06.2027 – 28.06.2027')
    const before = await page.evaluate(() => scrollY)
    await page.getByRole('link', { name: /^Vergleichen: Mi 23\.06/ }).click()
    await page.getByRole('link', { name: /^Vergleichen: Sa 26\.06/ }).click()
    await expect.poll(() => bar.innerText()).toContain('2 Daten im Vergleich')
    expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(2)
    await bar.getByRole('link', { name: 'Ansehen' }).click()
    expect(await page.getByRole('region', { name: 'Ihr Vergleich' }).first().isVisible()).toBe(true)
    // Beside the comparison the bar does not lead to it.
    await expect.poll(() => bar.getByRole('link', { name: 'Ansehen' }).isVisible()).toBe(false)
    expect(problems).toEqual([])
  },
)

test('with a variant chosen the call to action leads to that variant', async () => {
  const { page } = await site.newVisitor({ width: 390 })
  await journey.open(page, journey.TRAVEL_PATH)
  await page.getByRole('navigation', { name: 'Wie möchten Sie reisen?' }).getByRole('link', { name: /Bahn/ }).click()
  const bar = page.locator('[data-foot-bar]')
  await expect.poll(() => bar.innerText()).toMatch(/Car und Bahn\s*ab CHF\u00A01’350\.-/)
  expect(await bar.getByRole('link', { name: 'Jetzt buchen' }).getAttribute('href')).toBe(
    '/buchen/provence/start?variante=provence-bahn',
  )
})

test('with letters half as large again the travel page is as wide as a phone, and the way to book is seen', async () => {
  const { page } = await site.newVisitor({ width: 390, height: 640 })
  await journey.open(page, journey.TRAVEL_PATH)
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '150%'))
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  const { x = -1, width = 999 } =
    (await page.locator('[data-foot-bar]').getByRole('link', { name: 'Jetzt buchen' }).boundingBox()) ?? {}
  expect(x).toBeGreaterThanOrEqual(0)
  expect(x + width).toBeLessThanOrEqual(390)
})

test('a travel that was opened by a link begins at its heading, and leads to its parts', async () => {
  const { page } = await site.newVisitor()
  await journey.open(page, '/')
  await page
    .getByRole('link', { name: /^Provence zur Lavendelblüte/ })
    .first()
    .click()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  const parts = page.getByRole('navigation', { name: 'Auf dieser Seite' }).getByRole('link')
  for (const target of await parts.evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))) {
    await expect.poll(() => page.locator(target).count(), { message: target }).toBe(1)
  }
  await expect
    .poll(() => parts.allInnerTexts())
    .toEqual(['Programm', 'Unterkunft', 'Leistungen', 'Daten und Preise', 'Zimmer', 'Gut zu wissen'])
})

// rule 2.4.3
test.each([390, 1280])(
  'of many departures the first are shown, the others by one press, %i wide, and the reader goes on at the first of them',
  async (width) => {
    const { page, problems } = await site.newVisitor({ width })
    await journey.open(page, MANY_DEPARTURES)
    const months = page.getByRole('table', { name: 'Abreisen: Car' }).getByRole('heading', { level: 3 })
    const before = await months.allInnerTexts()
    const more = page.getByRole('link', { name: /^\d+ weitere Daten bis Dezember 2027 zeigen$/ })
    await userOf(page).press(more)
    await more.waitFor({ state: 'detached' })
    const after = await months.allInnerTexts()
    expect(after.slice(0, before.length)).toEqual(before)
    expect(after.at(-1)).toBe('Dezember 2027')
    const focused = page.locator(':focus')
    expect(await focused.innerText()).toBe(after[before.length])
    await page.keyboard.press('Tab')
    expect(await focused.getAttribute('aria-label')).toMatch(/^Vergleichen: /)
    await page.reload()
    expect(await months.allInnerTexts()).toEqual(after)
    expect(problems).toEqual([])
  },
)

// rules 1.1.2.3, 2.4.1, 3.1.1
test.each([
  { width: 320, height: 568, facts: ['Dauer'], posterHeight: 100 },
  { width: 390, height: 844, facts: ['Dauer', 'Reisedaten'], posterHeight: 300 },
  { width: 1280, height: 844, facts: ['Dauer', 'Reisedaten', 'Preis', 'Anreise', 'Einsteigeorte'], posterHeight: 300 },
])(
  'the first screen of a travel, $width wide, holds poster, name, facts, price and the way to book',
  async ({ width, height, facts, posterHeight }) => {
    const { page } = await site.newVisitor({ width, height })
    await page.goto(journey.TRAVEL_PATH)
    const bar = page.locator('[data-foot-bar]')
    await bar.getByRole('link', { name: 'Jetzt buchen' }).waitFor()
    expect(await bar.textContent()).toContain(`CHF\u00A0${journey.PRICE_FROM}`)
    const bottom = (await bar.boundingBox())?.y ?? 0
    const seen = [
      page.getByRole('heading', { level: 1 }),
      ...facts.map((name) => page.locator('dl > div').filter({ hasText: name })),
    ]
    for (const part of seen) {
      const box = await part.boundingBox()
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bottom)
    }
    const poster = await page.locator('article header img').boundingBox()
    expect(Math.min((poster?.y ?? 0) + (poster?.height ?? 0), bottom) - (poster?.y ?? 0)).toBeGreaterThan(posterHeight)
  },
)

test.each([768, 844, 1280])(
  'the facts of a travel begin at one edge in each of their rows, %i px wide',
  async (width) => {
    const { page } = await site.newVisitor({ width })
    await journey.open(page, journey.TRAVEL_PATH)
    await page.getByText('Einsteigeorte', { exact: true }).waitFor()
    const places = await page.locator('article dl > div > dt').evaluateAll((names) =>
      names.map((name) => {
        const { left, top } = name.getBoundingClientRect()
        return { left: Math.round(left), top: Math.round(top) }
      }),
    )
    const facts = places.slice(0, 5)
    const first = facts.filter(({ top }, index) => top !== facts[index - 1]?.top)
    expect(first.map(({ left }) => left)).toEqual(first.map(() => facts[0]?.left))
  },
)

// rules 2.5.7, 3.18.6, 10.17
test('the map comes when it is near, in German, with its own base map', async () => {
  const { page, problems, requests } = await site.newVisitor()
  await journey.open(page, journey.TRAVEL_PATH)
  expect(requests.some((request) => request.url().includes('RouteMap'))).toBe(false)
  await page.getByRole('heading', { name: 'Route' }).scrollIntoViewIfNeeded()
  await page.getByRole('button', { name: 'Karte vergrössern' }).click()
  const box = await page.getByRole('button', { name: 'Karte verkleinern' }).boundingBox()
  expect([box?.width, box?.height].every((side) => (side ?? 0) >= 44)).toBe(true)
  expect(await page.locator('.leaflet-baseMap-pane path').first().getAttribute('d')).toMatch(/^M/)
  expect(requests.map((request) => new URL(request.url()).origin).filter((origin) => origin !== site.origin)).toEqual(
    [],
  )
  expect(problems).toEqual([])
})

test('a button that is pressed before the page listens does its work once it does', async () => {
  const { page } = await site.newVisitor()
  const scripts = await withholdScripts(page, '**/assets/site-*.js')
  await page.addInitScript(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(Number(document.body.getAttribute('data-printed')) + 1))
  })
  await page.goto(journey.TRAVEL_PATH)
  await page.getByRole('button', { name: 'Programm drucken' }).click()
  expect(await page.locator('body').getAttribute('data-printed')).toBeNull()
  scripts.release()
  await expect.poll(() => page.locator('body').getAttribute('data-printed')).toBe('1')
})

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // React writes void elements and attributes its own way; both are HTML.
    'void-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-inline-style': 'off',
    // A number is one piece by style, and the spaces in it are as the operator writes them.
    'tel-non-breaking': 'off',
    // The framework's own elements carry no hashes; the content policy lets only files of this site and nonces run.
    'require-sri': 'off',
    // Generated class names may hold any letter.
    'valid-id': ['error', { relaxed: true }],
    'long-title': 'off',
    // Labels around their fields name them as well, for software that reads only one of both.
    'no-redundant-for': 'off',
  },
})

/** HTML validation errors of a page, one line each; empty when it is valid. */
async function htmlProblems(html: string): Promise<readonly string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages, source }) =>
    messages.map(
      ({ ruleId, message, line, column }) => `${ruleId}: ${message} «${excerpt(source ?? '', line, column)}»`,
    ),
  )
}

function excerpt(source: string, line: number, column: number): string {
  return (source.split('\n')[line - 1] ?? '').slice(Math.max(0, column - 60), column + 60)
}
