// Asks `/livez` without end, on a thread of its own: whoever makes the inputs cannot hold the clock up.
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const { port, pauseMs, slowMs } = workerData
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
let isOver = false

const now = () => performance.timeOrigin + performance.now()

const beat = () =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/livez', agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
      response.once('error', () => resolve(false))
    }).once('error', () => resolve(false))
  })

parentPort.once('message', () => {
  isOver = true
})

let beats = 0
while (!isOver) {
  const begin = now()
  const isAlive = await beat()
  const end = now()
  beats += 1
  if (!isAlive || end - begin > slowMs) parentPort.postMessage({ begin, end, isAlive })
  await setTimeout(pauseMs)
}
agent.destroy()
parentPort.postMessage({ beats })
parentPort.close()
