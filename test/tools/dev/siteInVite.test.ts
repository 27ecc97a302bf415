import { expect, test } from 'vitest'
import { isOfHost } from '#tools/dev/siteInVite.mjs'
import { filesBelow, importsOf, reachableFrom } from '#tools/drift/projectFiles.ts'

const root = process.cwd()
const imports = new Map(filesBelow(root, 'src').map((file) => [file, importsOf(root, file)]))
const ofHost = [...reachableFrom('src/server/openSite.ts', imports)].filter((file) => imports.has(file))

test('every module the host imports opens it again when it changes', () => {
  expect(ofHost).toEqual(expect.arrayContaining(['src/domain/calendar.ts', 'src/gql/graphql.ts']))
  expect(ofHost.filter((file) => !isOfHost(file))).toEqual([])
  expect(isOfHost('schema.graphql')).toBe(true)
})

test('a module of the website changes while the site runs', () => {
  for (const file of ['src/web/root.tsx', 'src/state/clock.ts', 'test/server/shutdown.test.ts', 'docs/glossary.md'])
    expect(isOfHost(file), file).toBe(false)
})
