import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/nothingBookable.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import styles from './NothingBookable.module.css'
import { overallAvailability } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'

interface Props {
  /** Name of the travel. */
  readonly name: string
  /** Null if loading failed. */
  readonly departures: readonly DepartureRow[] | null
  /** Whether the travel is sold by phone only. */
  readonly isByPhone: boolean
}

/** Alternatives if nothing is bookable: an e-mail to be notified, the waitlist, or a call. */
export function NothingBookable({ name, departures, isByPhone }: Props) {
  const { tenant } = useSite()
  const { title, text } = wordsFor(departures, isByPhone)
  const mail = new URLSearchParams({
    subject: t('travel.notifySubject', { name }),
    body: t('travel.notifyBody', { name }),
  })
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      <p>{text}</p>
      {departures === null ? (
        <ButtonLink href="">{t('error.retry')}</ButtonLink>
      ) : (
        // Mail clients do not decode `+` as a space.
        <ButtonLink href={`mailto:${tenant.contact.email}?${mail.toString().replaceAll('+', '%20')}`}>
          {t('travel.notify')}
        </ButtonLink>
      )}
      <p>
        {t('travel.notifyPhone')} <OperatorPhone />
      </p>
    </div>
  )
}

function wordsFor(
  departures: Props['departures'],
  isByPhone: boolean,
): { readonly title: string; readonly text: string } {
  if (departures === null) return { title: t('travel.failedTitle'), text: t('travel.failedText') }
  if (isByPhone) return { title: t('travel.byPhoneTitle'), text: t('travel.byPhoneText') }
  switch (overallAvailability(departures)) {
    case 'waitlist':
      return { title: t('travel.waitlistTitle'), text: t('travel.waitlistText') }
    case 'soldOut':
      return { title: t('travel.soldOutTitle'), text: t('travel.soldOutText') }
    case 'none':
    case 'bookable':
      return { title: t('travel.noneTitle'), text: t('travel.noneText') }
  }
}
