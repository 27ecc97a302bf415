import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { blocksOf, carryOut, copyFiles, copyProject, type ProjectCopy, proseOf } from '#test/support/docs/guides.ts'
import { runIn } from '#test/support/docs/runIn.ts'
import { createTypeChecker, type TypeChecker } from '#test/support/docs/typeErrors.ts'
import { GENERATION, partsFor } from '#tools/scripts/parts.mjs'

/** The guides that change the program. None may rest on another. */
const GUIDES = [
  'add-a-field-to-a-step.md',
  'add-a-field-of-each-traveller.md',
  'add-a-step.md',
  'add-a-filter.md',
  'add-an-operation.md',
  'change-a-rule.md',
]

/** The most files a change may touch, as far as a limit is set. */
const MOST_FILES = {
  'add-a-field-to-a-step.md': 8,
  'add-a-field-of-each-traveller.md': 14,
  'change-a-rule.md': 15,
  'add-a-filter.md': 22,
}

/** Output of codegen. */
const GENERATED = ['src/gql', 'src/platform/generated']

test.each(GUIDES)('%s applies to the project as it is', (guide) => {
  const blocks = blocksOf(guide)
  const copy = copyFiles(blocks.map(({ file }) => file))
  onTestFinished(copy.remove)
  for (const block of blocks) carryOut(block, copy.directory)
  expect(blocks.length).toBeGreaterThan(5)
})

test.each(GUIDES)('%s names the file of each block in words, for the fence does not show it', (guide) => {
  const prose = proseOf(guide)
  expect(
    blocksOf(guide)
      .map(({ file }) => file)
      .filter((file) => !prose.includes(`\`${file}\``)),
  ).toEqual([])
})

test.each(Object.entries(MOST_FILES))('%s touches at most %i files', (guide, most) => {
  expect(new Set(blocksOf(guide).map(({ file }) => file)).size).toBeLessThanOrEqual(most)
})

test('a guide that does not apply any more is named, with the block and what it looked for', () => {
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
  let types: TypeChecker
  /** One after the other in the same copy, which is read once. */
  beforeAll(() => {
    copy = copyProject()
    types = createTypeChecker(copy.directory)
  })
  afterAll(() => copy.remove())

  test.each(GUIDES)('%s needs no other: codegen takes it, and what it touches has no wrong type', async (guide) => {
    const blocks = blocksOf(guide)
    for (const block of blocks) carryOut(block, copy.directory)
    const codegen = await runIn(copy.directory, ['npm', 'run', 'codegen'])
    const touched = blocks.map(({ file }) => file)
    expect(codegen.exitCode, codegen.output).toBe(0)
    expect(types.errorsIn(touched)).toEqual([])
    copy.restore([...touched, ...GENERATED])
  })
})

/**
 * Beside the tests that the guides write: those about everything there is, each address and root field too, random
 * bookings on a device, and prices of a page against those of bookings.
 */
const TESTS = [
  'test/conventions.test.ts',
  'test/operations.test.ts',
  'test/rules.test.ts',
  'test/tools/drift/check.test.ts',
  'test/domain/booking/stored/storedDraft.test.ts',
  'test/demo/catalogue/familyPackages.test.ts',
  'test/server/metrics/routeOf.test.ts',
  'test/web/graph/contractCheck.test.ts',
]

test('with all of them carried out the project passes the gate for what they touch', async () => {
  const copy = copyProject()
  onTestFinished(copy.remove)
  const blocks = GUIDES.flatMap(blocksOf)
  for (const block of blocks) carryOut(block, copy.directory)
  const codegen = await runIn(copy.directory, ['npm', 'run', 'codegen'])
  expect(codegen.exitCode, codegen.output).toBe(0)
  expect(existsSync(join(copy.directory, 'src/gql/operations/TravelNotices.ts'))).toBe(true)
  const rules = await runIn(copy.directory, ['npm', 'run', 'rules'])
  expect(rules.exitCode, rules.output).toBe(0)
  const files = [...new Set(blocks.map(({ file }) => file))]
  const tests = [...files.filter((file) => /\.test\.tsx?$/.test(file)), ...TESTS]
  // All other tests that import what is touched are part of the gate that runs this one.
  const ownTests = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...tests]
  const parts = [...GENERATION, ...partsFor(files)].map(([name, script, parameters]) =>
    name === 'tests' ? ownTests : [script, ...parameters],
  )
  for (const part of parts) {
    const { exitCode, output } = await runIn(copy.directory, ['node', ...part])
    expect(exitCode, output).toBe(0)
  }
})
