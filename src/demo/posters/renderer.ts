import { openLettering, type Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterSize } from '#demo/posters/drawing/svg.ts'
import type { CaptionOf } from './captions.ts'
import { drawLogo } from './logo.ts'
import type { PictureBrief } from './pictureBrief.ts'
import { drawPoster } from './poster.ts'
import { drawShareCard } from './shareCard.ts'

/** One picture of the catalogue in the size it is asked in. */
export interface PictureOrder extends PosterSize {
  readonly publicId: string
  readonly ratio: string
}

/** The aspect ratio of a share picture, as its address names it. */
const SHARE = '1200x630'

/** Draws the pictures of a catalogue as SVG: posters for pages or with their caption for sharing, and logos. */
export interface Renderer {
  readonly has: (publicId: string) => boolean
  /** @throws Error for a picture there is not */
  readonly draw: (order: PictureOrder) => Promise<string>
}

/**
 * @param briefs the pictures there are, by public id
 * @param captionOf the words of a share picture; one without is the poster alone
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
