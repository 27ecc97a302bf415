import { logoIdOf } from '#demo/parts/branding.ts'
import { extensionPosterIdOf, galleryIdOf, posterIdOf } from '#demo/parts/posterImage.ts'
import type { PosterSpec } from '#demo/posters/drawing/posterSpec.ts'
import type { PictureSpec } from '#demo/posters/renderer.ts'
import { tours } from '#demo/tours/all.ts'
import { stayPictures } from '#demo/tours/stays.ts'

/** Posters of tours, extensions and stays, by public id. */
export const posterSpecs: ReadonlyMap<string, PosterSpec> = new Map(
  tours.flatMap((tour) => [
    [posterIdOf(tour), tour.poster] as const,
    ...tour.extensions.map((extension) => [extensionPosterIdOf(tour, extension), extension.poster] as const),
    ...tour.page.gallery.map(
      ([, scene, palette], index) => [galleryIdOf(tour, index + 1), { scene, palette }] as const,
    ),
    ...[...stayPictures(tour).values()].map(({ publicId, spec }) => [publicId, spec] as const),
  ]),
)

/** All pictures of the catalogue by public id: posters, and logos of partner operators. */
export const pictureSpecs: ReadonlyMap<string, PictureSpec> = new Map<string, PictureSpec>([
  ...posterSpecs,
  ...tours.flatMap(({ branding }) => (branding === null ? [] : [[logoIdOf(branding), branding.logo] as const])),
])
