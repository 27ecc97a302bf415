import { createServer } from 'node:http'
import { createShutdown } from '#server/shutdown.ts'
import { createLog } from '#server/log/log.ts'

// A process that ends as the host does. `/slow` answers late, `/throw` and `/reject` leave an error that nobody catches. `fails` or `hangs` is what closing does.
const log = createLog('info')
const server = createServer((request, response) => {
  if (request.url === '/throw')
    setImmediate(() => {
      throw new Error('thrown by nobody')
    })
  if (request.url === '/reject') void Promise.reject(new Error('rejected by nobody'))
  setTimeout(() => response.end('answered'), request.url === '/slow' ? 500 : 0)
})
const [closing] = process.argv.slice(2)
const close = async () => {
  if (closing === 'fails') throw new Error('a database is away')
  if (closing === 'hangs') await new Promise(() => undefined)
  log.info({}, 'databases closed')
}
const ending = createShutdown({ server, log, close, drainMs: 200, graceMs: 5000, closeMs: 1000 })
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  log.info({ port: typeof address === 'object' ? address?.port : null }, 'listening')
  ending.listen()
})
