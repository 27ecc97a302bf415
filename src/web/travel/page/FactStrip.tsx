import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import type { BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { transportOf } from '#domain/catalogue/variantLabels.ts'
import { formatMoney } from '#domain/money.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { readMonth } from '#web/site/travelPaths.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { formatDay } from '#web/text/days.ts'
import { t as cardText } from '#web/text/cards.ts'
import { t } from '#web/text/travel.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { perPersonText } from '#web/travel/departures/perPersonText.ts'
import { DateRange } from '#web/ui/DateRange.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import { BoardingPlaces } from './BoardingPlaces.tsx'
import styles from './FactStrip.module.css'
import { AwaitValue } from './AwaitValue.tsx'
import { shownTravel } from './shownTravel.ts'

const FactStrip_travel = graphql(`
  fragment FactStrip_travel on Travel {
    id
    pricing {
      travels {
        id
        transportTypeLabel
      }
    }
    ...ShownTravel_travel
  }
`)

interface Props {
  readonly travel: FragmentType<typeof FactStrip_travel>
  readonly departures: readonly DepartureRow[] | null
  readonly boarding: readonly BoardingPlace[] | Promise<readonly BoardingPlace[]>
}

/** Duration, dates, price, transport and boarding places. */
export function FactStrip({ travel: masked, departures, boarding }: Props) {
  const { config } = useSite()
  const duration = useDuration()
  const month = readMonth(useSearchParams()[0])
  const travel = readFragment(FactStrip_travel, masked)
  const { dates, price, least } = shownTravel(travel, departures, { today: config.today, month })
  const transports = [...new Set(travel.pricing?.travels.flatMap((variant) => transportOf(variant) ?? []))]
  return (
    <dl className={styles.strip}>
      {dates === null ? null : <Fact name={t('travel.factDuration')}>{duration(dates)}</Fact>}
      {dates === null && departures === null ? null : (
        <Fact name={t('travel.factDates')}>
          {dates === null ? (
            <span>{t('travel.datesOnRequest')}</span>
          ) : (
            <DateRange startDate={dates.startDate} endDate={dates.endDate} />
          )}
          {dates !== null && dates.more > 0 ? (
            <a className={styles.more} href="#daten">
              {cardText('travel.andMoreDates', { count: dates.more })}
            </a>
          ) : null}
        </Fact>
      )}
      {price === null ? null : (
        <Fact name={t('travel.factPrice')}>
          <FromPrice {...price} />
          {price.centimes === null ? null : <PriceNote least={least} />}
          {least === null || dates === null || least.startDate === dates.startDate ? null : (
            <span className={styles.more}>{t('travel.priceDay', { day: formatDay(least.startDate) })}</span>
          )}
        </Fact>
      )}
      {transports.length > 0 ? <Fact name={t('travel.factTransport')}>{transports.join(' · ')}</Fact> : null}
      <AwaitValue
        value={boarding}
        fallback={transports.length > 0 ? <Fact name={t('travel.factBoarding')}>…</Fact> : null}
      >
        {(places) =>
          places.length === 0 ? null : (
            <Fact name={t('travel.factBoarding')}>
              <BoardingPlaces places={places} />
            </Fact>
          )
        }
      </AwaitValue>
    </dl>
  )
}

/** Unit of the price (person, room), and the last day of a discount. The room is unknown without departures. */
function PriceNote({ least }: { readonly least: DepartureRow | null }) {
  if (least === null) return <span className={styles.more}>{t('travel.perPerson')}</span>
  const { bargain, currency, fromRoom } = least
  return (
    <span className={styles.more}>
      {perPersonText(fromRoom) +
        (bargain === null
          ? ''
          : `, ${t('travel.insteadOf', { price: formatMoney({ centimes: bargain.insteadOfCentimes, currency }), day: formatDay(bargain.lastDay) })}`)}
    </span>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  )
}
