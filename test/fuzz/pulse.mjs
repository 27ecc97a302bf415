// Asks `/livez` without end, on a thread of its own: whoever makes the inputs cannot hold the clock up.
import { readFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/** @type {unknown} */
const given = workerData
const { port, pid, pauseMs, slowMs } = /** @type {{ port: number, pid: number, pauseMs: number, slowMs: number }} */ (
  given
)
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const state = { isOver: false }
if (parentPort === null) throw new Error('This runs on a thread that somebody has begun')
const watcher = parentPort

const now = () => performance.timeOrigin + performance.now()

/** Milliseconds the main thread of the process has computed; null where the system does not tell (it is Linux that does). */
function computed() {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return null
  }
}

/** @returns {Promise<boolean>} whether it has answered */
const beat = () =>
  new Promise((resolve) => {
    get({ port, host: '127.0.0.1', path: '/livez', agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode === 200))
      response.once('error', () => resolve(false))
    }).once('error', () => resolve(false))
  })

watcher.once('message', () => {
  state.isOver = true
})

while (!state.isOver) {
  const before = computed()
  const begin = now()
  const isAlive = await beat()
  const end = now()
  const after = computed()
  // A busy machine makes answers late, and a long pause lets the process compute: only who is stuck does both.
  const lateMs = before === null || after === null ? end - begin : Math.min(end - begin, after - before)
  if (!isAlive || lateMs > slowMs) watcher.postMessage({ begin, end, lateMs, isAlive })
  await setTimeout(pauseMs)
}
agent.destroy()
watcher.close()
