import { Client, fetchExchange } from '@urql/core'
import { createStore } from 'jotai'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { makeFragmentData } from '#gql/fragment-masking.ts'
import { CmsLinks_CmsFragmentDoc, SiteFooter_CmsFragmentDoc } from '#gql/graphql.ts'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { PageProviders } from '#web/document/PageProviders.tsx'
import { MainNavigation } from '#web/frame/MainNavigation.tsx'
import { SiteFooter } from '#web/frame/SiteFooter.tsx'
import { SiteFrame } from '#web/frame/SiteFrame.tsx'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import { TenantColours } from '#web/theme/TenantColours.tsx'

const second: TenantConfig = {
  ...carovia,
  id: '9',
  operatorName: 'Bergblick Touren',
  contact: { phone: '+41 44 555 09 09', email: 'hallo@bergblick.example' },
  branding: { ...carovia.branding, colors: { primary: '#1D3557', secondary: '#F4A261', signal: '#9B2226' } },
}

const config = {
  publicUrl: 'https://bergblick.example',
  paymentPageUrl: '',
  holdMinutes: null,
  today: '2026-05-14',
  isTodayFixed: true,
  pictures: 'own' as const,
  persist: false,
  hasPageViews: false,
  posthog: null,
}

/** A client whose requests stay pending. */
const graph = new Client({
  url: 'https://bergblick.example/api/proxy',
  preferGetMethod: false,
  fetch: () => new Promise<Response>(() => undefined),
  exchanges: [fetchExchange],
})

function frame(tenant: TenantConfig, path = '/'): string {
  return render(tenant, path, () => <SiteFrame>Inhalt</SiteFrame>)
}

function render(tenant: TenantConfig, path: string, Component: () => ReactNode): string {
  const Stub = createRoutesStub([{ path: '*', Component }])
  return renderToString(
    <PageProviders graph={graph} store={createStore()} nonce="" getHydrationText={null} isPartByPart={false}>
      <SiteProvider value={{ tenant, config }}>
        <Stub initialEntries={[path]} />
      </SiteProvider>
    </PageProviders>,
  )
}

// rules 2.1.2, 3.4.3.2
test('header and footer show the tenant’s name and no other', () => {
  const page = frame(second)
  expect(page).toContain('Bergblick Touren')
  expect(page).not.toContain('Carovia')
})

test('phone and e-mail of the configuration are shown while the platform has not answered', () => {
  const page = frame(second)
  expect(page).toContain('href="tel:+41445550909"')
  expect(page).toContain('mailto:hallo@bergblick.example')
})

test('«Alle Reisen» is the current page on the list alone, and the current part on the page of a travel', () => {
  const currentOf = (path: string) => /aria-current="(\w+)"[^>]*href="\/reisen"/.exec(frame(second, path))?.[1]
  expect(['/', '/reisen', '/reisen/rom/rom-und-latium'].map(currentOf)).toEqual([undefined, 'page', 'true'])
})

test('the phone number of the header comes after the navigation, as on screen', () => {
  const [header = ''] = frame(second).split('</header>')
  expect(header.indexOf('href="tel:')).toBeGreaterThan(header.indexOf('href="/reisen"'))
})

const cmsConfig = {
  __typename: 'CmsConfig' as const,
  contactBlockSettings: null,
  socialMediaSettings: null,
  gtcPage: null,
  privacyPolicyPage: null,
}

function category(name: string, urlSlug: string, pages: readonly string[]) {
  return {
    __typename: 'CmsCategory' as const,
    name,
    seoSettings: { __typename: 'SeoSettings' as const, urlSlug },
    pageIds: pages,
    pages: pages.map((id) => ({
      __typename: 'CmsPage' as const,
      id,
      name: id,
      onlineStatus: 'ONLINE',
      seoSettings: null,
    })),
  }
}

// rule 2.1.2
test('a category with one page of the same name is a link to it, any other opens to its pages', () => {
  const categories = [category('Kontakt', 'kontakt', ['Kontakt']), category('Wir', 'wir', ['Cars', 'Büro'])]
  const cms = makeFragmentData(
    { __typename: 'TenantCms' as const, config: cmsConfig, categories },
    CmsLinks_CmsFragmentDoc,
  )
  const page = render(second, '/', () => <MainNavigation cms={cms} label="Navigation" onLeave={() => undefined} />)
  expect(page).toMatch(/<a [^>]*href="\/kontakt\/Kontakt"[^>]*>Kontakt<\/a>/)
  expect([...page.matchAll(/<summary[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Wir'])
})

// rules 2.1.2, 10.34
test('the pages of a category without a name stand by themselves, under no heading', () => {
  const categories = [category('', 'wir', ['Cars', 'Büro'])]
  const cms = { __typename: 'TenantCms' as const, config: cmsConfig, categories }
  const menu = render(second, '/', () => (
    <MainNavigation cms={makeFragmentData(cms, CmsLinks_CmsFragmentDoc)} label="Navigation" onLeave={() => undefined} />
  ))
  expect(menu).not.toContain('<summary')
  const footer = render(second, '/', () => (
    <SiteFooter cms={makeFragmentData(cms, SiteFooter_CmsFragmentDoc)} retry={null} isLean={false} />
  ))
  for (const page of [menu, footer]) {
    expect([...page.matchAll(/href="\/wir\/[^>]*>([^<]*)/g)].map(([, name]) => name)).toEqual(['Cars', 'Büro'])
  }
  expect(footer).not.toMatch(/<h2[^>]*><\/h2>|aria-label=""/)
})

// rule 2.6.3
test('there is a skip link to the content, and legal links fall back to the home page', () => {
  const page = frame(second)
  expect(page).toContain('href="#inhalt"')
  expect(page).toMatch(/href="\/"[^>]*>AGB/)
})

// rule 3.18.3
test('the colours of the tenant override those of the tokens', () => {
  const style = renderToString(<TenantColours colors={second.branding.colors} nonce="abc" />)
  expect(style).toContain('--site-colors-primary:#1D3557')
  expect(style).toContain('--site-colors-tint:#EFF1F3')
})

test('an invalid colour of the tenant never reaches the style sheet', () => {
  const style = renderToString(
    <TenantColours colors={{ ...second.branding.colors, signal: 'red}body{x:y' }} nonce="" />,
  )
  expect(style).not.toMatch(/body|signal|NaN/)
})
