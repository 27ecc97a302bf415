import { describe, expect, test } from 'vitest'
import { decisions } from '#test/specification/decisions.ts'
import { headings, paragraphNumbers } from '#test/specification/headings.ts'
import { later } from '#test/specification/later.ts'
import { section1 } from '#test/specification/section1.ts'
import { section2 } from '#test/specification/section2.ts'
import { section3 } from '#test/specification/section3.ts'
import { section4 } from '#test/specification/section4.ts'
import { section5 } from '#test/specification/section5.ts'
import { section6 } from '#test/specification/section6.ts'
import { section7 } from '#test/specification/section7.ts'
import { section8 } from '#test/specification/section8.ts'
import { section9 } from '#test/specification/section9.ts'
import { STEP, titlesIn, titlesOfFile } from '#test/specification/titles.ts'

const paragraphs = [section1, section2, section3, section4, section5, section6, section7, section8, section9].flat()
const rows = [...paragraphs, ...decisions]
/** How many paragraphs and decisions are not wholly kept yet. It goes down with each that is, and never up. */
const STILL_LATER = 0

const titlesByFile = new Map<string, readonly string[] | null>()

function titlesOf(file: string): readonly string[] | null {
  const known = titlesByFile.get(file)
  const titles = known === undefined ? titlesOfFile(file) : known
  titlesByFile.set(file, titles)
  return titles
}

/** What is wrong with the name of a test; null when it names one. */
function problemOf(name: string): string | null {
  const [file = '', ...path] = name.split(STEP)
  const titles = titlesOf(file)
  const wanted = path.join(STEP)
  if (titles === null) return 'no such file'
  const found = titles.filter((title) => title === wanted || title.endsWith(STEP + wanted))
  return found.length === 1 ? null : found.length === 0 ? 'no such test' : 'several tests of this title'
}

describe('the tables of the specification', () => {
  test('name each paragraph of the nine sections once, in their order', () => {
    expect(paragraphs.map(([number]) => number)).toEqual(paragraphNumbers())
    expect(Object.keys(headings)).toHaveLength(77)
    expect(paragraphs).toHaveLength(421)
  })

  test('name each of the decisions once', () => {
    expect(new Set(decisions.map(([name]) => name)).size).toBe(30)
    expect(decisions).toHaveLength(30)
  })

  test('have a test for each that is not left for later', () => {
    expect(
      rows.filter(([number, , ...tests]) => tests.length === 0 && !later.has(number)).map(([number]) => number),
    ).toEqual([])
  })

  test('name tests there are, each by a title no other test of its file bears', () => {
    const problems = rows.flatMap(([number, , ...tests]) =>
      tests.flatMap((name) => (problemOf(name) === null ? [] : [`${number} ${problemOf(name) ?? ''}: ${name}`])),
    )
    expect(problems).toEqual([])
  })

  test('leave ever less for later, always with a reason', () => {
    expect([...later.keys()].filter((number) => !rows.some(([other]) => other === number))).toEqual([])
    expect([...later.values()].every((reason) => reason.length > 0)).toBe(true)
    expect(later.size).toBe(STILL_LATER)
  })
})

describe('titles of tests', () => {
  test('stand below their groups, and cases of a table under their own names', () => {
    const source = `
      describe('money', () => {
        test('adds up', () => {})
        test.each([['one', 1], ['two', 2]] as const)('%s is read', () => {})
        test.each([{ of: 'x' }])('$of is written', () => {})
      })
      describe.each(['SQLite'])('on %s', () => { test.skipIf(false)('keeps', () => {}) })`
    expect(titlesIn(source)).toEqual([
      ...['money', 'money › adds up', 'money › %s is read', 'money › one is read', 'money › two is read'],
      ...['money › $of is written', 'on %s', 'on SQLite', 'on %s › keeps'],
    ])
  })

  test('are none of what does not run, nor of what is no test', () => {
    expect(
      titlesIn(
        `test.skip('a', () => {}); describe.skip('b', () => { test('c', () => {}) }); test.todo('d'); run('e', () => {})`,
      ),
    ).toEqual([])
  })
})
