import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { definitionAt } from './constantValue.ts'
import { findRecipes, CHAKRA_MODULE, type FoundRecipe } from './findRecipes.ts'
import { StyleError } from './styleError.ts'
import { combinationsOf, objectIn } from './rules.ts'
import { layerOf } from './sheet.ts'
import { readModule, type Module } from './syntax.ts'
import { wrongStyle } from './wrongStyle.ts'

/** The module that replaces `CHAKRA_MODULE` in compiled code. */
const RUNTIME_MODULE = '#web/theme/recipeRuntime.ts'

export interface CompiledModule {
  /** The module with class names in place of recipes; every line stays where it was. */
  readonly code: string
  /** Rules by class name. */
  readonly rules: ReadonlyMap<string, string>
}

/** Class names that name their module and constant, for development, or short ones. */
export type Naming = 'readable' | 'short'

/**
 * Turns the recipes of a module into classes and the rules of these; null where it has none.
 * @param file path from the root of the project, which constants of other modules are found from
 * @throws {StyleError} for a style that cannot be evaluated at build time
 */
export function compileModule(file: string, code: string, naming: Naming): CompiledModule | null {
  if (!code.includes(CHAKRA_MODULE)) return null
  const module = readModule(file, code)
  const found = findRecipes(module)
  if (found === null) return null
  const rules = new Map<string, string>()
  const edits = [{ ...found.chakraImport, text: `'${RUNTIME_MODULE}'` }]
  for (const recipe of found.recipes) {
    refuseWrongStyle(recipe, module)
    const classes = classesOf(recipe, module, naming)
    for (const { name, declarations } of classes) if (declarations !== '') rules.set(name, declarations)
    edits.push({ ...recipe, text: compiledText(recipe, classes) })
  }
  return { code: withEdits(code, edits), rules }
}

function refuseWrongStyle({ name, recipe, node }: FoundRecipe, module: Module) {
  const wrong = wrongStyle(recipe)
  if (wrong === null) return
  const definition = definitionAt({ node, module }, wrong.path)
  throw new StyleError(definition.module.file, definition.node, `${name}: ${wrong.reason}`)
}

interface ClassOfChoice {
  /** Options in the order of the variants, divided by commas. */
  readonly key: string
  readonly name: string
  readonly declarations: string
}

function classesOf(found: FoundRecipe, module: Module, naming: Naming): readonly ClassOfChoice[] {
  try {
    return combinationsOf(found.recipe).map(({ choice, declarations }) => ({
      key: Object.values(choice).join(),
      name:
        declarations === ''
          ? ''
          : naming === 'short'
            ? shortName(module.file, declarations)
            : readableName(module.file, found.name, choice),
      declarations,
    }))
  } catch (error) {
    throw new StyleError(
      module.file,
      found.node,
      `${found.name}: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Equal rules of a layer have one name, also of different modules, and a changed rule is never found in an old cache. */
function shortName(file: string, declarations: string): string {
  return `s${createHash('sha256').update(layerOf(file)).update(declarations).digest('hex').slice(0, 7)}`
}

function readableName(file: string, name: string, choice: Readonly<Record<string, string>>): string {
  const module = basename(file).replace(/\..*$/, '')
  const chosen = Object.entries(choice).flatMap(([variant, option]) =>
    option === '' ? [] : [`--${variant}-${option}`],
  )
  return [module === name ? name : `${module}-${name}`, ...chosen].join('').replaceAll(/[^\w-]/g, '_')
}

function compiledText({ recipe }: FoundRecipe, classes: readonly ClassOfChoice[]): string {
  const variants = Object.keys(objectIn(recipe, 'variants'))
  if (variants.length === 0) return JSON.stringify(classes[0]?.name ?? '')
  return JSON.stringify({
    variants,
    defaults: objectIn(recipe, 'defaultVariants'),
    classes: Object.fromEntries(classes.map(({ key, name }) => [key, name])),
  })
}

interface Edit {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** Puts texts in place of others and keeps the number of lines, so that errors and maps still name the right one. */
function withEdits(code: string, edits: readonly Edit[]): string {
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: own }) => {
      const lines = text.slice(start, end).split('\n').length - 1
      return text.slice(0, start) + own + '\n'.repeat(lines) + text.slice(end)
    }, code)
}
