import { css } from '@emotion/react'
import { system } from '#web/theme/system.ts'
import { tokens } from '#web/theme/tokens.ts'
import { isValues, type Values } from './constantValue.ts'
import { objectIn } from './rules.ts'

/** A style that a browser would silently ignore, or to which the minifier would silently add a unit. */
export interface WrongStyle {
  /** Names that lead to it from the recipe, such as `base`, `_hover`, `color`. */
  readonly path: readonly string[]
  readonly reason: string
}

/** The first style of an evaluated recipe that is neither a token nor plain CSS; null where all are. */
export function wrongStyle(recipe: Values): WrongStyle | null {
  const variants = objectIn(recipe, 'variants')
  const blocks = [
    { path: ['base'], styles: objectIn(recipe, 'base') },
    ...Object.keys(variants).flatMap((name) =>
      Object.keys(objectIn(variants, name)).map((option) => ({
        path: ['variants', name, option],
        styles: objectIn(objectIn(variants, name), option),
      })),
    ),
  ]
  return firstWrong(blocks, ({ path, styles }) => wrongIn(styles, { path, property: null }))
}

interface Position {
  readonly path: readonly string[]
  /** The property the values are of; null above it. */
  readonly property: string | null
}

function wrongIn(styles: Values, { path, property: outer }: Position): WrongStyle | null {
  return firstWrong(Object.entries(styles), ([name, value]) => {
    const below = { path: [...path, name], property: isCondition(name) ? outer : system.utility.resolveShorthand(name) }
    if (!isCondition(name) && !name.startsWith('--') && !system.isValidProperty(name))
      return { path: below.path, reason: `no property or condition ${name}` }
    if (isValues(value)) return wrongIn(value, below)
    return typeof value === 'string' || typeof value === 'number' ? wrongValue(String(value), below) : null
  })
}

/** Where a style holds: a breakpoint, a pseudo class, a selector, an at-rule. */
function isCondition(name: string): boolean {
  return name === 'base' || /&|^@/.test(name) || system.conditions.keys().includes(name)
}

function wrongValue(value: string, { path, property }: Position): WrongStyle | null {
  const reason = missingReference(value) ?? (property === null ? null : refusal(property, value))
  return reason === null ? null : { path, reason }
}

/** `{colors.ink}` within a text */
function missingReference(value: string): string | null {
  const missing = [...value.matchAll(/\{([^}]*)\}/g)].find(([, name = '']) => !system.tokens.getByName(name))
  return missing === undefined ? null : `no token ${missing[0]}`
}

const TYPES = system.utility.getTypes()
const TOKENS: Readonly<Record<string, object>> = tokens

function refusal(property: string, value: string): string | null {
  if (property.startsWith('--') || (isBareNumber(value) && takesNumber(property))) return null
  const category = categoryOf(property)
  if (category === null) return isBareNumber(value) ? `${property} takes no token: ${value} needs a unit` : null
  if (Object.hasOwn(TOKENS[category] ?? {}, value)) return null
  // References exist, and brackets hold their own blanks: `calc(1rem + 2px)` is one part.
  const parts = withoutArguments(value.replaceAll(/\{[^}]*\}/g, '0')).split(/\s+/)
  return parts.every(isPlain) ? null : `no token ${category}.${value}`
}

/** Each pair of brackets is emptied, the inner ones first. */
function withoutArguments(value: string): string {
  const shorter = value.replaceAll(/\((?:[^()]|\(\))+\)/g, '()')
  return shorter === value ? value : withoutArguments(shorter)
}

/** The tokens a property takes, such as `colors`; null where we have none for it. */
function categoryOf(property: string): string | null {
  const categories = (TYPES.get(property) ?? []).map((type) => /^Tokens\["(\w+)"\]$/.exec(type)?.[1] ?? '')
  return categories.find((name) => Object.hasOwn(TOKENS, name)) ?? null
}

function isBareNumber(value: string): boolean {
  return /^-?[\d.]+$/.test(value) && Number(value) !== 0
}

/** Whether CSS takes a bare number there: Emotion, which writes the rules, adds `px` where not. Weights have names of ours. */
function takesNumber(property: string): boolean {
  return property !== 'fontWeight' && !css({ [property]: 1 }).styles.includes('px')
}

/** Whether a part of a value is plain CSS: a length, a time, a function, a keyword. */
function isPlain(part: string): boolean {
  return /^(?:0|-?[\d.]+(?:%|[a-z]+)|[a-z-]+\(\))$/.test(part) || KEYWORDS.has(part)
}

const KEYWORDS = new Set([
  'auto',
  'none',
  'inherit',
  'initial',
  'unset',
  'revert',
  'transparent',
  'currentcolor',
  'fit-content',
  'max-content',
  'min-content',
])

function firstWrong<Item>(items: readonly Item[], check: (item: Item) => WrongStyle | null): WrongStyle | null {
  for (const item of items) {
    const wrong = check(item)
    if (wrong !== null) return wrong
  }
  return null
}
