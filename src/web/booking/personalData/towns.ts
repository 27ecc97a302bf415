type Towns = Readonly<Record<string, string>>

/** Towns by the first digit of the postcode, lazy-loaded; few visitors need more than one of these files. */
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

/** Towns by postcode, separated by a bar, for a first digit; empty if the list cannot be loaded. */
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
 * Towns of a postcode of Switzerland or Liechtenstein; empty if it has none, is incomplete, or the list cannot be loaded,
 * because a town can also be typed. An incomplete postcode already loads the list.
 */
export async function townsOf(postcode: string): Promise<readonly string[]> {
  const towns = await townsFrom(postcode.charAt(0))
  return Object.hasOwn(towns, postcode) ? (towns[postcode]?.split('|') ?? []) : []
}
