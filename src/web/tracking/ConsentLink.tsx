import { useSetAtom } from 'jotai'
import { consentDialogAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/site.ts'
import styles from './ConsentLink.module.css'
import { asksForConsent } from './asksForConsent.ts'
import { loadTracker } from './lazyTracker.ts'

/** Opens the consent bar again. Nothing on a site that needs no consent. */
export function ConsentLink() {
  const site = useSite()
  const setQuestion = useSetAtom(consentDialogAtom)
  if (!asksForConsent(site)) return null
  // The stored answer is known once the tracker is loaded.
  const open = () => void loadTracker().finally(() => setQuestion('opened'))
  return (
    <button type="button" className={styles.link} onClick={open}>
      {t('site.consent')}
    </button>
  )
}
