import { StyleError } from './styleError.ts'
import { importedModule, type Expression, type Module, type Node } from './syntax.ts'

export interface Values {
  readonly [name: string]: Value
}
type Value = string | number | boolean | null | undefined | readonly Value[] | Values

/**
 * Evaluates an expression at build time: literals, objects of them, and constants of this or another module of ours that
 * consist of such.
 * @throws {StyleError} at the first part that is known only at run time
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
      throw new StyleError(module.file, node, `${NOT_CONSTANT} (${node.type})`)
  }
}

const NOT_CONSTANT =
  'a recipe becomes CSS when the site is built, so it is made of literals and of constants of modules of ours. What differs from one use to the next is a variant'

/** @throws {StyleError} for what is no object */
export function constantValues(node: Node, module: Module): Values {
  const value = constantValue(node, module)
  if (!isValues(value)) throw new StyleError(module.file, node, 'an object is expected here')
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
  throw new StyleError(module.file, node, 'only texts and numbers can stand in a text')
}

function negative(node: Node & { readonly operator: string }, value: Value, module: Module): number {
  if (node.operator === '-' && typeof value === 'number') return -value
  throw new StyleError(module.file, node, NOT_CONSTANT)
}

function partOf(property: Node, module: Module): Values {
  if (property.type === 'SpreadElement') return constantValues(property.argument, module)
  if (property.type !== 'ObjectProperty' || property.computed) throw new StyleError(module.file, property, NOT_CONSTANT)
  return { [nameOf(property.key, module)]: constantValue(property.value, module) }
}

function nameOf(key: Node, module: Module): string {
  if (key.type === 'Identifier') return key.name
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value)
  throw new StyleError(module.file, key, NOT_CONSTANT)
}

function memberOf(node: Node & { readonly type: 'MemberExpression' }, module: Module): Value {
  const name = memberName(node, module)
  const values = constantValues(node.object, module)
  if (!(name in values)) throw new StyleError(module.file, node, `there is no ${name}`)
  return values[name]
}

function memberName(node: Node & { readonly type: 'MemberExpression' }, module: Module): string {
  return node.computed ? textOf(node.property, module) : nameOf(node.property, module)
}

function namedValue(node: Node, name: string, module: Module): Value {
  const definition = definitionOf(name, module)
  if (definition === null) throw new StyleError(module.file, node, `${name}: ${NOT_CONSTANT}`)
  return constantValue(definition.node, definition.module)
}

interface Definition {
  readonly node: Node
  readonly module: Module
}

/** Where a constant of this or another module of ours gets its value; null for any other name. */
function definitionOf(name: string, module: Module): Definition | null {
  const constant: Expression | undefined = module.constants.get(name)
  if (constant !== undefined) return { node: constant, module }
  const { source, name: exported } = module.imports.get(name) ?? { source: '', name: null }
  const origin = importedModule(module, source)
  return origin === null || exported === null ? null : definitionOf(exported, origin)
}

/** Where the value under a path of names is written: here, or in the constant that was spread or named. */
export function definitionAt({ node, module }: Definition, path: readonly string[]): Definition {
  const [name, ...rest] = path
  if (name === undefined) return { node, module }
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return definitionAt({ node: node.expression, module }, path)
    case 'Identifier': {
      const definition = definitionOf(node.name, module)
      return definition === null ? { node, module } : definitionAt(definition, path)
    }
    case 'MemberExpression':
      return definitionAt({ node: node.object, module }, [memberName(node, module), ...path])
    case 'ObjectExpression':
      for (const property of node.properties.toReversed()) {
        if (property.type === 'SpreadElement' && name in constantValues(property.argument, module))
          return definitionAt({ node: property.argument, module }, path)
        if (property.type === 'ObjectProperty' && nameOf(property.key, module) === name)
          return definitionAt({ node: property.value, module }, rest)
      }
      return { node, module }
    default:
      return { node, module }
  }
}
