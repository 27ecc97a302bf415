import { graphql } from '#gql/gql.ts'
import { readFragment } from '#gql/fragment-masking.ts'
import type { FragmentType } from '#gql/fragment-masking.ts'
import { t } from '#web/text/site.ts'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { FromPrice } from '#web/ui/Price.tsx'
import styles from './BookingBar.module.css'
import { bookingPath } from './travelPaths.ts'

const BookingBar_travel = graphql(`
  fragment BookingBar_travel on Travel {
    id
    name
    minPrice
    currency
    pricing {
      travels {
        id
      }
    }
  }
`)

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof BookingBar_travel>
}

/** The one call to action: stays at the lower edge while the page is read. Nothing for travels sold by phone only. */
export function BookingBar({ travelId, travel: masked }: Props) {
  const { name, minPrice, currency, pricing } = readFragment(BookingBar_travel, masked)
  if (pricing === null || pricing.travels.length === 0) return null
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <span className={styles.name}>{name}</span>
        <span className={styles.price}>
          <FromPrice amount={minPrice} currency={currency} />
        </span>
        <ButtonLink to={bookingPath(travelId)} look="primary">
          {t('travel.book')}
        </ButtonLink>
      </div>
    </div>
  )
}
