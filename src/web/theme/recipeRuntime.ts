import { Children, cloneElement, createElement, isValidElement, type ElementType, type ReactNode } from 'react'

/** The classes of a recipe with variants. */
interface VariantClasses {
  readonly variants: readonly string[]
  readonly defaults: Readonly<Record<string, string | boolean>>
  /** By the options in the order of the variants, divided by commas. */
  readonly classes: Readonly<Record<string, string>>
}

interface Props extends Readonly<Record<string, unknown>> {
  readonly as?: ElementType
  readonly asChild?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/**
 * What is left of `chakra(…)` of `chakra.ts` once its recipe is compiled: an element with the class of the chosen
 * variants. Everything but the variants reaches the element, the ref included.
 * @param looks class of a recipe without variants, empty where it says nothing
 */
export function chakra(tag: string, looks: string | VariantClasses, options?: { readonly defaultProps?: object }) {
  return function Styled({ as, asChild, className, ...given }: Props): ReactNode {
    const attributes = typeof looks === 'string' ? given : withoutVariants(given, looks)
    const names = joined(typeof looks === 'string' ? looks : chosenClass(given, looks), className)
    if (asChild === true) return withLooks(attributes, names)
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

/** The only child with these attributes, where it has none of its own. */
function withLooks({ children, ...attributes }: Props, names: string | undefined): ReactNode {
  const child = Children.toArray(children).find((node) => isValidElement<Props>(node))
  if (child === undefined) throw new Error('asChild needs an element inside')
  return cloneElement(child, { ...attributes, ...child.props, className: joined(names, child.props.className) })
}

function joined(own: string | undefined, given: string | undefined): string | undefined {
  if (own === undefined || own === '') return given
  return given === undefined ? own : `${own} ${given}`
}
