import { openLettering, type Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterSize } from '#demo/posters/drawing/svg.ts'
import type { CaptionOf } from './captions.ts'
import { drawLogo } from './logo.ts'
import type { PictureBrief } from './pictureBrief.ts'
import { drawPoster } from './poster.ts'
import { drawShareCard } from './shareCard.ts'

/** A picture of the catalogue in a requested size. */
export interface PictureOrder extends PosterSize {
  readonly publicId: string
  readonly ratio: string
}

/** Aspect ratio of share pictures, as in their URL. */
const SHARE = '1200x630'

/** Draws pictures of a catalogue as SVG: posters, share pictures (posters with caption) and logos. */
export interface Renderer {
  readonly has: (publicId: string) => boolean
  /** @throws Error for an unknown picture */
  readonly draw: (order: PictureOrder) => Promise<string>
}

/**
 * @param briefs by public id
 * @param captionOf captions of share pictures; without caption only the poster is drawn
 */
export function createRenderer(briefs: ReadonlyMap<string, PictureBrief>, captionOf: CaptionOf): Renderer {
  let opened: Promise<Lettering> | null = null
  const lettering = () => (opened ??= openLettering())
  return {
    has: (publicId) => briefs.has(publicId),
    draw: async (order) => {
      const brief = briefs.get(order.publicId)
      if (brief === undefined) throw new Error(`There is no picture ${order.publicId}`)
      if (!('scene' in brief)) return drawLogo(brief, order, await lettering())
      const poster = { brief, seed: order.publicId }
      const caption = order.ratio === SHARE ? await captionOf(order.publicId) : null
      if (caption === null) return drawPoster(poster, order)
      return drawShareCard(poster, caption, { lettering: await lettering(), width: order.width })
    },
  }
}
