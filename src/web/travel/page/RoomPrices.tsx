import { useSearchParams } from 'react-router'
import { hasSingleCabin } from '#domain/booking/rooms/cabins.ts'
import { formatMoney } from '#domain/money.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { formatDay, formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './RoomPrices.module.css'
import { shownRooms, type RoomsOfTravel } from './shownRooms.ts'

const RoomPrices_travel = graphql(`
  fragment RoomPrices_travel on Travel {
    id
    ...ShownRooms_travel
  }
`)

interface Props extends Omit<RoomsOfTravel, 'travel'> {
  readonly travel: FragmentType<typeof RoomPrices_travel>
}

/** Prices per person of each room, with single supplement and early-booking discount. Null without any. */
export function RoomPrices({ travel, variants, rows }: Props) {
  const [parameters] = useSearchParams()
  const shown = shownRooms({ travel: readFragment(RoomPrices_travel, travel), variants, rows }, parameters)
  if (shown === null) return null
  const { row, isChosen, rooms, singleSupplement } = shown
  const { startDate, endDate, currency, bargain, fromCentimes } = row
  const areCabins = hasSingleCabin(rooms)
  const days = formatDateRange(startDate, endDate)
  const amount = (centimes: number) => formatMoney({ centimes, currency })
  return (
    <section id={SECTION_IDS.rooms} className={styles.section} data-below={3}>
      <h2 className={page.heading}>{t(areCabins ? 'travel.cabins' : 'travel.rooms')}</h2>
      <p className={styles.lead}>
        {isChosen ? t('travel.roomsChosen', { days }) : t('travel.roomsCheapest', { days })}
      </p>
      <table className={styles.table}>
        <caption className="sr-only">{t(areCabins ? 'travel.cabinsCaption' : 'travel.roomsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t(areCabins ? 'travel.cabin' : 'travel.room')}</th>
            <th scope="col" className={styles.amount}>
              {isChosen ? t('travel.roomPrice') : t('travel.roomPriceFrom')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rooms.map(({ id, name, isShared, dependsOnAges, isFamilyPackage, centimes }) => (
            <tr key={id}>
              <th scope="row">
                <span>{name}</span>
                {isShared ? <span className={styles.info}>{t('travel.roomShared')}</span> : null}
                {isFamilyPackage ? <span className={styles.info}>{t('travel.roomOfFamily')}</span> : null}
              </th>
              <td className={styles.amount}>
                {dependsOnAges
                  ? t('travel.roomByAges')
                  : isFamilyPackage
                    ? t('travel.roomOfFamilyFrom', { amount: amount(centimes) })
                    : amount(centimes)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {singleSupplement === null ? null : (
        <p>
          {t(areCabins ? 'travel.singleSupplementCabin' : 'travel.singleSupplement', {
            amount: amount(singleSupplement),
          })}
        </p>
      )}
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
