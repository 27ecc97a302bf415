import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { carryOut } from '#test/support/docs/carryOut.ts'
import { copyFiles, copyProject, type ProjectCopy } from '#test/support/docs/projectCopy.ts'
import { blocksOf, proseOf } from '#test/support/docs/recipe.ts'
import { runIn, type Outcome } from '#test/support/docs/runIn.ts'

/** The recipes that change the program. None may rest on another. */
const RECIPES = ['add-a-field-to-a-step.md', 'add-a-step.md', 'add-an-operation.md']

test.each(RECIPES)('%s applies to the project as it is', (recipe) => {
  const blocks = blocksOf(recipe)
  const copy = copyFiles(blocks.map(({ file }) => file))
  onTestFinished(copy.remove)
  for (const block of blocks) carryOut(block, copy.directory)
  expect(blocks.length).toBeGreaterThan(5)
})

test.each(RECIPES)('%s names the file of each block in words, for the fence does not show it', (recipe) => {
  const prose = proseOf(recipe)
  expect(blocksOf(recipe).map(({ file }) => file).filter((file) => !prose.includes(`\`${file}\``))).toEqual([])
})

test('a recipe that does not apply any more is named, with the block and what it looked for', () => {
  const file = 'src/domain/booking/draft.ts'
  const copy = copyFiles([file])
  onTestFinished(copy.remove)
  const block = { name: `add-a-field-to-a-step.md, block 2 (${file})`, language: 'diff', file }
  const said = (text: string) => () => carryOut({ ...block, text }, copy.directory)
  expect(said('   readonly gone: string\n+new\n')).toThrow(`${block.name}: these lines are not in the file\n  readonly gone: string`)
  expect(said(' }\n+new\n')).toThrow(/: these lines stand in the file \d+ times\n}/)
  expect(said('   readonly travelDocuments: TravelDocuments\n+new\n')).not.toThrow()
  expect(() => carryOut({ ...block, language: 'ts', text: '' }, copy.directory)).toThrow('the file is there already')
})

/*
 * One copy takes all of them, and the parts of the gate that would notice: codegen, types, lint of what was touched, and
 * the tests that were touched or added. Reading the sources is what takes the time, and it is done once.
 */
describe('with all of them carried out', () => {
  const BLOCKS = RECIPES.flatMap(blocksOf)
  const touched = [...new Set(BLOCKS.map(({ file }) => file))]
  let copy: ProjectCopy
  let codegen: Outcome
  let typesAndLint: Outcome
  let tests: Outcome

  beforeAll(async () => {
    copy = copyProject()
    for (const block of BLOCKS) carryOut(block, copy.directory)
    codegen = await runIn(copy.directory, ['npm', 'run', 'codegen'])
    ;[typesAndLint, tests] = await Promise.all([
      runIn(copy.directory, ['node', '--import', 'tsx', 'test/support/docs/typesAndLint.ts', ...touched]),
      runIn(copy.directory, ['node', 'node_modules/vitest/vitest.mjs', 'run', '--project', 'unit', ...testsToRun()]),
    ])
  })
  afterAll(() => copy.remove())

  /** Beside their own: random bookings on a device, and the tables that name tests by their titles. */
  function testsToRun(): readonly string[] {
    const own = touched.filter((file) => /\.test\.tsx?$/.test(file) && !file.startsWith('test/browser/'))
    return [...own, 'test/domain/booking/storedDraft.test.ts', 'test/specification.test.ts']
  }

  test('the types are made anew with what the recipes ask for', () => {
    expect(codegen.exitCode, codegen.output).toBe(0)
    expect(existsSync(join(copy.directory, 'src/gql/operations/TravelNotices.ts'))).toBe(true)
  })

  test('with the recipes carried out the project has no wrong type, and nothing that lint minds', () => {
    expect(typesAndLint.output).toBe('')
  })

  test('the tests the recipes add or change pass', () => {
    expect(tests.exitCode, tests.output).toBe(0)
  })
})
