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
  /** Null renders nothing: the placeholder behind it stays visible. */
  readonly publicId: string | null
  /** Empty for a decorative picture. */
  readonly alt: string
  readonly ratio: PictureRatio
  readonly widths: readonly PictureWidth[]
  /** As the `sizes` attribute. */
  readonly sizes: string
  /** For the largest picture above the fold: high priority. Others load lazily. */
  readonly isEager?: boolean
  /** For small pictures above the fold: eager, but with low priority. */
  readonly isSoon?: boolean
  readonly className?: string | undefined
  /** Art direction: another aspect ratio for a media query. */
  readonly wide?: WideShape
}

interface WideShape {
  /** Media query. */
  readonly media: string
  readonly ratio: PictureRatio
  readonly widths: readonly PictureWidth[]
}

/**
 * A responsive picture in the formats and widths of its host, positioned over a `PicturePlaceholder`. Causes no layout
 * shift; if it fails to load, the placeholder stays visible instead of a broken-image icon.
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
  // It may have failed before hydration.
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

/** Whether loading has failed. */
function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== ''
}
