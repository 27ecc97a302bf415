import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cwd } from 'node:process'

const FOLDER = 'docs/guides'

/** One fenced block of a guide that is about a file. */
export interface Block {
  /** Guide and place, for messages: `add-a-step.md, block 3 (src/web/routes.ts)`. */
  readonly name: string
  /** First word behind the fence: `diff` changes a file, any other language is the whole of a new one. */
  readonly language: string
  /** Path of the file inside the project. */
  readonly file: string
  readonly text: string
}

const FENCE = /^```(\w+)(?: +(\S+))?\n(.*?)^```$/gms

/** Names of all guides. */
export function guideNames(): readonly string[] {
  return readdirSync(FOLDER).filter((name) => name.endsWith('.md'))
}

/** The blocks of a guide that name a file, in their order. */
export function blocksOf(guide: string): readonly Block[] {
  const text = readFileSync(join(FOLDER, guide), 'utf8')
  const named = [...text.matchAll(FENCE)].filter(([, , file]) => file !== undefined)
  return named.map(([, language = '', file = '', body = ''], index) => ({
    language,
    file,
    text: body,
    name: `${guide}, block ${String(index + 1)} (${file})`,
  }))
}

/**
 * The text of one block.
 * @throws where the guide has no such block.
 */
export function blockText(guide: string, file: string): string {
  const block = blocksOf(guide).find((found) => found.file === file)
  if (block === undefined) throw new Error(`${guide} has no block for ${file}`)
  return block.text
}

/** Text of a guide outside of its code blocks. */
export function proseOf(guide: string): string {
  return readFileSync(join(FOLDER, guide), 'utf8').replaceAll(FENCE, '')
}

/** The commands a guide tells to type, one a line, without what is said about them. */
export function commandsOf(guide: string): readonly string[] {
  const text = readFileSync(join(FOLDER, guide), 'utf8')
  const shells = [...text.matchAll(FENCE)].filter(([, language, file]) => language === 'sh' && file === undefined)
  return shells
    .flatMap(([, , , body = '']) => body.split('\n'))
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((line) => line !== '')
}

/** Settings of a block, one `NAME=value` a line; what is said beside them is left out. */
export function settingsIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/^(?:Environment=)?([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value.trim()]),
  )
}

/**
 * Does in a copy of the project what a block says.
 * @throws naming guide and block where it does not apply.
 */
export function carryOut({ name, language, file, text }: Block, project: string): void {
  const path = join(project, file)
  if (language !== 'diff') {
    if (existsSync(path)) throw new Error(`${name}: the file is there already`)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    return
  }
  if (!existsSync(path)) throw new Error(`${name}: there is no such file`)
  const changed = changesIn(text).reduce((before, change) => replaced(before, change, name), readFileSync(path, 'utf8'))
  writeFileSync(path, changed)
}

interface Change {
  readonly before: string
  readonly after: string
}

/** The changes of a diff, which stand apart by `@@`. Lines without a sign are the surroundings. */
function changesIn(diff: string): readonly Change[] {
  return diff.split(/^@@.*\n/m).map((hunk) => {
    const lines = hunk.replace(/\n$/, '').split('\n')
    return { before: side(lines, '+'), after: side(lines, '-') }
  })
}

function side(lines: readonly string[], left: '+' | '-'): string {
  return lines
    .filter((line) => !line.startsWith(left))
    .map((line) => `${line.slice(1)}\n`)
    .join('')
}

function replaced(text: string, { before, after }: Change, name: string): string {
  const parts = `\n${text}`.split(`\n${before}`)
  if (parts.length !== 2) {
    const times = parts.length === 1 ? 'are not in the file' : `stand in the file ${String(parts.length - 1)} times`
    throw new Error(`${name}: these lines ${times}\n${before}`)
  }
  return parts.join(`\n${after}`).slice(1)
}

/** Folders and files that are installed, generated or stored, not source. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', '.data', '.backup', '.git', '.env', '.stryker-tmp'])

/** A kind of link that Windows lets everybody make; other systems know one kind only. */
const LINK = 'junction'

/** Caches of tools, beside the packages. */
const CACHES = new Set(['.cache', '.vite', '.vite-temp', '.vitest'])

/** A folder that can be worked on and thrown away. */
export interface ProjectCopy {
  readonly directory: string
  readonly remove: () => void
  /** Makes files and folders again what they are here. */
  readonly restore: (paths: readonly string[]) => void
}

/** The whole project as it stands, with the installed packages. */
export function copyProject(): ProjectCopy {
  const copy = emptyCopy()
  for (const entry of readdirSync(cwd()).filter((name) => !LEFT_OUT.has(name))) {
    cpSync(join(cwd(), entry), join(copy.directory, entry), { recursive: true })
  }
  installInto(copy.directory)
  return copy
}

/** Links the installed packages; caches of tools are about these sources, so that the copy gets its own. */
function installInto(directory: string): void {
  const [here, there] = [join(cwd(), 'node_modules'), join(directory, 'node_modules')]
  mkdirSync(there)
  for (const entry of readdirSync(here, { withFileTypes: true }).filter(({ name }) => !CACHES.has(name))) {
    const [from, to] = [join(here, entry.name), join(there, entry.name)]
    if (entry.isFile()) cpSync(from, to)
    else symlinkSync(from, to, LINK)
  }
  if (existsSync(join(here, '.cache'))) cpSync(join(here, '.cache'), join(there, '.cache'), { recursive: true })
}

/** Leaves what `npm ci --omit=dev` leaves, and no program of a package. */
export function removeDevelopmentPackages(directory: string): void {
  const lock = JSON.parse(readFileSync(join(directory, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>
  }
  for (const [path, { dev = false }] of Object.entries(lock.packages))
    // Folders of scopes are links to all of a scope.
    if (dev && /^node_modules\/[^@/]+$/.test(path)) rmSync(join(directory, path), { force: true })
  rmSync(join(directory, 'node_modules/.bin'), { force: true })
}

/** Single files of the project, as far as they are there. */
export function copyFiles(files: readonly string[]): ProjectCopy {
  const copy = emptyCopy()
  for (const file of files.filter((path) => existsSync(path))) {
    mkdirSync(dirname(join(copy.directory, file)), { recursive: true })
    cpSync(file, join(copy.directory, file))
  }
  return copy
}

function emptyCopy(): ProjectCopy {
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'guide-')))
  return {
    directory,
    remove: () => rmSync(directory, { recursive: true, force: true }),
    restore: (paths) => {
      for (const path of paths) {
        rmSync(join(directory, path), { recursive: true, force: true })
        if (existsSync(path)) cpSync(path, join(directory, path), { recursive: true })
      }
    },
  }
}
