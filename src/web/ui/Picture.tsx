import { useCallback, useState } from 'react'
import {
  pictureFormats,
  pictureHeight,
  pictureSrcSet,
  pictureType,
  pictureUrl,
  type PictureRatio,
  type PictureWidth,
} from '#domain/content/pictures.ts'
import { usePictureHost } from './PictureHost.ts'
import styles from './Picture.module.css'

interface Props {
  /** Null where there is none: then nothing is drawn, and the ground behind it is what is seen. */
  readonly publicId: string | null
  /** Empty where the text beside it says the same. */
  readonly alt: string
  readonly ratio: PictureRatio
  readonly widths: readonly PictureWidth[]
  /** Width on the page, as in `sizes`. */
  readonly sizes: string
  /** For the picture that opens a page; others wait until they are near. */
  readonly isEager?: boolean
  /** For small pictures of the first screen: loaded at once, but after everything that is read. */
  readonly isSoon?: boolean
  readonly className?: string | undefined
  /** Another shape from this width on: a second drawing, not a crop. */
  readonly wide?: WideShape
}

interface WideShape {
  /** Condition, as in `media`. */
  readonly media: string
  readonly ratio: PictureRatio
  readonly widths: readonly PictureWidth[]
}

/**
 * A picture in the encodings and widths its host offers, in a positioned frame over a `PicturePlaceholder`. Its place is kept
 * free until it arrives, and where it never does the ground stays: no sign of a broken picture.
 */
export function Picture({
  publicId,
  alt,
  ratio,
  widths,
  sizes,
  isEager = false,
  isSoon = false,
  className,
  wide,
}: Props) {
  const host = usePictureHost()
  const [isBroken, setBroken] = useState(false)
  // It may have failed before scripts began.
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image !== null && hasFailed(image)) setBroken(true)
  }, [])
  const width = widths.at(-1) ?? 480
  const src = pictureUrl(publicId, { width, ratio, format: 'jpeg' }, host)
  if (publicId === null || src === null) return null
  return (
    <picture>
      {wide === undefined
        ? null
        : pictureFormats.map((format) => (
            <source
              key={format}
              media={wide.media}
              type={pictureType(format)}
              srcSet={pictureSrcSet(publicId, { ...wide, format }, host)}
              sizes={sizes}
            />
          ))}
      {pictureFormats.slice(0, -1).map((format) => (
        <source
          key={format}
          type={pictureType(format)}
          srcSet={pictureSrcSet(publicId, { ratio, format, widths }, host)}
          sizes={sizes}
        />
      ))}
      <img
        ref={check}
        className={[styles.picture, isBroken ? styles.broken : null, className].filter(Boolean).join(' ')}
        src={src}
        srcSet={pictureSrcSet(publicId, { ratio, format: 'jpeg', widths }, host)}
        sizes={sizes}
        width={width}
        height={pictureHeight(width, ratio)}
        alt={alt}
        loading={isEager || isSoon ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : isSoon ? 'low' : 'auto'}
        decoding="async"
        onError={() => setBroken(true)}
        onLoad={() => setBroken(false)}
      />
    </picture>
  )
}

/** Whether the browser has tried, in vain. */
function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}
