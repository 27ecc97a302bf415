import styles from './PictureGround.module.css'

/**
 * Fills the place of a picture with its colour until it is there; stands before it in a positioned frame. An attribute,
 * for the content policy allows no style in the page. Null draws nothing.
 */
export function PictureGround({ colour }: { readonly colour: string | null }) {
  if (colour === null) return null
  return (
    <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden>
      <path fill={colour} d="M0 0h1v1H0z" />
    </svg>
  )
}
