import { expect, test, vi } from 'vitest'
import { share } from '#web/travel/page/share.ts'

const PAGE = { title: 'Provence', url: 'https://site.example/reisen/p/provence' }

function clipboard(writeText: (text: string) => Promise<void>): Clipboard {
  return { writeText } as Clipboard
}

test('a device that shares is asked to', async () => {
  const own = vi.fn(() => Promise.resolve())
  expect(await share(PAGE, { share: own })).toBe('shared')
  expect(own).toHaveBeenCalledWith(PAGE)
})

test('without sharing the address is copied', async () => {
  const copied: string[] = []
  expect(await share(PAGE, { clipboard: clipboard((text) => Promise.resolve(void copied.push(text))) })).toBe('copied')
  expect(copied).toEqual([PAGE.url])
})

test('cancelled sharing shows no message, refused sharing does', async () => {
  expect(await share(PAGE, { share: () => Promise.reject(new DOMException('no', 'AbortError')) })).toBe('cancelled')
  expect(await share(PAGE, { clipboard: clipboard(() => Promise.reject(new Error('denied'))) })).toBe('failed')
  expect(await share(PAGE, {})).toBe('failed')
})
