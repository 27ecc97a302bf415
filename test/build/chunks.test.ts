import { expect, test } from 'vitest'
import { chunkGroups } from '#build/chunks.mjs'

const ROUTES = '/site/src/web/routes'

/** File of a module that is imported by these, directly or by way of others. */
function fileOf(id: string, importers: Readonly<Record<string, readonly string[]>>): string | null {
  const chunking = { getModuleInfo: (module: string) => ({ importers: importers[module] ?? [] }) }
  return chunkGroups.map(({ name }) => name(id, chunking)).find((name) => name !== null) ?? null
}

test('what every page needs travels in one file, packages in another', () => {
  const root = '/site/src/web/root.tsx?route'
  expect(fileOf('/site/src/web/frame.tsx', { '/site/src/web/frame.tsx': [root] })).toBe('site')
  expect(fileOf('/site/node_modules/react/index.js', { '/site/node_modules/react/index.js': [root] })).toBe('framework')
})

test('what only the funnel needs never reaches a public page', () => {
  const importers = {
    '/site/src/domain/price.ts': ['/site/src/web/summary.tsx'],
    '/site/src/web/summary.tsx': [`${ROUTES}/booking/booking.tsx`],
  }
  expect(fileOf('/site/src/domain/price.ts', importers)).toBe('funnel')
})

test('what one public page and the funnel share is a file of its own', () => {
  const importers = { '/site/src/a.ts': [`${ROUTES}/travel.tsx`, `${ROUTES}/booking/booking.tsx`] }
  expect(fileOf('/site/src/a.ts', importers)).toBe('offer')
})

test('what one step needs stays with the step', () => {
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': [`${ROUTES}/booking/start.tsx`] })).toBeNull()
})

test('modules that import each other are no endless search', () => {
  const importers = { '/site/src/a.ts': ['/site/src/b.ts'], '/site/src/b.ts': ['/site/src/a.ts', `${ROUTES}/home.tsx`] }
  expect(fileOf('/site/src/a.ts', importers)).toBeNull()
})
