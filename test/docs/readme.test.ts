import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { environmentShape } from '#server/config/environment.ts'

const read = (file: string) => readFileSync(file, 'utf8')
const readme = read('README.md')

interface Overrides {
  readonly [name: string]: string | Overrides
}

const { scripts, dependencies, devDependencies, overrides } = JSON.parse(read('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
  readonly overrides: Overrides
}
const packages = { ...dependencies, ...devDependencies }

/** The parts of the first cells of all tables, which stand apart by commas. */
function namesIn(page: string): readonly string[] {
  return [...page.matchAll(/^\| (.+?) \|/gm)].flatMap(([, cell = '']) => cell.replaceAll(/[\\`]/g, '').split(', '))
}

/** The part of a page from one heading to the next of the same rank. */
function sectionOf(page: string, heading: string): string {
  const [, section = ''] = new RegExp(`\\n${heading}\\n([^]*?)(?=\\n## |$)`).exec(page) ?? []
  return section
}

test('the README fits on three screens and begins with the two commands', () => {
  expect(readme.split('\n').length).toBeLessThanOrEqual(110)
  const [first, second] = [...readme.matchAll(/^npm ci && npm (\w+)/gm)].map(([, name]) => name)
  expect([first, second]).toEqual(['start', 'test'])
  expect(readme.split('\n').findIndex((line) => line.startsWith('npm ci && npm test'))).toBeLessThan(20)
})

test('the README names every folder of src', () => {
  const told = namesIn(readme)
  expect(
    readdirSync('src')
      .map((folder) => `src/${folder}`)
      .filter((folder) => !told.includes(folder)),
  ).toEqual([])
})

test('the reference of commands has every script and no other', () => {
  const told = namesIn(read('docs/reference/commands.md')).flatMap(
    (cell) => /^npm (?:run )?(\S+)$/.exec(cell)?.[1] ?? [],
  )
  expect(told.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('every script is a Node program or a tool of node_modules, so that it also runs on Windows', () => {
  const posix = Object.entries(scripts).filter(([, line]) => {
    // npm signals its shell alone: where signals count, a POSIX shell becomes the program.
    const program = /^exec (.+) \|\| \1$/.exec(line)?.[1] ?? line
    return /^\w+=|\bexec\b|[;$`]|(^|\s)(sh|bash|rm|cp|mv|sed)\s/.test(program)
  })
  expect(posix).toEqual([])
})

test('the reference of variables has every setting of the host', () => {
  const told = [...namesIn(read('docs/reference/environment.md')), 'NODE_ENV']
  expect(Object.keys(environmentShape.fields).filter((name) => !told.includes(name))).toEqual([])
})

test('every package has its reason, types of others aside, and no other package has one', () => {
  const [reasons = ''] = read('docs/reference/dependencies.md').split('\n## Pinned versions')
  const told = namesIn(reasons).filter((name) => !['package', '---', '@types/*'].includes(name))
  const own = Object.keys(packages).filter((name) => !name.startsWith('@types/'))
  expect(told.toSorted()).toEqual(own.toSorted())
})

test('every pinned version and every override has its reason', () => {
  const section = sectionOf(read('docs/reference/dependencies.md'), '## Pinned versions and overrides')
  const told = namesIn(section).filter((name) => !['pin', 'override', '---'].includes(name))
  const pinned = Object.entries(packages).flatMap(([name, version]) => (/^[\d~]/.test(version) ? [name] : []))
  expect(told.toSorted()).toEqual([...pinned, ...Object.keys(overrides)].toSorted())
})

test('every file the README and the documents lead to is there', () => {
  const inFolders = ['decisions', 'guides', 'reference', 'rules'].flatMap((folder) =>
    readdirSync(`docs/${folder}`).map((file) => `docs/${folder}/${file}`),
  )
  const pages = [
    ...readdirSync('.').filter((file) => file.endsWith('.md')),
    ...readdirSync('docs').flatMap((file) => (file.endsWith('.md') ? [`docs/${file}`] : [])),
    ...inFolders,
  ]
  const broken = pages.flatMap((page) =>
    [...read(page).matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => new URL(target, `file:///${page}`).pathname.slice(1))
      .filter((target) => !existsSync(target))
      .map((target) => `${page} → ${target}`),
  )
  expect(broken).toEqual([])
})

const decisions = readdirSync('docs/decisions').filter((file) => file !== 'README.md')

test('every decision has a number of its own', () => {
  const numbers = decisions.map((file) => file.slice(0, 2))
  expect(numbers).toEqual(numbers.map((_, index) => String(index + 1).padStart(2, '0')))
})

test.each(decisions)('decision %s has a date, a status, alternatives and consequences', (file) => {
  const text = read(`docs/decisions/${file}`)
  expect(text).toMatch(/^# \d\d .+\n\n- Date: \d{4}-\d\d-\d\d\n- Status: (accepted|superseded by \d\d)\n/)
  expect([...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title)).toEqual([
    'Context',
    'Decision',
    'Alternatives',
    'Consequences',
  ])
})

test('the index of decisions has each with its title, date and status', () => {
  const index = read('docs/decisions/README.md')
  for (const file of decisions) {
    const text = read(`docs/decisions/${file}`)
    const [, no = '', title = ''] = /^# (\d\d) (.+)$/m.exec(text) ?? []
    const [, date = ''] = /^- Date: (.+)$/m.exec(text) ?? []
    const [, status = ''] = /^- Status: (.+)$/m.exec(text) ?? []
    expect(index).toContain(`| ${no} | [${title}](${file}) | ${date} | ${status} |\n`)
  }
})

test('every name of code in the glossary of technical terms is one of the project', () => {
  const rows =
    sectionOf(read('docs/glossary.md'), '## Technical terms')
      .match(/^\| .+ \|$/gm)
      ?.slice(2) ?? []
  const names = rows.flatMap((row) =>
    [...(row.split('|').at(-2) ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
  )
  expect(names.length).toBeGreaterThan(30)
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|mjs)$/.test(file))
    .map((file) => read(`src/${file}`))
    .join('\n')
  const isThere = (name: string) => (name.includes('/') ? existsSync(name) : new RegExp(`\\b${name}\\b`).test(sources))
  expect(names.filter((name) => !isThere(name))).toEqual([])
})
