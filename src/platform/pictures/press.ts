import type { CaptionOf } from './captions.ts'
import { openLettering, type Lettering } from './lettering.ts'
import { drawPoster, type PosterSize } from './poster.ts'
import type { PosterOrder } from './posterBrief.ts'
import { drawShareCard } from './shareCard.ts'

/** Draws a poster for a page, or with its caption for sharing. */
export interface Press {
  readonly poster: (order: PosterOrder, size: PosterSize) => string
  /** For sharing, in the width asked for; the height follows (1200 × 630). Without a caption the poster stands alone. */
  readonly share: (order: PosterOrder, size: PosterSize) => Promise<string>
}

export function createPress(captionOf: CaptionOf): Press {
  let lettering: Promise<Lettering> | null = null
  return {
    poster: drawPoster,
    share: async (order, size) => {
      const caption = await captionOf(order.seed)
      if (caption === null) return drawPoster(order, size)
      lettering ??= openLettering()
      return drawShareCard(order, caption, { lettering: await lettering, width: size.width })
    },
  }
}
