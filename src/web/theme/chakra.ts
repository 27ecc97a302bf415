import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** A custom property that a recipe reads as `var(--name)`. */
    readonly [name: `--${string}`]: string | number | undefined
  }
}

type Tag = keyof JSX.IntrinsicElements
type Variants = Readonly<Record<string, Readonly<Record<string, SystemStyleObject>>>>

/** Type of a variant prop: boolean if its options are `true` and `false` or one of them. */
type OptionOf<Options> = Extract<keyof Options, 'true' | 'false'> extends never ? keyof Options : boolean

type Choice<Own extends Variants> = string extends keyof Own
  ? unknown
  : { readonly [Name in keyof Own]?: OptionOf<Own[Name]> | undefined }

/** Without the obsolete attribute `color`, easily mistaken for the style. */
type Attributes<Name extends Tag, Own extends Variants> = string extends keyof Own
  ? Omit<ComponentProps<Name>, 'color'>
  : Omit<ComponentProps<Name>, keyof Own | 'color'>

/** Ways to render another element than the own tag. */
interface Polymorphic {
  /** Element or component to render with the same styles. */
  readonly as?: ElementType
  /** Merges class and attributes into the only child, such as a `Link`, and renders no element itself. */
  readonly asChild?: boolean
}

interface Recipe<Own extends Variants> extends Pick<RecipeDefinition, 'base'> {
  readonly variants?: Own
  readonly defaultVariants?: NoInfer<Choice<Own>>
}

interface Options<Name extends Tag> {
  /** Default attributes; not used with `asChild`. */
  readonly defaultProps?: Partial<ComponentProps<Name>>
}

/**
 * A styled element: a recipe of Chakra with tokens, conditions and shorthands. Recipes are evaluated at build time
 * (src/tools/recipes), so they consist of constants; use variants for styles that depend on props.
 */
export function chakra<Name extends Tag, Own extends Variants = Record<string, never>>(
  tag: Name,
  _recipe: Recipe<Own>,
  _options?: Options<Name>,
): (props: Attributes<Name, Own> & Choice<Own> & Polymorphic) => ReactNode {
  throw new Error(`The recipe of this ${tag} was not compiled: the plugin of src/tools/recipes is missing.`)
}
