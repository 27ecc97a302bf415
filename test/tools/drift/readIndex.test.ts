import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
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

test.each(['src/protocol/passed.ts', 'src/gql/passed.ts', 'src/tenant/passed.ts'])(
  'a module is read again when the type changes that it takes from %s',
  async (passed) => {
    const [module, reader] = [join(root, passed), 'src/domain/throughOther.ts']
    const write = (file: string, text: string) => {
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
      onTestFinished(() => rmSync(file, { force: true }))
    }
    const isRead = async () => [...(await readIndex(root)).values()].flat().some(({ file }) => file === reader)
    write(module, 'export interface Passed { readonly book: { readonly orderNo: string | null } }\n')
    write(
      join(root, reader),
      `import type { Passed } from '#${passed.slice('src/'.length)}'\nexport const read = ({ book }: Passed) => book.orderNo\n`,
    )
    expect(await isRead()).toBe(false)
    write(module, `import type { BookMutation } from '#gql/graphql.ts'\nexport type Passed = BookMutation\n`)
    expect(await isRead()).toBe(true)
  },
)
