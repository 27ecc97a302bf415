import { useAtom } from 'jotai'
import { useEffect, useId, useRef } from 'react'
import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentQuestionAtom } from '#state/consent.ts'
import { useSite } from '#web/layout/SiteContext.tsx'
import { consentMessages } from '#web/text/consentMessages.ts'
import { translator } from '#web/text/translator.ts'
import styles from './ConsentBar.module.css'
import { useAboveFootBar } from './useAboveFootBar.ts'

const t = translator(consentMessages)

const ANSWERS = ['necessary', 'all'] as const

/**
 * Asks at the foot of the page whether more than the necessary may run, with two answers of the same size. Nothing waits
 * for it: the page can be read and used beside it.
 */
export function ConsentBar() {
  const [question, setQuestion] = useAtom(consentQuestionAtom)
  const [answer, setAnswer] = useAtom(consentAtom)
  const bar = useRef<HTMLElement>(null)
  const titleId = useId()
  useAboveFootBar(bar)
  useFocusWhileOpened(bar, question === 'opened')
  const give = (given: ConsentAnswer) => {
    setAnswer(given)
    setQuestion('closed')
  }
  const leave = () => {
    if (answer !== null) setQuestion('closed')
  }
  return (
    // Escape leaves everything as it is, wherever in the bar one stands.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section ref={bar} className={styles.bar} aria-labelledby={titleId} tabIndex={-1} onKeyDown={({ key }) => key === 'Escape' && leave()}>
      <div className={styles.inside}>
        <div className={styles.question}>
          <h2 id={titleId} className={styles.title}>
            {t('consent.title')}
          </h2>
          <p>
            <Question />
          </p>
          {answer === null ? null : <p>{t(answer === 'all' ? 'consent.nowAll' : 'consent.nowNecessary')}</p>}
          <Details />
        </div>
        <div className={styles.answers}>
          {ANSWERS.map((name) => (
            <button key={name} type="button" className={styles.answer} onClick={() => give(name)}>
              {t(`consent.${name}`)}
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

function Question() {
  const { config, tenant } = useSite()
  if (config.posthog === null) return t('consent.textAcquisition')
  return t(tenant.tracking.acquisition ? 'consent.text' : 'consent.textAnalytics')
}

function Details() {
  const { config, tenant } = useSite()
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>{t('consent.details')}</summary>
      <p>{t('consent.always')}</p>
      {config.posthog === null ? null : <p>{t('consent.analytics')}</p>}
      {tenant.tracking.acquisition ? <p>{t('consent.acquisition')}</p> : null}
      <p>{t('consent.change')}</p>
    </details>
  )
}

/** Takes the focus to a bar the visitor has opened, and back to where it was when it closes. */
function useFocusWhileOpened(bar: { readonly current: HTMLElement | null }, isOpened: boolean): void {
  useEffect(() => {
    if (!isOpened) return
    const before = document.activeElement
    bar.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [bar, isOpened])
}
