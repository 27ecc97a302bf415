import { useSetAtom } from 'jotai'
import { consentQuestionAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import styles from './ConsentLink.module.css'
import { asksForConsent } from './asksForConsent.ts'
import { loadTracker } from './lazyTracker.ts'

/** Opens the question of consent again. Nothing where nothing is asked, and without scripts, which there is then nothing of. */
export function ConsentLink() {
  const site = useSite()
  const setQuestion = useSetAtom(consentQuestionAtom)
  if (!asksForConsent(site)) return null
  // The answer given so far is known once the tracking is there.
  const open = () => void loadTracker().finally(() => setQuestion('opened'))
  return (
    <button type="button" className={styles.link} onClick={open}>
      {t('site.consent')}
    </button>
  )
}
