import type { PosterSpec } from '#demo/posters/drawing/posterSpec.ts'
import { posterColour } from '#demo/posters/drawing/canvas.ts'
import type { Image } from '#platform/generated/resolverTypes.ts'

/** Original size of a poster in pixels; the image service scales it. */
const POSTER_WIDTH = 1600
const POSTER_HEIGHT = 2000

/** Public id of a tour's poster. */
export function posterIdOf({ slug }: { readonly slug: string }): string {
  return `reise/${slug}`
}

/** Public id of an extension's poster. */
export function extensionPosterIdOf({ slug }: { readonly slug: string }, { key }: { readonly key: string }): string {
  return `verlaengerung/${slug}/${key}`
}

/** Public id of a further picture of a tour. @param number from 1 */
export function galleryIdOf({ slug }: { readonly slug: string }, number: number): string {
  return `reise/${slug}/${number}`
}

interface PosterFacts {
  readonly id: string
  readonly publicId: string
  readonly title: string
  /** Alternative text. */
  readonly text: string
  readonly spec: PosterSpec
}

/** A poster as an Image of the schema. */
export function posterImage({ id, publicId, title, text, spec }: PosterFacts): Image {
  return {
    id,
    assetId: null,
    publicId,
    title,
    description: text,
    format: null,
    url: null,
    width: POSTER_WIDTH,
    height: POSTER_HEIGHT,
    colour: posterColour({ spec, seed: publicId }),
  }
}
