/** Pixels of a poster as it is drawn; the image service makes every other size of it. */
export const POSTER_WIDTH = 1600
export const POSTER_HEIGHT = 2000

/** Name of a tour's poster in the image service. */
export function posterIdOf({ slug }: { readonly slug: string }): string {
  return `reise/${slug}`
}
