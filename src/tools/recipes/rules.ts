import { createHash } from 'node:crypto'
import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { css, type CSSObject } from '@emotion/react'
import { system } from '#web/theme/system.ts'
import { isValues, type Values } from './constantValue.ts'

/** One choice of variants; an empty text where a variant without default is not given. */
interface Combination {
  readonly choice: Readonly<Record<string, string>>
  /** CSS declarations of its rule; empty where there are none. */
  readonly declarations: string
}

/** More than these are two elements, or one variant with names. */
const MAX_COMBINATIONS = 32

/**
 * Custom property that makes each recipe unique, removed after evaluation. Chakra memoizes by the set of properties, so
 * of two recipes with equal ones the first evaluated would decide the order of both, and with it their class names.
 */
const MARK = '--recipe'

function markOf(recipe: Values): string {
  return `r${createHash('sha256').update(JSON.stringify(recipe)).digest('hex')}`
}

/**
 * The CSS of a recipe for each combination of its variants, resolved and ordered by Chakra itself: tokens, shorthands
 * and conditions, with a variant over the base also within a condition.
 * @throws {Error} where the variants make too many combinations
 */
export function combinationsOf(recipe: Values): readonly Combination[] {
  const defaults = objectIn(recipe, 'defaultVariants')
  const variants = Object.keys(objectIn(recipe, 'variants')).map((name) => {
    const options = optionsOf(objectIn(objectIn(recipe, 'variants'), name))
    return { name, options: name in defaults ? options : ['', ...options] }
  })
  const choices = variants.reduce<readonly Readonly<Record<string, string>>[]>(
    (found, { name, options }) => found.flatMap((choice) => options.map((option) => ({ ...choice, [name]: option }))),
    [{}],
  )
  if (choices.length > MAX_COMBINATIONS)
    throw new Error(`${choices.length} combinations of variants are more than ${MAX_COMBINATIONS}`)
  const resolve = system.cva({ ...recipe, base: { [MARK]: markOf(recipe), ...objectIn(recipe, 'base') } })
  return choices.map((choice) => ({ choice, declarations: declarationsOf(resolve(given(choice))) }))
}

/** Rules outside of recipes: the keyframes of the theme. */
export function globalRules(): string {
  return css(system.getGlobalCss()).styles
}

/** The object under a name; empty where there is none. */
export function objectIn(values: Values, name: string): Values {
  const value = values[name]
  return isValues(value) ? value : {}
}

/** Also that half of a yes or no of which the recipe says nothing. */
function optionsOf(variant: Values): readonly string[] {
  const isYesNo = 'true' in variant || 'false' in variant
  return isYesNo ? ['true', 'false'] : Object.keys(variant)
}

function given(choice: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.entries(choice).filter(([, option]) => option !== ''))
}

/** Chakra puts each rule into the layer; the style sheet has it once around all. */
function declarationsOf(styles: SystemStyleObject): string {
  const { '@layer recipes': layered }: Record<string, CSSObject> = Object.fromEntries(Object.entries(styles))
  return css(layered).styles.replace(/--recipe:r[0-9a-f]+;/, '')
}
