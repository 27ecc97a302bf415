import { useAtom } from 'jotai'
import { useEffect, useRef } from 'react'
import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentQuestionAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { consentMessages } from '#web/text/consentMessages.ts'
import { translator } from '#web/text/translator.ts'
import styles from './ConsentBar.module.css'
import { useAboveFootBar } from './useAboveFootBar.ts'

const t = translator(consentMessages)

const ANSWERS = ['necessary', 'all'] as const

/**
 * Asks at the foot of the page whether more than the necessary may run: one question, and two answers of the same size
 * beside it. Nothing waits for it: the page can be read and used behind it.
 */
export function ConsentBar() {
  const [question, setQuestion] = useAtom(consentQuestionAtom)
  const [answer, setAnswer] = useAtom(consentAtom)
  const bar = useRef<HTMLElement>(null)
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
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t('consent.title')}
      tabIndex={-1}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div className={styles.inside}>
        {/* Whoever opens it by themselves wants to know what holds. */}
        <details open={question === 'opened'}>
          <summary className={styles.question}>
            <span>
              <Question /> <span className={styles.more}>{t('consent.details')}</span>
            </span>
          </summary>
          <Details answer={answer} />
        </details>
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

/** What each answer means, and the one that holds; null before the first. */
function Details({ answer }: { readonly answer: ConsentAnswer | null }) {
  const { config, tenant } = useSite()
  return (
    <div className={styles.details}>
      {answer === null ? null : <p>{t(answer === 'all' ? 'consent.nowAll' : 'consent.nowNecessary')}</p>}
      <p>{t('consent.always')}</p>
      {config.posthog === null ? null : <p>{t('consent.analytics')}</p>}
      {tenant.tracking.acquisition ? <p>{t('consent.acquisition')}</p> : null}
      <p>{t('consent.change')}</p>
    </div>
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
