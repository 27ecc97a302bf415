import { pictureWidths } from '#domain/content/pictures.ts'
import styles from './Logo.module.css'
import { Picture } from './Picture.tsx'
import { altText, type PictureTexts } from './altText.ts'

/** Pixels. Assumption: used if the platform gives no width, since the natural width is unknown. */
const DEFAULT_WIDTH = 160

/** Pixels. Assumption: a logo is no wider than a phone; wider ones are scaled down. */
const MAX_WIDTH = 320

interface Props {
  readonly logo: PictureTexts & { readonly publicId: string }
  /** CSS pixels; null if the platform gives none. */
  readonly width: number | null
}

/** A logo in a box of fixed size, so that loading causes no layout shift. */
export function Logo({ logo, width }: Props) {
  const shown = width === null || width <= 0 ? DEFAULT_WIDTH : Math.min(width, MAX_WIDTH)
  const sharp = pictureWidths.filter((each) => each >= shown).slice(0, 2)
  return (
    <span className={styles.frame}>
      {/* Sets the size by attributes, since the Content Security Policy forbids inline styles. */}
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
