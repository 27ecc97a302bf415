import { folded } from '#domain/search/folded.ts'

interface Option {
  readonly label: string
  readonly value: string
  /** Value of the parent option; null for none. */
  readonly parent: string | null
}

/** An option, and whether it matches. */
interface ShownOption<Each> {
  readonly option: Each
  readonly isShown: boolean
}

/** An option with its children. */
export interface OptionGroup<Each> extends ShownOption<Each> {
  readonly parts: readonly ShownOption<Each>[]
}

/**
 * Options nested below their parents, in the given order.
 * @param wanted search text: shows options with a word of this prefix, their parents, and their children
 */
export function nestedOptions<Each extends Option>(
  options: readonly Each[],
  wanted: string,
): readonly OptionGroup<Each>[] {
  const beginning = folded(wanted.trim())
  const isLike = ({ label }: Each) => folded(` ${label.replaceAll('-', ' ')}`).includes(` ${beginning}`)
  const values = new Set(options.map(({ value }) => value))
  const isPart = ({ parent }: Each) => parent !== null && values.has(parent)
  return options
    .filter((option) => !isPart(option))
    .map((option) => {
      const own = options.filter(({ parent }) => parent === option.value)
      const isOwnLike = isLike(option)
      const parts = own.map((part) => ({ option: part, isShown: isOwnLike || isLike(part) }))
      return { option, isShown: isOwnLike || parts.some(({ isShown }) => isShown), parts }
    })
}
