import { logoIdOf } from '#demo/parts/branding.ts'
import { extensionPosterIdOf, galleryIdOf, posterIdOf } from '#demo/parts/posterImage.ts'
import type { PosterBrief } from '#demo/posters/drawing/posterBrief.ts'
import type { PictureBrief } from '#demo/posters/pictureBrief.ts'
import { tours } from '#demo/tours/all.ts'
import { houseBrief, housePictures } from '#demo/tours/stays.ts'

/** Posters of tours, extensions and stays, by public id. */
export const posterBriefs: ReadonlyMap<string, PosterBrief> = new Map(
  tours.flatMap((tour) => [
    [posterIdOf(tour), tour.poster] as const,
    ...tour.extensions.map((extension) => [extensionPosterIdOf(tour, extension), extension.poster] as const),
    ...(tour.page?.gallery ?? []).map(
      ([, scene, palette], index) => [galleryIdOf(tour, index + 1), { scene, palette }] as const,
    ),
    ...[...housePictures(tour).values()].map((publicId) => [publicId, houseBrief(tour)] as const),
  ]),
)

/** All pictures of the catalogue by public id: posters, and logos of partner operators. */
export const pictureBriefs: ReadonlyMap<string, PictureBrief> = new Map<string, PictureBrief>([
  ...posterBriefs,
  ...tours.flatMap(({ branding }) => (branding === null ? [] : [[logoIdOf(branding), branding.logo] as const])),
])
