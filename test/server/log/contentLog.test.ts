import { expect, test } from 'vitest'
import { createContentLog } from '#server/log/contentLog.ts'

test('a fault of the CMS is one warning in the log, however often the sitemap is read', () => {
  const lines: unknown[] = []
  const note = createContentLog({ warn: (...line: readonly unknown[]) => lines.push(line) })
  for (const fault of ['two pages at /a', 'two pages at /b', 'two pages at /a']) note(fault)
  expect(lines).toEqual([
    [{ fault: 'two pages at /a' }, 'Something is to be mended in the CMS'],
    [{ fault: 'two pages at /b' }, 'Something is to be mended in the CMS'],
  ])
})
