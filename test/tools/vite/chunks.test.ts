import { expect, test } from 'vitest'
import { checkModules, chunkGroups } from '#tools/vite/chunks.mjs'

const ROUTES = '/site/src/web/routes'

/** File of a module that is imported by these, directly or by way of others. */
function fileOf(id: string, importers: Readonly<Record<string, readonly string[]>>): string | null {
  const chunking = { getModuleInfo: (module: string) => ({ importers: importers[module] ?? [] }) }
  return (
    chunkGroups()
      .map(({ name }) => name(id, chunking))
      .find((name) => name !== null) ?? null
  )
}

test('modules of every page are one chunk, packages two others', () => {
  const root = '/site/src/web/root.tsx?route'
  expect(fileOf('/site/src/web/frame.tsx', { '/site/src/web/frame.tsx': [root] })).toBe('site')
  expect(fileOf('/site/node_modules/urql/index.js', { '/site/node_modules/urql/index.js': [root] })).toBe('framework')
  expect(fileOf('/site/node_modules/react/index.js', { '/site/node_modules/react/index.js': [root] })).toBe('react')
})

test('modules of the funnel alone never reach a public page', () => {
  const importers = {
    '/site/src/domain/price.ts': ['/site/src/web/summary.tsx'],
    '/site/src/web/summary.tsx': [`${ROUTES}/booking/booking.tsx`],
  }
  expect(fileOf('/site/src/domain/price.ts', importers)).toBe('funnel')
})

test('modules shared by one public page and the funnel are a chunk of their own', () => {
  const importers = { '/site/src/a.ts': [`${ROUTES}/travel.tsx`, `${ROUTES}/booking/booking.tsx`] }
  expect(fileOf('/site/src/a.ts', importers)).toBe('offer')
})

test('modules shared by public pages are a chunk of their own, unless a step needs them too', () => {
  const pages = [`${ROUTES}/home.tsx`, `${ROUTES}/travel.tsx`]
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': pages })).toBe('public')
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': [...pages, `${ROUTES}/booking/start.tsx`] })).toBe('site')
})

test('modules of one public page of several files are one chunk, apart from its route', () => {
  const route = `${ROUTES}/travelList.tsx`
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': [route] })).toBe('page-travelList')
  expect(fileOf(route, {})).toBeNull()
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': [`${ROUTES}/home.tsx`] })).toBeNull()
})

test('modules of one step are the chunk of the step, apart from its route', () => {
  const route = `${ROUTES}/booking/start.tsx`
  expect(fileOf('/site/src/a.ts', { '/site/src/a.ts': [route] })).toBe('step-start')
  expect(fileOf(route, {})).toBeNull()
})

test('graphcache is a chunk of its own', () => {
  const importers = { '/site/src/web/graph/cache.ts': [`${ROUTES}/booking/booking.tsx`] }
  expect(fileOf('/site/src/web/graph/cache.ts', importers)).toBe('cache')
})

test('modules shared by the funnel and lazy parts of public pages make no chunk of their own', () => {
  const importers = { '/site/src/domain/booking/stored/resumption.ts': [`${ROUTES}/booking/booking.tsx`] }
  expect(fileOf('/site/src/domain/booking/stored/resumption.ts', importers)).toBe('site')
})

test('modules shared by the funnel and the storage of its bookings reach no public page', () => {
  expect(fileOf('/site/src/domain/booking/draft/checkout.ts', {})).toBe('funnel')
})

test.each([
  ['payment and confirmation', ['payment', 'confirmation'], 'conditions'],
  ['people and payment', ['personalData', 'payment'], 'people'],
  ['extension and services', ['extension', 'services'], 'step-services'],
  ['start and extension', ['start', 'extension'], 'step-start'],
  ['start and payment', ['start', 'payment'], 'reasons'],
])('modules shared by %s alone are loaded by no other stretch of the funnel', (_steps, routes, file) => {
  const importers = { '/site/src/a.ts': routes.map((route) => `${ROUTES}/booking/${route}.tsx`) }
  expect(fileOf('/site/src/a.ts', importers)).toBe(file)
})

test('modules shared by other steps come with the funnel', () => {
  const importers = { '/site/src/a.ts': ['start', 'personalData'].map((route) => `${ROUTES}/booking/${route}.tsx`) }
  expect(fileOf('/site/src/a.ts', importers)).toBe('funnel')
})

test('how a booking is written comes with the last steps, also where it comes late', () => {
  expect(fileOf('/site/src/domain/booking/wire/payload.ts', {})).toBe('wire')
})

test('modules that import each other are no endless search', () => {
  const importers = { '/site/src/a.ts': ['/site/src/b.ts'], '/site/src/b.ts': ['/site/src/a.ts', `${ROUTES}/home.tsx`] }
  expect(fileOf('/site/src/a.ts', importers)).toBeNull()
})

test('a module that a chunk is named after and that is not there stops the build', () => {
  expect(() => checkModules('web/root.tsx', 'web/routes/gone.tsx')).toThrow(/do not exist: web\/routes\/gone\.tsx$/)
})
