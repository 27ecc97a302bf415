import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { onTestFinished } from 'vitest'
import type { Racer } from './paymentActs.ts'
import type { AskedAct, DoneAct } from './raceProcess.ts'

/** Forks a process that performs payment acts with its own connections; it ends with the test. */
export async function forkRacer(location: DatabaseLocation): Promise<Racer> {
  const child = fork('test/support/platform/raceProcess.ts', [JSON.stringify(location)], {
    execArgv: ['--import', 'tsx'],
  })
  const waiting = new Map<number, (done: DoneAct) => void>()
  let acts = 0
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.connected) child.disconnect()
    await ended
  })
  await once(child, 'message')
  child.on('message', (done: DoneAct) => waiting.get(done.id)?.(done))
  return (act) =>
    new Promise((resolve, reject) => {
      const id = acts++
      waiting.set(id, ({ error }) => {
        waiting.delete(id)
        if (error === null) resolve(null)
        else reject(new Error(error))
      })
      child.send({ id, act } satisfies AskedAct)
    })
}
