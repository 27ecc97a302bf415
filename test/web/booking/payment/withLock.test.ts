import { expect, onTestFinished, test, vi } from 'vitest'
import { withLock } from '#web/booking/payment/withLock.ts'

function stubLocks(request: (name: string, run: () => Promise<unknown>) => Promise<unknown>): void {
  vi.stubGlobal('navigator', { locks: { request } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
}

test('an action runs under a lock of its name', async () => {
  const names: string[] = []
  stubLocks((name, run) => {
    names.push(name)
    return run()
  })
  expect(await withLock('payment-provence', () => Promise.resolve('paid'))).toBe('paid')
  expect(names).toEqual(['payment-provence'])
})

test('a browser that refuses locks runs the action without one', async () => {
  stubLocks(() => Promise.reject(new DOMException('storage is blocked', 'SecurityError')))
  expect(await withLock('payment-provence', () => Promise.resolve('paid'))).toBe('paid')
})

test('a browser without locks runs the action', async () => {
  vi.stubGlobal('navigator', {})
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  expect(await withLock('payment-provence', () => Promise.resolve('paid'))).toBe('paid')
})

test('an action that fails under the lock is not run again', async () => {
  stubLocks((_name, run) => run())
  const action = vi.fn(() => Promise.reject(new Error('offline')))
  await expect(withLock('payment-provence', action)).rejects.toThrow('offline')
  expect(action).toHaveBeenCalledTimes(1)
})
