import { useEffect, useRef, type ReactNode } from 'react'
import type { Resumption } from '#domain/booking/stored/resumption.ts'
import { funnelPath } from '#web/site/travelPaths.ts'
import { formatDay } from '#web/text/days.ts'
import { t } from '#web/text/resume.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import styles from './ResumeBar.module.css'
import { useResumption, type Erased, type ResumptionOffer } from './useResumption.ts'

const TITLES = { begun: 'resume.title', sent: 'resume.sent', unpaid: 'resume.unpaid' } as const

interface Props {
  /** Only a booking of this travel is offered; null for any. */
  readonly travelId: string | null
  /** Closes the bar for this visit; omitted where it cannot be closed. */
  readonly onHide?: () => void
  /** Link or button shown once the booking is deleted. */
  readonly otherwise?: ReactNode
  /** Shown if there is no booking after all, for instance because it has expired. */
  readonly fallback?: ReactNode
}

/**
 * «Ihre angefangene Buchung: Provence, ab 19.06.2027, 2 Personen – weiter», with a button that deletes it; of one that was
 * sent, the way to its outcome or to the payment.
 */
export function ResumeBar({ travelId, onHide, otherwise, fallback = null }: Props) {
  const { resumption, erased, ...actions } = useResumption(travelId)
  if (resumption === null && erased === null) return fallback
  return (
    <section className={styles.bar} data-foot-bar aria-label={t(TITLES[resumption?.stage ?? 'begun'])}>
      <div className={styles.inside}>
        {/* Before the next booking that was begun: a deletion can be undone. */}
        {erased === null && resumption !== null ? (
          <Begun resumption={resumption} {...actions} />
        ) : (
          <Deleted erased={erased} otherwise={otherwise} />
        )}
        {onHide === undefined ? null : (
          <button type="button" className={styles.hide} aria-label={t('resume.hide')} onClick={onHide}>
            <span aria-hidden>×</span>
          </button>
        )}
      </div>
    </section>
  )
}

interface BegunProps extends Pick<ResumptionOffer, 'count' | 'erase' | 'eraseAll'> {
  readonly resumption: Resumption
}

function Begun({ resumption, count, erase, eraseAll }: BegunProps) {
  const { travelId, travelName, startDate, people, stage } = resumption
  const path = funnelPath(travelId)
  return (
    <>
      <p className={styles.text}>
        <span className={stage === 'begun' ? `${styles.caption} ${styles.spare}` : styles.caption}>
          {t(TITLES[stage])}
        </span>
        <span className={styles.name}>{travelName}</span>
        <span className={styles.facts}>
          {(startDate === null ? '' : t('resume.from', { day: formatDay(startDate) })) +
            t('resume.people', { count: people })}
        </span>
      </p>
      {stage === 'begun' ? (
        <>
          <ButtonLink to={path} look="primary">
            {t('resume.goOn')}
          </ButtonLink>
          <button type="button" className={styles.quiet} onClick={erase}>
            {t('resume.delete')}
          </button>
          {count > 1 ? (
            <button type="button" className={styles.all} onClick={eraseAll}>
              {t('resume.deleteAll', { count })}
            </button>
          ) : null}
        </>
      ) : stage === 'sent' ? (
        <ButtonLink to={`${path}/zahlung`} look="primary">
          {t('resume.toOutcome')}
        </ButtonLink>
      ) : (
        <ButtonLink to={`${path}/online-zahlung`} look="primary">
          {t('resume.toPayment')}
        </ButtonLink>
      )}
    </>
  )
}

interface DeletedProps extends Pick<Props, 'otherwise'> {
  readonly erased: Erased | null
}

function Deleted({ erased, otherwise }: DeletedProps) {
  const undo = useRef<HTMLButtonElement>(null)
  // Focus restoration: the delete button is gone, so the undo button takes the focus.
  useEffect(() => undo.current?.focus(), [])
  return (
    <>
      <p className={styles.text} role="status">
        {t(erased?.areAll === true ? 'resume.allDeleted' : 'resume.deleted')}
      </p>
      {otherwise}
      <button ref={undo} type="button" className={styles.quiet} onClick={erased?.restore}>
        {t('resume.undo')}
      </button>
    </>
  )
}
