import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openPlatform } from '#test/support/platform/openPlatform.ts'

/** The embedded platform at an address, which notes who asks. */
async function listeningPlatform(tenants: unknown[]): Promise<string> {
  const { platform } = await openPlatform()
  const server = createServer((request, response) => {
    tenants.push(request.headers['x-platform-tenant-id'])
    void text(request)
      .then((body) =>
        platform.fetch(
          new Request('http://platform.test/graphql', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          }),
        ),
      )
      .then(async (answer) => response.end(await answer.text()))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}/graphql`
}

test('the drift check finds no difference to the embedded platform, called like by the proxy, as the configured tenant', async () => {
  const tenants: unknown[] = []
  const url = await listeningPlatform(tenants)
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/drift/check.ts'], {
    env: { PATH: process.env['PATH'], PLATFORM_URL: url, TENANT_FILE: 'deploy/bergblick.json' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const [told, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect({ told, errors, code: (await closed)[0] as unknown }).toEqual({
    told: 'The platform has the schema the project was built against.\n',
    errors: '',
    code: 0,
  })
  expect(tenants).toEqual(['9'])
})
