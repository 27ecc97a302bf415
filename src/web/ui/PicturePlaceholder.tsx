import styles from './Picture.module.css'

/**
 * Placeholder behind a picture, in a positioned frame: its dominant colour, or a neutral drawing if that is unknown. The
 * colour is an SVG attribute, since the Content Security Policy forbids inline styles.
 */
export function PicturePlaceholder({ colour }: { readonly colour: string | null }) {
  if (colour === null) return <span className={`${styles.placeholder} ${styles.poster}`} aria-hidden />
  return (
    <svg className={styles.placeholder} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <path fill={colour} d="M0 0h1v1H0z" />
    </svg>
  )
}
