import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { retryUntilSuccess } from '#web/booking/retryUntilSuccess.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Asks for answers in this order; the last one repeats. */
function asking(...answers: readonly (() => Promise<string>)[]) {
  const told: string[] = []
  let asked = 0
  const end = retryUntilSuccess({
    request: () => {
      asked += 1
      return (answers[asked - 1] ?? answers.at(-1) ?? fails)()
    },
    onResponse: (answer) => told.push(answer),
    onFailure: () => told.push('failed'),
  })
  return { told, asked: () => asked, end }
}

const fails = () => Promise.reject(new Error('no line'))
const answers = () => Promise.resolve('here')

test('failed requests are repeated with growing pauses, the last of which repeats', async () => {
  const { asked, end } = asking(fails)
  const times: number[] = []
  for (let second = 0; second <= 260; second += 1) {
    await vi.advanceTimersByTimeAsync(second === 0 ? 0 : 1000)
    if (asked() > times.length) times.push(second)
  }
  expect(times).toEqual([0, 2, 7, 17, 37, 77, 137, 197, 257])
  end()
})

test('an answer ends the asking', async () => {
  const { told, asked } = asking(fails, answers)
  await vi.advanceTimersByTimeAsync(100_000)
  expect([told, asked()]).toEqual([['failed', 'here'], 2])
})

test('after eight seconds without an answer a message is shown, and a late answer counts', async () => {
  const { told } = asking(() => new Promise((resolve) => setTimeout(() => resolve('late'), 12_000)))
  await vi.advanceTimersByTimeAsync(7_999)
  expect(told).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(told).toEqual(['failed'])
  await vi.advanceTimersByTimeAsync(4_000)
  expect(told).toEqual(['failed', 'late'])
})

test('after the end nothing is asked or told', async () => {
  const { told, asked, end } = asking(fails)
  await vi.advanceTimersByTimeAsync(0)
  end()
  await vi.advanceTimersByTimeAsync(100_000)
  expect([told, asked()]).toEqual([['failed'], 1])
})
