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

/** A picture of the image route in the encodings and widths it offers. Its place is kept free until it arrives. */
export function Picture({ publicId, alt, ratio, widths, sizes, isEager = false, isSoon = false, className, wide }: Props) {
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
        loading={isEager || isSoon ? 'eager' : 'lazy'}
        fetchPriority={isEager ? 'high' : isSoon ? 'low' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}
