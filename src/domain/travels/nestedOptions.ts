import { folded } from '#domain/search/folded.ts'

interface Option {
  readonly label: string
  readonly value: string
  /** Value of the option it is a part of; null for none. */
  readonly parent: string | null
}

/** An option, and whether it is to be seen. */
interface ShownOption<Each> {
  readonly option: Each
  readonly isShown: boolean
}

/** An option with those that are a part of it. */
export interface OptionGroup<Each> extends ShownOption<Each> {
  readonly parts: readonly ShownOption<Each>[]
}

/**
 * Options under what they are a part of, in the order given.
 * @param wanted what is looked for in the list: shown are those with a word that begins so, what they are a part of, and their parts
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
