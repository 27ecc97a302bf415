type Towns = Readonly<Record<string, string>>

/** The towns of a first digit come when one is typed; few visitors need more than one of these files. */
const FILES: Readonly<Record<string, () => Promise<{ readonly towns: Towns }>>> = {
  1: () => import('virtual:towns/1'),
  2: () => import('virtual:towns/2'),
  3: () => import('virtual:towns/3'),
  4: () => import('virtual:towns/4'),
  5: () => import('virtual:towns/5'),
  6: () => import('virtual:towns/6'),
  7: () => import('virtual:towns/7'),
  8: () => import('virtual:towns/8'),
  9: () => import('virtual:towns/9'),
}

/** The towns by postcode of those with a first digit, split by a bar; none where the list cannot be had. */
export async function townsFrom(digit: string): Promise<Towns> {
  const file = FILES[digit]
  if (file === undefined) return {}
  try {
    return (await file()).towns
  } catch {
    return {}
  }
}

/**
 * Names of the towns of a postcode of Switzerland or Liechtenstein; none where it has no town, is not complete, or the
 * list cannot be had: a town can be typed all the same. Fewer digits already fetch the list.
 */
export async function townsOf(postcode: string): Promise<readonly string[]> {
  const towns = await townsFrom(postcode.charAt(0))
  return Object.hasOwn(towns, postcode) ? (towns[postcode]?.split('|') ?? []) : []
}
