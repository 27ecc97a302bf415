import { useAtomValue } from 'jotai'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'
import type { SavedTravel } from '#domain/travels/savedTravels.ts'
import { wishlistAtom } from '#state/savedTravels.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { mailtoUrl } from '#web/site/mailto.ts'
import { travelPath, WISHLIST_PATH } from '#web/site/travelPaths.ts'
import { t } from '#web/text/travel.ts'
import { WishlistButton } from '#web/travel/wishlist/WishlistButton.tsx'
import styles from './TravelTools.module.css'
import { share, type ShareOutcome } from './share.ts'

interface Props {
  readonly travel: SavedTravel
}

/** Wishlist, share and print. Without script sharing opens an e-mail, and the print button is hidden. */
export function TravelTools({ travel }: Props) {
  const { config } = useSite()
  const { pathname } = useLocation()
  const { name } = travel
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [dropped, setDropped] = useState<SavedTravel | null>(null)
  const url = `${config.publicUrl}${pathname}`
  return (
    <div className={styles.tools} role="group" aria-label={t('travel.tools')}>
      <WishlistButton
        travel={travel}
        onToggle={(isRemembered, lost) => {
          setOutcome(isRemembered ? 'remembered' : 'forgotten')
          setDropped(lost)
        }}
      />
      <a
        className={styles.tool}
        href={mailtoUrl('', { subject: t('travel.shareSubject', { name }), body: url })}
        onClick={(event) => {
          event.preventDefault()
          void share({ title: name, url }).then(setOutcome)
        }}
      >
        {t('travel.share')}
      </a>
      <button className={styles.print} type="button" onClick={() => window.print()}>
        {t('travel.print')}
      </button>
      <OutcomeMessage outcome={outcome} dropped={dropped} />
    </div>
  )
}

type Outcome = ShareOutcome | 'remembered' | 'forgotten'

interface MessageProps {
  readonly outcome: Outcome | null
  /** The travel that fell off a full wishlist; null for none. */
  readonly dropped: SavedTravel | null
}

/** Result of the last action; scrolled into view, since the sticky booking bar may cover it. */
function OutcomeMessage({ outcome, dropped }: MessageProps) {
  const count = useAtomValue(wishlistAtom).length
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (outcome !== null) paragraph.current?.scrollIntoView({ block: 'nearest' })
  }, [outcome])
  return (
    <p ref={paragraph} className={styles.message} role="status">
      {outcome === 'copied' ? <span>{t('travel.shareCopied')}</span> : null}
      {outcome === 'failed' ? <span>{t('travel.shareFailed')}</span> : null}
      {outcome === 'forgotten' ? <span>{t('travel.isForgotten')}</span> : null}
      {outcome === 'remembered' ? (
        <>
          <span>{t('travel.isRemembered')}</span> <Link to={WISHLIST_PATH}>{t('site.wishlist', { count })}</Link>
          {dropped === null ? null : (
            <>
              <br />
              <span>{t('travel.isDropped')}</span> <Link to={travelPath(dropped)}>{dropped.name}</Link>
            </>
          )}
        </>
      ) : null}
    </p>
  )
}
