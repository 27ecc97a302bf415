import {
  pictureFormats,
  pictureHeight,
  pictureSrcSet,
  pictureType,
  pictureUrl,
  type PictureRatio,
  type PictureWidth,
} from '#domain/content/pictures.ts'

interface Props {
  readonly publicId: string
  /** Empty where the text beside it says the same. */
  readonly alt: string
  readonly ratio: PictureRatio
  readonly widths: readonly PictureWidth[]
  /** Width on the page, as in `sizes`. */
  readonly sizes: string
  /** For pictures of the first screen; the rest waits until it is near. */
  readonly isEager?: boolean
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

/** A picture of the image route in the encodings and widths it offers. Its place is kept free until it arrives. */
export function Picture({ publicId, alt, ratio, widths, sizes, isEager = false, className, wide }: Props) {
  const width = widths.at(-1) ?? 480
  return (
    <picture>
      {wide === undefined
        ? null
        : pictureFormats.map((format) => (
            <source
              key={format}
              media={wide.media}
              type={pictureType(format)}
              srcSet={pictureSrcSet(publicId, { ...wide, format })}
              sizes={sizes}
            />
          ))}
      {pictureFormats.slice(0, -1).map((format) => (
        <source key={format} type={pictureType(format)} srcSet={pictureSrcSet(publicId, { ratio, format, widths })} sizes={sizes} />
      ))}
      <img
        className={className}
        src={pictureUrl(publicId, { width, ratio, format: 'jpeg' })}
        srcSet={pictureSrcSet(publicId, { ratio, format: 'jpeg', widths })}
        sizes={sizes}
        width={width}
        height={pictureHeight(width, ratio)}
        alt={alt}
        loading={isEager ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
