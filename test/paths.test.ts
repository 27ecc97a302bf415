import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { expect, test } from 'vitest'
import { blocksOf, guideNames } from '#test/support/docs/guides.ts'

const ROOTS = ['src', 'test', 'docs', 'operations', 'deploy']

/** Folders of `src`, whose modules are also named from there: `domain/money.ts`, `#web/…`. */
const FOLDERS_OF_SRC = readdirSync('src')

/** Written by operators, and never committed. */
const UNCOMMITTED = ['deploy/.env']

function pathsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    join(folder, path.replaceAll('\\', '/')),
  )
}

const paths = new Set([...readdirSync('.'), ...ROOTS.flatMap(pathsIn)])

/** How a path is written, with what a pattern of files consists of. */
const CHARACTERS = String.raw`(?:[\w./@+*-]|\{[\w.,*-]+\})`

/** No part of a longer path, address or package. */
const BEFORE = String.raw`(?<![\w/@+*}-]|[\w/*]\.)(?:\.{0,2}/)?`

const FROM_ROOT = new RegExp(`${BEFORE}((?:${ROOTS.join('|')})/${CHARACTERS}+)`, 'g')
const FROM_SRC = new RegExp(
  String.raw`${BEFORE}#?((?:${FOLDERS_OF_SRC.join('|')})/${CHARACTERS}+\.(?:tsx?|mjs|css|graphql|json))\b`,
  'g',
)

/** A module named alone, where the text has told its folder before. */
const ALONE = /`([\w.-]+\.(?:tsx?|mjs))`/g

/** The files, folders and patterns of files that a text names. */
function namesIn(text: string): readonly string[] {
  const fromRoot = [...text.matchAll(FROM_ROOT)].map(([, name = '']) => name)
  const fromSrc = [...text.matchAll(FROM_SRC)].map(([, name = '']) => `src/${name}`)
  const alone = [...text.matchAll(ALONE)].map(([, name = '']) => `**/${name}`)
  return [...fromRoot, ...fromSrc, ...alone].map((name) => name.replace(/[./]+$/, ''))
}

/** `a/{b,c}.ts` is `a/b.ts` and `a/c.ts`. */
function alternatives(name: string): readonly string[] {
  const [whole, choices] = /\{([^}]*)\}/.exec(name) ?? []
  if (whole === undefined || choices === undefined) return [name]
  return choices.split(',').flatMap((choice) => alternatives(name.replace(whole, choice)))
}

function isThere(name: string): boolean {
  if (!name.includes('*')) return paths.has(name)
  const escaped = name.replaceAll(/[.+]/g, String.raw`\$&`)
  const pattern = escaped.replaceAll(/\*\*\/|\*\*|\*/g, (star) =>
    star === '**/' ? '(?:.*/)?' : star === '**' ? '.*' : '[^/]*',
  )
  const isMatching = new RegExp(`^${pattern}$`)
  return [...paths].some((path) => isMatching.test(path))
}

/** Each alternative has to be there, but of `root.{ts,tsx}` one. */
function isFound(name: string): boolean {
  const [, base = '', endings = ''] = /^(.*?)(\.\{[^}]*\})?$/.exec(name) ?? []
  return alternatives(base).every((each) => alternatives(each + endings).some(isThere))
}

/** The names in a text, of which nothing in the project is called so. */
function missingIn(text: string): readonly string[] {
  return namesIn(text).filter((name) => !isFound(name) && !UNCOMMITTED.includes(name))
}

const pages = [...readdirSync('.'), ...pathsIn('docs')].filter(
  (file) => file.endsWith('.md') && !file.startsWith('docs/guides/'),
)

/** A setting for a file that is gone has no effect, and no tool complains. */
const configuration = [
  ...readdirSync('.').filter((file) => /\.(json|js|ts)$/.test(file) && file !== 'package-lock.json'),
  '.gitattributes',
  '.prettierignore',
  '.ci/run',
  'src/tools/lint/boundaries.mjs',
  ...readdirSync('.github/workflows').map((file) => `.github/workflows/${file}`),
  ...['Containerfile', 'compose.yaml', 'nginx/site.conf'].map((file) => `deploy/${file}`),
  ...['prometheus', 'rules'].map((file) => `deploy/prometheus/${file}.yml`),
]

test.each([...pages, ...configuration])('%s names only files and folders that are there', (file) => {
  expect(missingIn(readFileSync(file, 'utf8'))).toEqual([])
})

test.each(guideNames())('%s names only files that are there or that it makes', (guide) => {
  const made = blocksOf(guide).flatMap(({ language, file }) => (language === 'diff' ? [] : [file]))
  const generated = made.map((file) => `src/gql/${file.replace(/\.graphql$/, '.ts')}`)
  const missing = missingIn(readFileSync(`docs/guides/${guide}`, 'utf8'))
  expect(missing.filter((name) => !made.includes(name) && !generated.includes(name))).toEqual([])
})

test.each([
  ['a file', 'see `src/gone.ts`.', ['src/gone.ts']],
  ['a folder', 'lies in test/gone/.', ['test/gone']],
  ['a module named from src', 'over "#domain/gone.ts" and `web/gone.tsx`', ['src/domain/gone.ts', 'src/web/gone.tsx']],
  ['a module named alone', 'and `gone.ts` beside it', ['**/gone.ts']],
  ['one of several', '"test/{paths,gone}.test.ts"', ['test/{paths,gone}.test.ts']],
  ['a pattern that finds nothing', "'!src/gone/**'", ['src/gone/**']],
])('%s that is gone is missed', (_what, text, missing) => {
  expect(missingIn(text)).toEqual(missing)
})

test.each([
  ['a file and its heading', 'docs/runbook.md#notready'],
  ['a line of code', 'src/domain/money.ts:12'],
  ['a pattern that finds files', '["src/**/*.{ts,tsx,mjs}", "./src/web/{root,routes}.{ts,tsx}", "#domain/*"]'],
  ['a module or configuration named alone', '`money.ts`, `vite.config.ts`'],
  ['a page elsewhere', 'https://example.org/docs/gone and node_modules/tool/src/gone.ts'],
])('%s is found', (_what, text) => {
  expect(missingIn(text)).toEqual([])
})
