import { Children, cloneElement, createElement, isValidElement, type ElementType, type ReactNode } from 'react'

/** The classes of a recipe with variants. */
interface VariantClasses {
  readonly variants: readonly string[]
  readonly defaults: Readonly<Record<string, string | boolean>>
  /** Class by the options in the order of the variants, joined by commas. */
  readonly classes: Readonly<Record<string, string>>
}

interface Props extends Readonly<Record<string, unknown>> {
  readonly as?: ElementType
  readonly asChild?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * Runtime counterpart of `chakra` in `chakra.ts` after compilation: an element with the class of the chosen variants. All
 * props but the variants reach the element, including the ref.
 * @param styles class of a recipe without variants, empty if it has no styles
 */
export function chakra(tag: string, styles: string | VariantClasses, options?: { readonly defaultProps?: object }) {
  return function Styled({ as, asChild, className, ...given }: Props): ReactNode {
    const attributes = typeof styles === 'string' ? given : withoutVariants(given, styles)
    const names = joined(typeof styles === 'string' ? styles : chosenClass(given, styles), className)
    if (asChild === true) return mergedChild(attributes, names)
    return createElement(as ?? tag, { ...options?.defaultProps, ...attributes, className: names })
  }
}

function chosenClass(given: Props, { variants, defaults, classes }: VariantClasses): string | undefined {
  return classes[variants.map((name) => optionOf(given[name] ?? defaults[name])).join()]
}

function optionOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'boolean' ? String(value) : ''
}

function withoutVariants(given: Props, { variants }: VariantClasses): Props {
  const attributes = { ...given }
  for (const name of variants) Reflect.deleteProperty(attributes, name)
  return attributes
}

/** The only child with merged attributes; its own take precedence. */
function mergedChild({ children, ...attributes }: Props, names: string | undefined): ReactNode {
  const child = Children.toArray(children).find((node) => isValidElement<Props>(node))
  if (child === undefined) throw new Error('asChild needs an element inside')
  return cloneElement(child, { ...attributes, ...child.props, className: joined(names, child.props.className) })
}

function joined(own: string | undefined, given: string | undefined): string | undefined {
  if (own === undefined || own === '') return given
  return given === undefined ? own : `${own} ${given}`
}
