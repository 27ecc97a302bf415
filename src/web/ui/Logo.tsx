import { pictureWidths } from '#domain/content/pictures.ts'
import styles from './Logo.module.css'
import { Picture } from './Picture.tsx'
import { altText, type PictureTexts } from './altText.ts'

/** Pixels of a logo whose platform names no width. Assumption: the natural width is not told, so all have this one. */
const DEFAULT_WIDTH = 160

/** Assumption: a logo takes no more than a phone has; a wider one is drawn smaller. */
const MAX_WIDTH = 320

interface Props {
  readonly logo: PictureTexts & { readonly publicId: string }
  /** Pixels on the page; null where the platform names none. */
  readonly width: number | null
}

/** The sign of whoever runs a travel: whole in its place, whatever its shape, so that nothing moves when it is there. */
export function Logo({ logo, width }: Props) {
  const shown = width === null || width <= 0 ? DEFAULT_WIDTH : Math.min(width, MAX_WIDTH)
  const sharp = pictureWidths.filter((each) => each >= shown).slice(0, 2)
  return (
    <span className={styles.frame}>
      {/* As wide as told; the content policy allows no style in the page. */}
      <svg className={styles.place} width={shown} height={Math.round((shown * 9) / 16)} aria-hidden />
      <Picture
        className={styles.logo}
        publicId={logo.publicId}
        alt={altText(logo)}
        ratio="16x9"
        widths={sharp}
        sizes={`${shown}px`}
      />
    </span>
  )
}
