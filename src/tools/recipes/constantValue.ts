import { RecipeError } from './recipeError.ts'
import { importedModule, type Expression, type Module, type Node } from './syntax.ts'

export interface Values {
  readonly [name: string]: Value
}
type Value = string | number | boolean | null | undefined | readonly Value[] | Values

/**
 * What an expression is worth before anything runs: literals, objects of them, and constants of this or another module
 * of ours that are made of such.
 * @throws {RecipeError} naming the first part that only running could tell
 */
function constantValue(node: Node, module: Module): Value {
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value
    case 'NullLiteral':
      return null
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return constantValue(node.expression, module)
    case 'TemplateLiteral':
      return node.quasis
        .map(({ value }, place) => `${value.cooked ?? ''}${textOf(node.expressions[place], module)}`)
        .join('')
    case 'UnaryExpression':
      return negative(node, constantValue(node.argument, module), module)
    case 'ArrayExpression':
      return node.elements.map((element) => (element === null ? null : constantValue(element, module)))
    case 'ObjectExpression':
      return node.properties.reduce<Values>((values, property) => ({ ...values, ...partOf(property, module) }), {})
    case 'MemberExpression':
      return memberOf(node, module)
    case 'Identifier':
      return node.name === 'undefined' ? undefined : namedValue(node, node.name, module)
    default:
      throw new RecipeError(module.file, node, `${NOT_CONSTANT} (${node.type})`)
  }
}

const NOT_CONSTANT =
  'a recipe becomes CSS when the site is built, so it is made of literals and of constants of modules of ours. What differs from one use to the next is a variant'

/** @throws {RecipeError} for what is no object */
export function constantValues(node: Node, module: Module): Values {
  const value = constantValue(node, module)
  if (!isValues(value)) throw new RecipeError(module.file, node, 'an object is expected here')
  return value
}

/** Whether a value is an object of named values. */
export function isValues(value: Value): value is Values {
  return typeof value === 'object' && value !== null && !isList(value)
}

function isList(value: Values | readonly Value[]): value is readonly Value[] {
  return Array.isArray(value)
}

function textOf(node: Node | undefined, module: Module): string {
  if (node === undefined) return ''
  const value = constantValue(node, module)
  if (typeof value === 'string' || typeof value === 'number') return String(value)
  throw new RecipeError(module.file, node, 'only texts and numbers can stand in a text')
}

function negative(node: Node & { readonly operator: string }, value: Value, module: Module): number {
  if (node.operator === '-' && typeof value === 'number') return -value
  throw new RecipeError(module.file, node, NOT_CONSTANT)
}

function partOf(property: Node, module: Module): Values {
  if (property.type === 'SpreadElement') return constantValues(property.argument, module)
  if (property.type !== 'ObjectProperty' || property.computed)
    throw new RecipeError(module.file, property, NOT_CONSTANT)
  return { [nameOf(property.key, module)]: constantValue(property.value, module) }
}

function nameOf(key: Node, module: Module): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value)
  throw new RecipeError(module.file, key, NOT_CONSTANT)
}

function memberOf(node: Node & { readonly type: 'MemberExpression' }, module: Module): Value {
  const name = node.computed ? textOf(node.property, module) : nameOf(node.property, module)
  const values = constantValues(node.object, module)
  if (!(name in values)) throw new RecipeError(module.file, node, `there is no ${name}`)
  return values[name]
}

function namedValue(node: Node, name: string, module: Module): Value {
  const constant: Expression | undefined = module.constants.get(name)
  if (constant !== undefined) return constantValue(constant, module)
  const { source, name: exported } = module.imports.get(name) ?? { source: '', name: null }
  const origin = importedModule(module, source)
  if (origin === null || exported === null) throw new RecipeError(module.file, node, `${name}: ${NOT_CONSTANT}`)
  return namedValue(node, exported, origin)
}
