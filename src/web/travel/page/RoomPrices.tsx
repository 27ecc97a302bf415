import { useSearchParams } from 'react-router'
import { formatMoney } from '#domain/money.ts'
import { formatDay, formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { chosenDeparture } from '#web/travel/departures/chosenDeparture.ts'
import { cheapestDeparture } from '#web/travel/departures/departureRows.ts'
import { readDepartureView } from '#web/travel/departures/departureView.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './RoomPrices.module.css'
import type { VariantRooms } from './variantRooms.ts'

interface Props {
  readonly variants: readonly VariantRooms[]
  /** The departures of all variants. */
  readonly rows: readonly DepartureRow[]
}

/**
 * Prices per person of each room of the shown variant, with single supplement and early-booking discount: on the chosen
 * departure, else on the cheapest one.
 */
export function RoomPrices({ variants, rows }: Props) {
  const [parameters] = useSearchParams()
  const { variantId } = readDepartureView(parameters, rows)
  const variant = variants.find((one) => one.variantId === variantId) ?? variants[0]
  const own = rows.filter((row) => row.variantId === variant?.variantId)
  const chosen = chosenDeparture(own, parameters)
  const row = chosen ?? cheapestDeparture(own)
  const table = variant?.prices.find(({ places }) => row !== null && places.includes(rows.indexOf(row)))
  if (row === null || variant === undefined || table === undefined) return null
  const rooms = variant.rooms.flatMap((room, index) => {
    const centimes = table.centimes[index] ?? null
    return centimes === null ? [] : [{ ...room, centimes }]
  })
  if (rooms.length === 0) return null
  const { startDate, endDate, currency, bargain, fromCentimes } = row
  const { singleSupplement } = table
  const days = formatDateRange(startDate, endDate)
  const amount = (centimes: number) => formatMoney({ centimes, currency })
  return (
    <section id={SECTION_IDS.rooms} className={styles.section} data-below={3}>
      <h2 className={page.heading}>{t('travel.rooms')}</h2>
      <p className={styles.lead}>
        {chosen === null ? t('travel.roomsCheapest', { days }) : t('travel.roomsChosen', { days })}
      </p>
      <table className={styles.table}>
        <caption className="sr-only">{t('travel.roomsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('travel.room')}</th>
            <th scope="col" className={styles.amount}>
              {chosen === null ? t('travel.roomPriceFrom') : t('travel.roomPrice')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ id, name, isShared, centimes }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                {isShared ? <span className={styles.info}>{t('travel.roomShared')}</span> : null}
              </th>
              <td className={styles.amount}>{amount(centimes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {singleSupplement === null ? null : <p>{t('travel.singleSupplement', { amount: amount(singleSupplement) })}</p>}
      {bargain === null || fromCentimes === null ? null : (
        <p>
          {t('travel.bargain', {
            amount: amount(bargain.insteadOfCentimes - fromCentimes),
            day: formatDay(bargain.lastDay),
          })}
        </p>
      )}
    </section>
  )
}
