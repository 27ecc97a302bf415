import { expect, onTestFinished, test, vi } from 'vitest'
import { timed } from '#tools/scripts/run.mjs'

test('a part is named when it begins, and once more with its time when it ends', async () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  onTestFinished(() => write.mockRestore())
  await timed('types', () => {
    expect(written).toEqual(['  types …\n'])
    return Promise.resolve()
  })
  expect(written.slice(1)).toEqual([expect.stringMatching(/^  types +\d+\.\d s\n$/)])
})

test('a part that fails has no time', async () => {
  const written: string[] = []
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  onTestFinished(() => write.mockRestore())
  await expect(timed('types', () => Promise.reject(new Error('wrong')))).rejects.toThrow('wrong')
  expect(written).toEqual(['  types …\n'])
})
