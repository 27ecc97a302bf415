import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { bookingCall } from '#test/support/server/bookingCall.ts'
import { codeOf, openProxy } from '#test/support/server/openProxy.ts'

type Reply = (response: ServerResponse, request: IncomingMessage) => void

const error = JSON.stringify({ errors: [{ message: 'Nope' }] })

/** Answers with a status and GraphQL errors. */
const errors =
  (status: number): Reply =>
  (response) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(error)

/** A gateway before a platform that carries out all it is handed, and then answers as told. */
async function gatewayWith(reply: Reply) {
  const executed: string[] = []
  const keys: (string | string[] | undefined)[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.setEncoding('utf8').on('data', (chunk: string) => (body += chunk))
    request.on('end', () => {
      executed.push(body)
      keys.push(request.headers['idempotency-key'])
      reply(response, request)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  onTestFinished(close)
  const { port } = server.address() as AddressInfo
  return {
    executed,
    keys,
    close,
    options: {
      url: `http://127.0.0.1:${port}/graphql`,
      platform: (request: Request) => fetch(request),
      limits: { bookingMs: 500 },
    },
  }
}

/** The click, and what the page asks by itself afterwards. */
async function clickAndChecks(
  proxy: (request: Request) => Promise<Response>,
  submissionId: string,
): Promise<readonly (string | undefined)[]> {
  const codes = []
  for (let request = 0; request < 5; request += 1) codes.push(await codeOf(await proxy(bookingCall({ submissionId }))))
  return codes
}

// rule 10.13
test.each([
  ...[402, 406, 408, 409, 410, 421, 423, 425, 426, 428, 429, 431, 499, 500, 502, 503, 504].map((status) => ({
    promise: `${status} with GraphQL errors`,
    reply: errors(status),
  })),
  {
    promise: 'a redirection',
    reply: ((response) => response.writeHead(307, { Location: '/elsewhere' }).end(error)) satisfies Reply,
  },
  {
    promise: 'a web page with 400',
    reply: ((response) =>
      response.writeHead(400, { 'Content-Type': 'text/html' }).end('<h1>Bad Request</h1>')) satisfies Reply,
  },
  {
    promise: '400 with data',
    reply: ((response) => response.writeHead(400).end('{"data":null,"errors":[{"message":"x"}]}')) satisfies Reply,
  },
  {
    promise: '400 without errors',
    reply: ((response) => response.writeHead(400).end('{"errors":[]}')) satisfies Reply,
  },
  { promise: '200 with errors alone', reply: errors(200) },
  {
    promise: 'half an answer',
    reply: ((response) =>
      response.writeHead(200, { 'Content-Length': '1000' }).end('{"data":', () => response.destroy())) satisfies Reply,
  },
  { promise: 'a connection that ends', reply: ((_response, request) => request.socket.destroy()) satisfies Reply },
  { promise: 'no answer at all', reply: (() => undefined) satisfies Reply },
])('after $promise a booking is executed once, whatever the page asks', async ({ reply }) => {
  const { executed, options } = await gatewayWith(reply)
  const { proxy } = await openProxy(options)
  expect(new Set(await clickAndChecks(proxy, randomUUID()))).toEqual(new Set(['SUBMISSION_UNKNOWN']))
  expect(executed).toHaveLength(1)
})

test.each([400, 401, 403, 404, 405, 413, 415, 422])(
  '%i with GraphQL errors and no data proves that nothing ran',
  async (status) => {
    const { executed, options } = await gatewayWith(errors(status))
    const { proxy } = await openProxy(options)
    expect(await codeOf(await proxy(bookingCall({ submissionId: randomUUID() })))).toBe('PLATFORM_REFUSED')
    expect(executed).toHaveLength(1)
  },
)

test('an unreachable gateway was certainly sent nothing', async () => {
  const { options, close } = await gatewayWith(errors(500))
  close()
  const { proxy } = await openProxy(options)
  expect(await codeOf(await proxy(bookingCall({ submissionId: randomUUID() })))).toBe('PLATFORM_UNREACHABLE')
})

test('a booking goes out with its submission id as idempotency key', async () => {
  const { keys, options } = await gatewayWith(errors(500))
  const { proxy } = await openProxy(options)
  const submissionId = randomUUID()
  await proxy(bookingCall({ submissionId: submissionId.toUpperCase() }))
  expect(keys).toEqual([submissionId])
})
