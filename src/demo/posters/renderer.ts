import { openLettering, type Lettering } from '#demo/posters/drawing/lettering.ts'
import type { PosterSpec } from '#demo/posters/drawing/posterSpec.ts'
import type { PosterSize } from '#demo/posters/drawing/svg.ts'
import type { CaptionOf } from './captions.ts'
import { drawLogo, type LogoSpec } from './logo.ts'
import { drawPoster } from './poster.ts'
import { drawShareCard, type Caption } from './shareCard.ts'

/** Inputs of any picture of the catalogue. */
export type PictureSpec = PosterSpec | LogoSpec

/** A picture of the catalogue in a requested size. */
export interface DrawRequest extends PosterSize {
  readonly publicId: string
}

/** Draws pictures of a catalogue as SVG: posters, share pictures (posters with caption) and logos. */
export interface Renderer {
  readonly has: (publicId: string) => boolean
  readonly captionOf: CaptionOf
  /**
   * @param caption of a share picture; null: only the poster is drawn
   * @throws Error for an unknown picture
   */
  readonly draw: (request: DrawRequest, caption: Caption | null) => Promise<string>
}

/** @param specs by public id */
export function createRenderer(specs: ReadonlyMap<string, PictureSpec>, captionOf: CaptionOf): Renderer {
  let opened: Promise<Lettering> | null = null
  const lettering = () => (opened ??= openLettering())
  return {
    has: (publicId) => specs.has(publicId),
    captionOf,
    draw: async (request, caption) => {
      const spec = specs.get(request.publicId)
      if (spec === undefined) throw new Error(`There is no picture ${request.publicId}`)
      if (!('scene' in spec)) return drawLogo(spec, request, await lettering())
      const poster = { spec, seed: request.publicId }
      if (caption === null) return drawPoster(poster, request)
      return drawShareCard(poster, caption, { lettering: await lettering(), width: request.width })
    },
  }
}
