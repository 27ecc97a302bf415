import { openLettering, type Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterOrder } from '#demo/posters/drawing/posterBrief.ts'
import { type PosterSize } from '#demo/posters/drawing/svg.ts'
import type { CaptionOf } from './captions.ts'
import { drawLogo, type LogoBrief } from './logo.ts'
import { drawPoster } from './poster.ts'
import { drawShareCard } from './shareCard.ts'

/** Draws a poster for a page or with its caption for sharing, and logos. */
export interface Press {
  readonly poster: (order: PosterOrder, size: PosterSize) => string
  /** For sharing, in the width asked for; the height follows (1200 × 630). Without a caption the poster stands alone. */
  readonly share: (order: PosterOrder, size: PosterSize) => Promise<string>
  readonly logo: (brief: LogoBrief, size: PosterSize) => Promise<string>
}

export function createPress(captionOf: CaptionOf): Press {
  let opened: Promise<Lettering> | null = null
  const lettering = () => (opened ??= openLettering())
  return {
    poster: drawPoster,
    share: async (order, size) => {
      const caption = await captionOf(order.seed)
      if (caption === null) return drawPoster(order, size)
      return drawShareCard(order, caption, { lettering: await lettering(), width: size.width })
    },
    logo: async (brief, size) => drawLogo(brief, size, await lettering()),
  }
}
