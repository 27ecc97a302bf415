import { tokens } from '#web/theme/tokens.ts'
import { system } from '#web/theme/system.ts'
import { isValues, type Values } from './constantValue.ts'

/** A style that a browser would pass over in silence. */
export interface WrongStyle {
  /** Names that lead to it from the recipe, such as `base`, `_hover`, `color`. */
  readonly path: readonly string[]
  readonly reason: string
}

/**
 * The first style of a recipe that is neither a token nor plain CSS; null where all are.
 * @param recipe evaluated, with `base` and `variants`
 */
export function wrongStyle(recipe: Values): WrongStyle | null {
  return wrongBelow(recipe, { path: [], property: null })
}

interface Position {
  readonly path: readonly string[]
  /** The property the values are of; null above it. */
  readonly property: string | null
}

function wrongBelow(values: Values, { path, property }: Position): WrongStyle | null {
  for (const [name, value] of Object.entries(values)) {
    const below = { path: [...path, name], property: isStyleName(path) ? propertyOf(name, property) : null }
    const reason = isStyleName(path) && !isKnown(name, property) ? `no property or condition ${name}` : null
    if (reason !== null) return { path: below.path, reason }
    const wrong = isValues(value) ? wrongBelow(value, below) : wrongValue(textOf(value), below)
    if (wrong !== null) return wrong
  }
  return null
}

/** Names of the recipe itself are `base`, and variant and option under `variants`. */
function isStyleName([part, , option]: readonly string[]): boolean {
  return part === 'base' || (part === 'variants' && option !== undefined)
}

function isKnown(name: string, property: string | null): boolean {
  return system.isValidProperty(name) || /&|^@|^--/.test(name) || (property !== null && name === 'base')
}

/** A condition within a property (`{ base: 'block', lg: 'none' }`) leaves it as it is. */
function propertyOf(name: string, outer: string | null): string | null {
  const isCondition = name === 'base' || /&|^@/.test(name) || system.conditions.keys().includes(name)
  return isCondition ? outer : system.utility.resolveShorthand(name)
}

function textOf(value: unknown): string {
  return typeof value === 'number' ? String(value) : typeof value === 'string' ? value : ''
}

function wrongValue(value: string, { path, property }: Position): WrongStyle | null {
  if (value === '') return null
  const reason = missingReference(value) ?? (property === null ? null : refusal(property, value))
  return reason === null ? null : { path, reason }
}

/** `{colors.ink}` within a text */
function missingReference(value: string): string | null {
  const [missing] = [...value.matchAll(/\{([^}]*)\}/g)].filter(([, name = '']) => !system.tokens.getByName(name))
  return missing === undefined ? null : `no token ${missing[0]}`
}

const TOKENS: Readonly<Record<string, object>> = tokens

function refusal(property: string, value: string): string | null {
  const category = system.utility
    .getTypes()
    .get(property)
    ?.map((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? '')
    .find((name) => name in TOKENS)
  if (property.startsWith('--')) return null
  if (category === undefined)
    return isBareNumber(value) && !UNITLESS.has(property) ? `${property} takes no token: ${value} needs a unit` : null
  if (value in (TOKENS[category] ?? {}) || (UNITLESS.has(property) && isBareNumber(value))) return null
  // References exist, and brackets hold their own blanks: `calc(1rem + 2px)` is one part.
  const parts = value
    .replaceAll(/\{[^}]*\}/g, '0')
    .replaceAll(/\([^]*\)/g, '()')
    .split(/\s+/)
  return parts.every(isPlain) ? null : `no token ${category}.${value}`
}

function isBareNumber(value: string): boolean {
  return /^-?[\d.]+$/.test(value) && Number(value) !== 0
}

/** What CSS itself says of a length, a colour or a time. */
function isPlain(part: string): boolean {
  return /^(?:0|-?[\d.]+(?:%|[a-z]+)|[a-z-]+\(\))$/.test(part) || KEYWORDS.has(part)
}

const KEYWORDS = new Set([
  ...['auto', 'none', 'inherit', 'initial', 'unset', 'revert', 'transparent', 'currentcolor'],
  ...['fit-content', 'max-content', 'min-content'],
])

const UNITLESS = new Set([
  ...['flex', 'flexGrow', 'flexShrink', 'gridColumn', 'gridRow', 'order'],
  ...['lineHeight', 'opacity', 'zIndex'],
])
