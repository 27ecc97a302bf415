import { useAtom } from 'jotai'
import { useEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { ConsentAnswer } from '#domain/tracking/consent.ts'
import { consentAtom, consentDialogAtom } from '#state/consent.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/consent.ts'
import styles from './ConsentBar.module.css'
import { useAboveFootBar } from './useAboveFootBar.ts'

const ANSWERS = ['necessary', 'all'] as const

/**
 * Asks for consent at the bottom of the page: one question and two answers of equal size. It blocks nothing: the page
 * stays readable and usable.
 */
export function ConsentBar() {
  const [question, setQuestion] = useAtom(consentDialogAtom)
  const [answer, setAnswer] = useAtom(consentAtom)
  const bar = useRef<HTMLElement>(null)
  useAboveFootBar(bar)
  const [rememberFocus, restoreFocus] = useFocusReturn(bar)
  useEffect(() => {
    if (question !== 'opened' || bar.current === null) return
    // With large letters it is no bar, but the end of the page.
    bar.current.focus({ preventScroll: getComputedStyle(bar.current).position === 'fixed' })
  }, [question])
  const close = () => {
    restoreFocus()
    setQuestion('closed')
  }
  const give = (given: ConsentAnswer) => {
    setAnswer(given)
    close()
  }
  const leave = () => {
    if (answer !== null) close()
  }
  return (
    // Escape closes the bar without a change, wherever the focus is in it.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      ref={bar}
      className={styles.bar}
      aria-label={t('consent.title')}
      tabIndex={-1}
      onFocus={rememberFocus}
      onKeyDown={({ key }) => key === 'Escape' && leave()}
    >
      <div className={styles.inside}>
        {/* Opened by the visitor, it shows the details at once. */}
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
  const ofAnalytics = tenant.tracking.acquisition ? 'consent.text' : 'consent.textAnalytics'
  return <span>{t(config.posthog === null ? 'consent.textAcquisition' : ofAnalytics)}</span>
}

/** Explains each answer and the current one; null before the first. */
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

/** Remembers where the focus came from when it entered the bar, and brings it back there, else to the content. */
function useFocusReturn(bar: RefObject<HTMLElement | null>) {
  const before = useRef<EventTarget | null>(null)
  const remember = ({ relatedTarget }: FocusEvent) => {
    if (!isInside(bar.current, relatedTarget)) before.current = relatedTarget
  }
  const restore = () => {
    if (!isInside(bar.current, document.activeElement)) return
    const target = before.current instanceof HTMLElement ? before.current : document.querySelector('main')
    target?.focus({ preventScroll: true })
  }
  return [remember, restore] as const
}

function isInside(bar: HTMLElement | null, target: EventTarget | null): boolean {
  return target instanceof Node && bar?.contains(target) === true
}
