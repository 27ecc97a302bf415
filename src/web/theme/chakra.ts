import type { RecipeDefinition, SystemStyleObject } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ElementType, JSX, ReactNode } from 'react'

declare module 'react' {
  interface CSSProperties {
    /** What a recipe reads as `var(--name)`. */
    readonly [name: `--${string}`]: string | number | undefined
  }
}

type Tag = keyof JSX.IntrinsicElements
type Variants = Readonly<Record<string, Readonly<Record<string, SystemStyleObject>>>>

/** The options of a variant; one with the options `true` and `false`, or only one of them, is a yes or no. */
type OptionOf<Options> = Extract<keyof Options, 'true' | 'false'> extends never ? keyof Options : boolean

type Choice<Own extends Variants> = string extends keyof Own
  ? unknown
  : { readonly [Name in keyof Own]?: OptionOf<Own[Name]> | undefined }

/** Without the old attribute `color`: it would be taken for the style. */
type Attributes<Name extends Tag, Own extends Variants> = string extends keyof Own
  ? Omit<ComponentProps<Name>, 'color'>
  : Omit<ComponentProps<Name>, keyof Own | 'color'>

/** What a styled element can become, instead of its own tag. */
interface Shape {
  /** Another element with the same looks. */
  readonly as?: ElementType
  /** Gives its looks and attributes to its only child, such as a link of the router, and draws nothing itself. */
  readonly asChild?: boolean
}

interface Recipe<Own extends Variants> extends Pick<RecipeDefinition, 'base'> {
  readonly variants?: Own
  readonly defaultVariants?: NoInfer<Choice<Own>>
}

interface Options<Name extends Tag> {
  /** Attributes of every element of it, unless given; not handed to a child. */
  readonly defaultProps?: Partial<ComponentProps<Name>>
}

/**
 * An element with looks: a recipe in Chakra’s language, with tokens, conditions and shorthands. The recipe is evaluated
 * when the site is built (src/tools/recipes), so it is made of constants, and what differs from use to use is a variant.
 */
export function chakra<Name extends Tag, Own extends Variants = Record<string, never>>(
  tag: Name,
  _recipe: Recipe<Own>,
  _options?: Options<Name>,
): (props: Attributes<Name, Own> & Choice<Own> & Shape) => ReactNode {
  throw new Error(`The recipe of this ${tag} was not compiled: the plugin of src/tools/recipes is missing.`)
}
