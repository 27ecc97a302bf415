import { types } from '@babel/core'
import { constantValues, type Values } from './constantValue.ts'
import { StyleError } from './styleError.ts'
import type { Module, Node } from './syntax.ts'

/** The module components import `chakra` from. */
export const CHAKRA_MODULE = '#web/theme/chakra.ts'

export interface FoundRecipe {
  /** The constant that holds the element. */
  readonly name: string
  readonly recipe: Values
  /** Where the recipe stands, also as offsets in the text of the module. */
  readonly node: Node
  readonly start: number
  readonly end: number
}

export interface FoundRecipes {
  /** The import of `chakra`: offsets in the text of the module. */
  readonly chakraImport: { readonly start: number; readonly end: number }
  readonly recipes: readonly FoundRecipe[]
}

/**
 * The recipes of a module; null where it does not import `chakra`.
 * @throws {StyleError} for `chakra` used in any other way than `const Name = chakra('tag', { … })`
 */
export function findRecipes(module: Module): FoundRecipes | null {
  const chakraImport = module.program.body.find(
    (statement) => statement.type === 'ImportDeclaration' && statement.source.value === CHAKRA_MODULE,
  )
  if (chakraImport?.type !== 'ImportDeclaration' || chakraImport.importKind === 'type') return null
  const calls = [...module.constants].filter(([, value]) => isRecipeCall(value))
  const recipes = calls.map(([name, call]) => foundRecipe(name, call, module))
  refuseOtherUses(module, calls.length)
  return { chakraImport: offsetsOf(chakraImport.source), recipes }
}

function isRecipeCall(node: Node): boolean {
  return node.type === 'CallExpression' && isChakra(node.callee)
}

function isChakra(node: Node): boolean {
  return (node.type === 'Identifier' || node.type === 'JSXIdentifier') && node.name === 'chakra'
}

function foundRecipe(name: string, call: Node, module: Module): FoundRecipe {
  const [tag, recipe] = call.type === 'CallExpression' ? call.arguments : []
  if (tag?.type !== 'StringLiteral')
    throw new StyleError(module.file, call, "the first argument is the name of an element, such as 'div'")
  if (recipe === undefined) throw new StyleError(module.file, call, 'without a recipe the plain element does')
  return { name, recipe: constantValues(recipe, module), node: recipe, ...offsetsOf(recipe) }
}

/** A use that is left as it is would only fail in the browser. */
function refuseOtherUses(module: Module, known: number) {
  const uses: Node[] = []
  types.traverseFast(module.program, (node) => {
    if (isChakra(node)) uses.push(node)
  })
  // The import names it twice where no other name is given: as imported and as local.
  const others = uses.filter((node) => !isOfImport(node, module))
  if (others.length === known) return
  const [node = module.program] = others.filter(
    (use) => ![...module.constants.values()].some((call) => call.type === 'CallExpression' && call.callee === use),
  )
  throw new StyleError(
    module.file,
    node,
    "chakra is called once for each constant at the top of a module: const Name = chakra('div', { … })",
  )
}

function isOfImport({ start }: Node, { program }: Module): boolean {
  return program.body.some(
    (statement) => statement.type === 'ImportDeclaration' && isWithin(start, offsetsOf(statement)),
  )
}

function isWithin(
  offset: number | null | undefined,
  { start, end }: { readonly start: number; readonly end: number },
): boolean {
  return typeof offset === 'number' && offset >= start && offset < end
}

function offsetsOf({ start, end }: Node) {
  return { start: start ?? 0, end: end ?? 0 }
}
