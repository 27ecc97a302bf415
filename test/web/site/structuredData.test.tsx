import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, Meta, Outlet } from 'react-router'
import { expect, test } from 'vitest'
import { breadcrumbList, structuredData } from '#web/site/structuredData.ts'

test('a name that would end the element is written so that it does not, and is read back as it was', () => {
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
