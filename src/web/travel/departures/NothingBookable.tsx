import { departuresInView } from '#domain/travels/datesInView.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { mailtoUrl } from '#web/site/mailto.ts'
import { t } from '#web/text/nothingBookable.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { DateRange } from '#web/ui/DateRange.tsx'
import styles from './NothingBookable.module.css'
import { overallAvailability } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'

const NothingBookable_travel = graphql(`
  fragment NothingBookable_travel on Travel {
    id
    name
    dates {
      startDate
      endDate
      includesExtension
      status
      placesLeft
      minPrice
    }
  }
`)

interface Props {
  readonly travel: FragmentType<typeof NothingBookable_travel>
  /** Null if loading failed. */
  readonly departures: readonly DepartureRow[] | null
  /** Whether the travel is sold by phone only. */
  readonly isByPhone: boolean
}

/** Alternatives if nothing is bookable: an e-mail to enquire or to be notified, the waitlist, or a call. */
export function NothingBookable({ travel, departures, isByPhone }: Props) {
  const { name, dates } = readFragment(NothingBookable_travel, travel)
  const isEachByPhone = isByPhone || (departures !== null && isSoldByPhone(departures))
  const { title, text } = wordsFor(departures, isEachByPhone)
  return (
    <div className={styles.notice}>
      <p className={styles.title}>{title}</p>
      {isByPhone ? <PhoneDates dates={dates ?? []} /> : null}
      <p>{text}</p>
      {departures === null ? (
        <ButtonLink href="">{t('error.retry')}</ButtonLink>
      ) : (
        <MailLink name={name} isByPhone={isEachByPhone} />
      )}
      <p>
        {t('travel.notifyPhone')} <OperatorPhone />
      </p>
    </div>
  )
}

/** Whether there are departures, all of them sold by phone only: the list below names them. */
function isSoldByPhone(departures: readonly DepartureRow[]): boolean {
  return departures.length > 0 && overallAvailability(departures) === 'none'
}

/** The dates of a travel sold by phone only; null without any to come. */
function PhoneDates({ dates }: { readonly dates: Parameters<typeof departuresInView>[0]['dates'] }) {
  const { today } = useSite().config
  const departures = departuresInView({ dates, minPrice: null }, { today, months: [] })
  if (departures.length === 0) return null
  return (
    <>
      <p>{t('travel.byPhoneDates')}</p>
      <ul className={styles.dates}>
        {departures.map(({ startDate, endDate }) => (
          <li key={`${startDate} ${endDate}`}>
            <DateRange startDate={startDate} endDate={endDate} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Opens an e-mail: an enquiry about a travel sold by phone, else the wish to be notified. */
function MailLink({ name, isByPhone }: { readonly name: string; readonly isByPhone: boolean }) {
  const { contact } = useSite().tenant
  const href = mailtoUrl(contact.email, {
    subject: isByPhone ? t('travel.enquireSubject', { name }) : t('travel.notifySubject', { name }),
    body: isByPhone ? t('travel.enquireBody', { name }) : t('travel.notifyBody', { name }),
  })
  return <ButtonLink href={href}>{isByPhone ? t('travel.enquire') : t('travel.notify')}</ButtonLink>
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
