import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { breadcrumbList, structuredData } from '#web/site/structuredData.ts'

test('structured data cannot close their script element', () => {
  const name = '</script><script>alert(1)</script>'
  const meta = () => [structuredData(breadcrumbList(undefined, [{ name, path: '/' }]))]
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <>
          <Meta />
          <Outlet />
        </>
      ),
      children: [{ index: true, Component: () => null, meta }],
    },
  ])
  const html = renderToStaticMarkup(<Stub />)
  expect(html.match(/<\/script>/g) ?? []).toHaveLength(1)
  const text = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(text)).toMatchObject({ '@graph': [{ itemListElement: [{ name }] }] })
})
