import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { writeSmallProject } from '#test/tools/drift/smallProject.ts'
import { readIndex } from '#tools/drift/readIndex.ts'

const root = writeSmallProject()

afterAll(() => rmSync(root, { recursive: true }))

test('a module that is gone reads nothing any more, also where nothing else has changed', async () => {
  const before = await readIndex(root)
  const module = join(root, 'src/domain/alone.ts')
  writeFileSync(
    module,
    `import type { BookMutation } from '#gql/graphql.ts'\nexport const alone = ({ book }: BookMutation) => book.orderNo\n`,
  )
  const files = async () => new Set([...(await readIndex(root)).values()].flat().map(({ file }) => file))
  expect(await files()).toContain('src/domain/alone.ts')
  rmSync(module)
  expect(await files()).not.toContain('src/domain/alone.ts')
  expect(await readIndex(root)).toEqual(before)
})
