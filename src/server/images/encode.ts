import sharp from 'sharp'

import type { Format } from './pictureRequest.ts'

/** Part of the cache key: to be raised when the settings below change. */
export const ENCODER_VERSION = 1

/** Rasterizes and encodes an SVG document at its own size. */
export async function encode(svg: string, format: Format): Promise<Buffer> {
  const drawing = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' })
  switch (format) {
    // Measured on posters of 480 by 600: half the time of effort 3 with 4:4:4 chroma, at 11 KB instead of 12.
    case 'avif':
      return drawing.avif({ quality: 60, effort: 2, chromaSubsampling: '4:2:0' }).toBuffer()
    case 'jpeg':
      return drawing.jpeg({ quality: 80, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
  }
}
