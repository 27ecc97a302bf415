import styles from './Picture.module.css'

/**
 * Fills the place of a picture until it is there, and for good where there is none: with its colour, or with a flat
 * poster where that is not known. Stands before it in a positioned frame. The colour is an attribute, for the content
 * policy allows no style in the page.
 */
export function PicturePlaceholder({ colour }: { readonly colour: string | null }) {
  if (colour === null) return <span className={`${styles.placeholder} ${styles.poster}`} aria-hidden />
  return (
    <svg className={styles.placeholder} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <path fill={colour} d="M0 0h1v1H0z" />
    </svg>
  )
}
