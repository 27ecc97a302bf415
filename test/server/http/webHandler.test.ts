import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { toExpress } from '#server/http/webHandler.ts'

async function listening(app: express.Express): Promise<string> {
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${String(port)}/`
}

/** An error handler that keeps what it is told. */
function errorRecorder(errors: unknown[]): express.ErrorRequestHandler {
  // Express recognizes an error handler by its four parameters.
  // eslint-disable-next-line max-params
  return (error: unknown, _request, _response, next) => {
    errors.push(error)
    next(error)
  }
}

test('a request that many handlers decline is listened to once, by the one that answers', async () => {
  const app = express()
  const declining = Array.from({ length: EventEmitter.defaultMaxListeners }, () =>
    toExpress(() => Promise.resolve(null)),
  )
  let listeners = 0
  app.use(...declining, (_, response, next) => {
    listeners = response.listenerCount('close')
    next()
  })
  app.use(toExpress(() => Promise.resolve(new Response('answered'))))
  const url = await listening(app)
  const answer = await fetch(url)
  expect(await answer.text()).toBe('answered')
  expect(listeners).toBeLessThan(EventEmitter.defaultMaxListeners)
})

test('a body that fails midway reaches the error handler, and the connection is closed', async () => {
  const app = express()
  const failing = new ReadableStream<Uint8Array>({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('half'))
    },
    pull: (controller) => {
      controller.error(new Error('the source is gone'))
    },
  })
  app.use(toExpress(() => Promise.resolve(new Response(failing))))
  const errors: unknown[] = []
  app.use(errorRecorder(errors))
  const url = await listening(app)
  const answer = fetch(url).then((response) => response.text())
  await expect(answer).rejects.toThrow()
  expect(errors).toMatchObject([{ message: 'the source is gone' }])
})

test('a visitor who leaves while the page is sent is no error', async () => {
  const app = express()
  const errors: unknown[] = []
  let hasEnded: () => void = () => undefined
  const ended = new Promise<void>((resolve) => {
    hasEnded = resolve
  })
  app.use(
    toExpress((request) => {
      const endless = new ReadableStream<Uint8Array>({
        start: (controller) => {
          controller.enqueue(new TextEncoder().encode('half'))
          request.signal.addEventListener('abort', () => {
            controller.error(new Error('rendering was given up'))
            hasEnded()
          })
        },
      })
      return Promise.resolve(new Response(endless))
    }),
  )
  app.use(errorRecorder(errors))
  const url = await listening(app)
  const leaving = new AbortController()
  const answer = await fetch(url, { signal: leaving.signal })
  expect(answer.status).toBe(200)
  leaving.abort()
  await ended
  await new Promise((resolve) => setImmediate(resolve))
  expect(errors).toEqual([])
})
