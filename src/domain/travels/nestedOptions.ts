import { folded } from '#domain/words.ts'

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

/** An option with all that are part of it, each followed by its own parts. */
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
  const beginning = comparable(wanted)
  const isLike = ({ label }: Each) => ` ${comparable(label)}`.includes(` ${beginning}`)
  const withParts = (option: Each, isParentLike: boolean): OptionGroup<Each> => {
    const isOwnLike = isParentLike || isLike(option)
    const parts = options
      .filter(({ parent }) => parent === option.value)
      .map((part) => withParts(part, isOwnLike))
      .flatMap(({ parts: others, ...part }) => [part, ...others])
    return { option, isShown: isOwnLike || parts.some(({ isShown }) => isShown), parts }
  }
  const values = new Set(options.map(({ value }) => value))
  return options
    .filter(({ parent }) => parent === null || !values.has(parent))
    .map((option) => withParts(option, false))
}

/** Hyphens are spaces. */
function comparable(text: string): string {
  return folded(text.replaceAll('-', ' ').trim())
}
