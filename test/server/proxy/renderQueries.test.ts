import { expect, test } from 'vitest'
import { type Fault, faultyAnswer } from '#server/scenarios/faults.ts'
import { documentOf, openProxy } from '#test/support/server/openProxy.ts'
import { ALIKE } from '#test/support/server/renderedFaults.ts'

const WHOLE = JSON.stringify({ data: { packages: [], services: [] } })

/** What a page that the host renders hears of a platform with this fault. */
async function endOf(fault: Fault) {
  const { proxy } = await openProxy({
    platform: async () => {
      const answer = await faultyAnswer(fault, { ask: () => Promise.resolve(WHOLE), slowMs: 0 })
      if (answer === null) throw new TypeError('fetch failed')
      const { status, contentType, body } = answer
      return new Response(body, { status, headers: { 'content-type': contentType } })
    },
  })
  const variables = { ratioTravelId: 'v1', dateId: 'd1' }
  return proxy.ask({ query: documentOf('Contingents'), variables, operationName: 'Contingents' }, null)
}

test.each([
  ['lost request', 'PLATFORM_UNREACHABLE'],
  ['HTML', 'PLATFORM_ANSWER'],
  ['HTTP 429', 'PLATFORM_LIMITED'],
] as const)('«%s» of the platform is a failure of its own for a page the host renders', async (fault, code) => {
  expect(await endOf(fault)).toMatchObject({ data: null, errors: [{ extensions: { code } }] })
})

test.each(ALIKE)('a page the host renders cannot tell «%s» of the platform from «%s»', async (fault, kind) => {
  expect(await endOf(fault)).toEqual(await endOf(kind))
})
