import { useState } from 'react'
import { useLocation } from 'react-router'
import type { ShelvedTravel } from '#domain/travels/shelf.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { t } from '#web/text/travel.ts'
import { RememberButton } from './RememberButton.tsx'
import { share, type ShareOutcome } from './share.ts'
import styles from './TravelTools.module.css'

interface Props {
  readonly travel: ShelvedTravel
}

/** Remember, share and print. Without script sharing opens an e-mail, and printing is left to the browser. */
export function TravelTools({ travel }: Props) {
  const { config } = useSite()
  const { pathname } = useLocation()
  const { name } = travel
  const [outcome, setOutcome] = useState<ShareOutcome | null>(null)
  const url = `${config.publicUrl}${pathname}`
  const mail = new URLSearchParams({ subject: t('travel.shareSubject', { name }), body: url })
  const told = outcome === 'copied' ? t('travel.shareCopied') : outcome === 'failed' ? t('travel.shareFailed') : ''
  return (
    <div className={styles.tools} role="group" aria-label={t('travel.tools')}>
      <RememberButton travel={travel} />
      <a
        className={styles.tool}
        href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}
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
      <p className={styles.told} role="status">
        {told}
      </p>
    </div>
  )
}
