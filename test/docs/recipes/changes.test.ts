import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { carryOut } from '#test/support/docs/carryOut.ts'
import { copyFiles, copyProject, type ProjectCopy } from '#test/support/docs/projectCopy.ts'
import { blocksOf, proseOf } from '#test/support/docs/recipe.ts'
import { runIn } from '#test/support/docs/runIn.ts'
import { createTypeService, type TypeService } from '#tools/dev/typeService.ts'
import { filesBelow } from '#tools/drift/projectFiles.ts'

/** The recipes that change the program. None may rest on another. */
const RECIPES = ['add-a-field-to-a-step.md', 'add-a-field-of-each-traveller.md', 'add-a-step.md', 'add-an-operation.md']

/** The most files a change may touch, as far as a limit is set. */
const MOST_FILES = { 'add-a-field-to-a-step.md': 8, 'add-a-field-of-each-traveller.md': 14 }

/** What codegen makes. */
const GENERATED = ['src/gql', 'src/platform/generated']

test.each(RECIPES)('%s applies to the project as it is', (recipe) => {
  const blocks = blocksOf(recipe)
  const copy = copyFiles(blocks.map(({ file }) => file))
  onTestFinished(copy.remove)
  for (const block of blocks) carryOut(block, copy.directory)
  expect(blocks.length).toBeGreaterThan(5)
})

test.each(RECIPES)('%s names the file of each block in words, for the fence does not show it', (recipe) => {
  const prose = proseOf(recipe)
  expect(
    blocksOf(recipe)
      .map(({ file }) => file)
      .filter((file) => !prose.includes(`\`${file}\``)),
  ).toEqual([])
})

test.each(Object.entries(MOST_FILES))('%s touches at most %i files', (recipe, most) => {
  expect(new Set(blocksOf(recipe).map(({ file }) => file)).size).toBeLessThanOrEqual(most)
})

test('a recipe that does not apply any more is named, with the block and what it looked for', () => {
  const file = 'src/domain/booking/draft/emptyDraft.ts'
  const copy = copyFiles([file])
  onTestFinished(copy.remove)
  const block = { name: `add-a-field-to-a-step.md, block 2 (${file})`, language: 'diff', file }
  const said = (text: string) => () => carryOut({ ...block, text }, copy.directory)
  expect(said('     gone: true,\n+new\n')).toThrow(`${block.name}: these lines are not in the file\n    gone: true,`)
  expect(said(' }\n+new\n')).toThrow(/: these lines stand in the file \d+ times\n}/)
  expect(said("     travelDocuments: 'electronic',\n+new\n")).not.toThrow()
  expect(() => carryOut({ ...block, language: 'ts', text: '' }, copy.directory)).toThrow('the file is there already')
})

describe('alone', () => {
  let copy: ProjectCopy
  let types: TypeService
  /** One after the other in the same copy: the compiler reads again only what has changed. */
  beforeAll(() => {
    copy = copyProject()
    types = createTypeService(copy.directory)
    types.refresh(null)
  })
  afterAll(() => copy.remove())

  test.each(RECIPES)('%s needs no other: codegen takes it, and what it touches has no wrong type', async (recipe) => {
    const blocks = blocksOf(recipe)
    for (const block of blocks) carryOut(block, copy.directory)
    const codegen = await runIn(copy.directory, ['npm', 'run', 'codegen'])
    const touched = blocks.map(({ file }) => file)
    const generated = GENERATED.flatMap((folder) => filesBelow(copy.directory, folder))
    types.refresh(new Set([...touched, ...generated]))
    const modules = new Set(types.files())
    expect(codegen.exitCode, codegen.output).toBe(0)
    expect(touched.filter((file) => modules.has(file)).flatMap((file) => types.errorsIn(file))).toEqual([])
    copy.restore([...touched, ...GENERATED])
    types.refresh(new Set([...touched, ...generated]))
  })
})

/** What the gate tells of a change, each with the time it took. */
const PARTS = [
  'codegen',
  'route types',
  'types and lint',
  'coverage',
  'format',
  'unused',
  'unit tests',
  'on PostgreSQL',
  'build',
]

test('with all of them carried out the project passes the gate for what they touch', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  const blocks = RECIPES.flatMap(blocksOf)
  for (const block of blocks) carryOut(block, copy.directory)
  const codegen = await runIn(copy.directory, ['npm', 'run', 'codegen'])
  expect(codegen.exitCode, codegen.output).toBe(0)
  expect(existsSync(join(copy.directory, 'src/gql/operations/TravelNotices.ts'))).toBe(true)
  // Beside what they touch: random bookings on a device.
  const files = [...new Set(blocks.map(({ file }) => file)), 'test/domain/booking/stored/storedDraft.test.ts']
  const gate = await runIn(copy.directory, ['npm', 'run', 'check', '--', ...files])
  expect(gate.exitCode, gate.output).toBe(0)
  const told = [...gate.stdout.matchAll(/^ {2}(\S.*?) +[\d.]+ s$/gm)].map(([, part]) => part)
  expect(told.toSorted()).toEqual(PARTS.toSorted())
})
