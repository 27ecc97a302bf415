import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { createUpstream } from '#server/proxy/upstream.ts'

const MEGABYTE = 2 ** 20

/** What an operator is told of a platform that answers in this way. */
async function explanationOf(listener: RequestListener): Promise<unknown> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const upstream = createUpstream({
    endpoint: { url, fetch: (request) => fetch(request) },
    tenant: { name: 'x-platform-tenant-id', tenantId: '4' },
    answerBytes: MEGABYTE,
  })
  const { signal } = new AbortController()
  const call = { query: 'query Travel', operationName: 'Travel', variables: {}, idempotencyKey: null, signal }
  return upstream({ ...call, headers: new Headers() }).then(
    () => null,
    (error: unknown) => error,
  )
}

const GZIP = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' }
const LARGE = JSON.stringify({ data: { text: 'x'.repeat(MEGABYTE) } })

test.each<{ promise: string; listener: RequestListener; explanation: string }>([
  {
    promise: 'nothing at the address is told to correct it',
    listener: (_request, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end('<h1>Not found</h1>'),
    explanation: 'The booking system gave no readable answer (HTTP 404, text/html; correct PLATFORM_URL)',
  },
  {
    promise: 'an answer that is not compressed as it says is told what is wrong',
    listener: (_request, response) => response.writeHead(200, GZIP).end('{"data":{}}'),
    explanation: 'The booking system gave no readable answer (Z_DATA_ERROR; its Content-Encoding is wrong)',
  },
  {
    promise: 'an answer too large is told the limit',
    listener: (_request, response) => response.writeHead(200, { 'Content-Type': 'application/json' }).end(LARGE),
    explanation: 'The booking system gave no readable answer (HTTP 200, application/json; more than 1 MB)',
  },
  {
    promise: 'a small answer that unpacks to a large one is told the limit and the packing',
    listener: (_request, response) => response.writeHead(200, GZIP).end(gzipSync(LARGE)),
    explanation:
      'The booking system gave no readable answer (HTTP 200, application/json; more than 1 MB, unpacked from gzip)',
  },
])('the operator of a platform with $promise', async ({ listener, explanation }) => {
  expect(await explanationOf(listener)).toMatchObject({ code: 'PLATFORM_ANSWER', mayHaveRun: true, explanation })
})
