import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { cwd } from 'node:process'

/** What is installed, made or recorded, and no source. */
const LEFT_OUT = new Set(['node_modules', 'build', 'coverage', '.data', '.git', '.env', '.stryker-tmp'])

/** A folder that can be worked on and thrown away. */
export interface ProjectCopy {
  readonly directory: string
  readonly remove: () => void
}

/** The whole project as it stands, with the installed packages. */
export function copyProject(): ProjectCopy {
  const copy = emptyCopy()
  for (const entry of readdirSync(cwd()).filter((name) => !LEFT_OUT.has(name))) {
    cpSync(join(cwd(), entry), join(copy.directory, entry), { recursive: true })
  }
  symlinkSync(join(cwd(), 'node_modules'), join(copy.directory, 'node_modules'))
  return copy
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
  return { directory, remove: () => rmSync(directory, { recursive: true, force: true }) }
}
