import { useAtom } from 'jotai'
import { useEffect, useLayoutEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { pressedCardAtom } from '#state/pressedCard.ts'
import { PictureGround } from '#web/ui/PictureGround.tsx'
import styles from './ComingTravel.module.css'

/**
 * A page, and in its place the beginning of a travel from the moment its card is pressed: name and colour are known,
 * the rest is on its way. The page that is left stays as it is until then.
 */
export function ComingTravel({ children }: { readonly children: ReactNode }) {
  const [pressed, setPressed] = useAtom(pressedCardAtom)
  const { key } = useLocation()
  // Wherever one arrives, nothing is coming any more; nor when one is back where the card was pressed.
  const coming = pressed?.entry === key ? pressed : null
  useEffect(() => () => setPressed(null), [key, setPressed])
  useTop(coming !== null)
  return (
    <>
      {coming === null ? null : (
        <header className={styles.hero} aria-busy>
          <div className={styles.frame}>
            <PictureGround colour={coming.colour} />
          </div>
          <h1 className={styles.name}>{coming.name}</h1>
        </header>
      )}
      <div className={coming === null ? styles.page : styles.left}>{children}</div>
    </>
  )
}

/** What is coming begins at its top. The router knows the place that is left, and goes there again on the way back. */
function useTop(isComing: boolean): void {
  useLayoutEffect(() => {
    if (isComing) window.scrollTo(0, 0)
  }, [isComing])
}
