import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cwd } from 'node:process'

/** What is installed, made or recorded, and no source. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', '.data', '.backup', '.git', '.env', '.stryker-tmp'])

/** Caches of tools, beside the packages. */
const KEPT = new Set(['.cache', '.vite', '.vite-temp', '.vitest'])

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

/** The packages that are installed here. What is kept beside them is the copy's own: it is about other sources. */
function installInto(directory: string): void {
  const [here, there] = [join(cwd(), 'node_modules'), join(directory, 'node_modules')]
  mkdirSync(there)
  for (const entry of readdirSync(here).filter((name) => !KEPT.has(name)))
    symlinkSync(join(here, entry), join(there, entry))
  if (existsSync(join(here, '.cache'))) cpSync(join(here, '.cache'), join(there, '.cache'), { recursive: true })
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
  const directory = realpathSync(mkdtempSync(join(tmpdir(), 'recipe-')))
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
