import { expect, test } from 'vitest'
import { graphThat } from '#test/support/web/graph.ts'
import { carovia } from '#tenant/config.ts'
import { createHostContext, type HostValues } from '#web/document/hostContext.ts'
import { serverGraphContext } from '#web/graph/serverGraph.ts'
import { loader } from '#web/routes/sitemap.ts'

type Loaded = Parameters<typeof loader>[0]

const categories = ['reisen', 'buchen'].map((urlSlug) => {
  const seoSettings = { urlSlug: 'anreise' }
  const page = { id: urlSlug, name: `Anreise ${urlSlug}`, onlineStatus: 'ONLINE', body: '<p>Text</p>', seoSettings }
  return { seoSettings: { urlSlug }, pageIds: [urlSlug], pages: [page] }
})

test('pages of the CMS that come to one address are a fault of the content to the operator, not one of a page', async () => {
  const faults: string[] = []
  const errors: unknown[] = []
  const config = { publicUrl: 'https://site.example', today: '2027-01-15', pictures: null }
  const host = {
    config,
    tenant: carovia,
    report: (error: unknown) => errors.push(error),
    noteContentFault: (fault: string) => faults.push(fault),
  }
  const context = createHostContext(host as unknown as HostValues)
  const graph = graphThat(() => ({ data: { tenant: { cms: { categories } }, travelFilter: null } }))
  context.set(serverGraphContext, { client: graph, graphWithoutSsr: graph, ssr: () => () => () => undefined } as never)
  const answer = await loader({ context } as unknown as Loaded)
  expect(await answer.text()).toContain('https://site.example/pages/anreise')
  expect(faults).toEqual([
    'several pages have the address /pages/anreise, and only the first is shown: «Anreise reisen» (reisen), «Anreise buchen» (buchen)',
  ])
  expect(errors).toEqual([])
})
