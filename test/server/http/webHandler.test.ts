import { EventEmitter } from 'node:events'
import type { AddressInfo } from 'node:net'
import express from 'express'
import { expect, onTestFinished, test } from 'vitest'
import { toExpress } from '#server/http/webHandler.ts'

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
  const server = app.listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${String(port)}/`)
  expect(await answer.text()).toBe('answered')
  expect(listeners).toBeLessThan(EventEmitter.defaultMaxListeners)
})
