import type { PosterBrief } from '#demo/posters/drawing/posterBrief.ts'
import { posterColour } from '#demo/posters/posterColour.ts'
import type { Image } from '#platform/generated/resolverTypes.ts'

/** Pixels of a poster as it is drawn; the image service makes every other size of it. */
const POSTER_WIDTH = 1600
const POSTER_HEIGHT = 2000

/** Name of a tour's poster in the image service. */
export function posterIdOf({ slug }: { readonly slug: string }): string {
  return `reise/${slug}`
}

/** Name of the poster of one of its extensions. */
export function extensionPosterIdOf({ slug }: { readonly slug: string }, { key }: { readonly key: string }): string {
  return `verlaengerung/${slug}/${key}`
}

/** Name of a further picture of a tour; the first has number 1. */
export function galleryIdOf({ slug }: { readonly slug: string }, number: number): string {
  return `reise/${slug}/${number}`
}

interface PosterFacts {
  readonly id: string
  readonly publicId: string
  readonly title: string
  /** What it shows, for those who do not see it. */
  readonly text: string
  readonly brief: PosterBrief
}

/** A poster as travels and extensions name it. */
export function posterImage({ id, publicId, title, text, brief }: PosterFacts): Image {
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
    colour: posterColour({ brief, seed: publicId }),
  }
}
