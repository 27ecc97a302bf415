import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentShape } from '#server/config/environment.ts'

const readme = readFileSync('README.md', 'utf8')
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

/** Names of code in the README, with `*` for the rest of a name. */
const names = [...readme.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)

test('the README tells every script', () => {
  const told = (script: string) => new RegExp(`npm (?:run )?${script}\\b`).test(readme) || names.includes(script)
  expect(Object.keys(scripts).filter((script) => !told(script))).toEqual([])
})

test('the README tells every setting of the host', () => {
  expect(Object.keys(environmentShape.fields).filter((name) => !readme.includes(name))).toEqual([])
})

test('the README tells every folder of src', () => {
  const folders = readdirSync('src').map((folder) => `src/${folder}`)
  expect(folders.filter((folder) => !names.includes(folder))).toEqual([])
})

test('the README gives a reason for every package, types of others and plugins of the linter aside', () => {
  const [, table = ''] = /## What it is built on[^\n]*\n([\s\S]*?)(?=\n## |$)/.exec(readme) ?? []
  const reasons = [...table.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) =>
    cell.replaceAll('\\', '').split(', '),
  )
  const isTold = (name: string) =>
    reasons.some((told) => (told.endsWith('*') ? name.startsWith(told.slice(0, -1)) : told === name))
  const own = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !/^@types\/|eslint/.test(name))
  expect(own.filter((name) => !isTold(name))).toEqual([])
})

test('every file the README and the documents lead to is there', () => {
  const pages = [
    'README.md',
    'docs/architecture.md',
    'docs/terms.md',
    ...['decisions', 'recipes', 'rules'].flatMap((folder) =>
      readdirSync(`docs/${folder}`).map((file) => `docs/${folder}/${file}`),
    ),
  ]
  const broken = pages.flatMap((page) =>
    [...readFileSync(page, 'utf8').matchAll(/\]\(([^)#:]+)\)/g)]
      .map(([, target = '']) => new URL(target, `file:///${page}`).pathname.slice(1))
      .filter((target) => !existsSync(target))
      .map((target) => `${page} → ${target}`),
  )
  expect(broken).toEqual([])
})

test('every decision has a number of its own', () => {
  const numbers = readdirSync('docs/decisions').map((file) => file.slice(0, 2))
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')))
})
