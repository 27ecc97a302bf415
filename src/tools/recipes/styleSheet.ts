import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { compileModule, type Naming } from './compile.ts'
import { mayHoldRecipes } from './findRecipes.ts'
import { globalRules } from './rules.ts'

export interface StyleSheet {
  readonly css: string
  /** The modules it was made of, in the order of their rules: paths from the root. */
  readonly files: readonly string[]
}

/**
 * The rules of all recipes below a folder as one style sheet, primitives first, so that a feature that puts its class
 * beside theirs has the last word.
 * @throws {StyleError} for what cannot be told before anything runs
 * @throws {Error} where one class name would stand for two rules
 */
export function styleSheet(root: string, folder: string, naming: Naming): StyleSheet {
  const files = recipeFiles(root, folder)
  const rules = new Map<string, string>()
  for (const file of files) {
    for (const [name, declarations] of compileModule(file, readFileSync(join(root, file), 'utf8'), naming)?.rules ??
      []) {
      if ((rules.get(name) ?? declarations) !== declarations) throw new Error(`${file}: two rules are named ${name}`)
      rules.set(name, declarations)
    }
  }
  const texts = [...rules].map(([name, declarations]) => `.${name}{${declarations}}`)
  return { css: `${globalRules()}\n@layer recipes{\n${texts.join('\n')}\n}\n`, files }
}

function recipeFiles(root: string, folder: string): readonly string[] {
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((file) => mayHoldRecipes(readFileSync(join(root, file), 'utf8')))
  return [...files.filter(isPrimitive).sort(), ...files.filter((file) => !isPrimitive(file)).sort()]
}

function isPrimitive(file: string): boolean {
  return file.includes('/ui/')
}
