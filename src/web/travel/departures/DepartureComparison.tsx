import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { compareDays } from '#domain/calendar.ts'
import { formatMoney } from '#domain/money.ts'
import { departureBookingPath } from '#web/travel/departures/bookingLinks.ts'
import { useDuration } from '#web/site/useDuration.ts'
import { t } from '#web/text/comparison.ts'
import { formatDay, formatWeekday, formatWeekdayAndDay } from '#web/text/days.ts'
import { COMPARISON_ID, SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import { ButtonLink } from '#web/ui/ButtonLink.tsx'
import { StateMark } from '#web/ui/StateMark.tsx'
import { useIsInViewport } from '#web/ui/useIsInViewport.ts'
import styles from './DepartureComparison.module.css'
import type { Variant } from './VariantLinks.tsx'
import { ViewLink } from './ViewLink.tsx'
import { canBeChosen, canOnlyWait, cheapestDeparture } from './departureRows.ts'
import { departureSearch, withToggled, type DepartureView } from './departureView.ts'
import type { DepartureRow } from './departures.ts'
import { stateText } from './stateText.ts'

interface Props {
  readonly travelId: string
  readonly rows: readonly DepartureRow[]
  readonly view: DepartureView
  readonly variants: readonly Variant[]
}

/** The compared departures as columns, by start date. Null without any. */
export function DepartureComparison({ travelId, rows, view, variants }: Props) {
  const [parameters] = useSearchParams()
  const duration = useDuration()
  const isInViewport = useIsInViewport(COMPARISON_ID)
  const compared = rows
    .filter(({ key }) => view.compared.includes(key))
    .sort((a, b) => compareDays(a.startDate, b.startDate))
  if (compared.length === 0) return null
  return (
    <section
      id={COMPARISON_ID}
      className={styles.comparison}
      tabIndex={-1}
      aria-label={t('travel.compare')}
      data-in-sight={isInViewport || undefined}
    >
      <h3 className={styles.title}>{t('travel.compare')}</h3>
      {compared.length === 1 ? <p>{t('travel.compareHint')}</p> : null}
      {/* A scrollable region must be focusable for keyboard users. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles.frame} role="region" aria-label={t('travel.compare')} tabIndex={0}>
        <table className={styles.table}>
          <tbody>
            {factsOf(compared, variants, duration).map(({ name, values }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, index) => (
                  <td key={compared[index]?.key}>{value}</td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <ViewLink
                  className={styles.clear}
                  search={departureSearch(parameters, { ...view, compared: [] })}
                  part={SECTION_IDS.dates}
                >
                  {t('travel.compareClear')}
                </ViewLink>
              </th>
              {compared.map((row) => (
                <td key={row.key}>
                  <span className={styles.acts}>
                    {canBeChosen(row) ? (
                      <ButtonLink to={departureBookingPath(travelId, row)}>
                        {canOnlyWait(row) ? t('travel.compareWait') : t('travel.compareBook')}
                      </ButtonLink>
                    ) : null}
                    <ViewLink
                      className={styles.clear}
                      search={departureSearch(parameters, withToggled(view, row.key))}
                      part={SECTION_IDS.dates}
                      label={t('travel.compareOne', {
                        action: t('travel.compareRemoveShort'),
                        days: formatWeekdayAndDay(row.startDate),
                      })}
                    >
                      {t('travel.compareRemoveShort')}
                    </ViewLink>
                  </span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
    </section>
  )
}

interface Fact {
  readonly name: string
  /** One for each departure. */
  readonly values: readonly ReactNode[]
}

function factsOf(
  rows: readonly DepartureRow[],
  variants: readonly Variant[],
  duration: ReturnType<typeof useDuration>,
): readonly Fact[] {
  const labelOf = (id: string) => variants.find((variant) => variant.id === id)?.transportTypeLabel ?? ''
  const fact = (name: string, valueOf: (row: DepartureRow) => ReactNode): Fact => ({ name, values: rows.map(valueOf) })
  return [
    fact(t('travel.compareStart'), ({ startDate }) => (
      <strong>{`${formatWeekday(startDate).short} ${formatDay(startDate)}`}</strong>
    )),
    fact(t('travel.compareEnd'), ({ endDate }) => `${formatWeekday(endDate).short} ${formatDay(endDate)}`),
    fact(t('travel.factDuration'), duration),
    ...(variants.length > 1 ? [fact(t('travel.factTransport'), ({ variantId }) => labelOf(variantId))] : []),
    fact(t('travel.compareExtension'), ({ extensionLabel }) => extensionLabel ?? t('travel.compareWithout')),
    fact(t('travel.departureState'), (row) => (
      <>
        <StateMark state={row.state} /> <span>{stateText(row)}</span>
      </>
    )),
    fact(t('travel.departurePrice'), (row) => <Price row={row} least={leastBeside(row, rows)} />),
  ]
}

/** The lowest price of the departures in the currency of one; null if none of them is dearer: no date is the cheapest then. */
function leastBeside({ currency }: DepartureRow, rows: readonly DepartureRow[]): number | null {
  const comparable = rows.filter((row) => row.currency === currency)
  const least = cheapestDeparture(comparable)?.fromCentimes ?? null
  const isDearer = ({ fromCentimes }: DepartureRow) => fromCentimes !== null && least !== null && fromCentimes > least
  return comparable.some(isDearer) ? least : null
}

/** A price and its difference from the lowest one; null omits the difference. */
function Price({
  row: { fromCentimes, currency },
  least,
}: {
  readonly row: DepartureRow
  readonly least: number | null
}) {
  if (fromCentimes === null) return <span>{t('travel.priceOnRequest')}</span>
  const more = least === null ? null : fromCentimes - least
  return (
    <>
      <strong>{formatMoney({ centimes: fromCentimes, currency })}</strong>
      {more === null || more < 0 ? null : (
        <span className={styles.more}>
          {more === 0
            ? t('travel.compareCheapest')
            : t('travel.compareMore', { amount: formatMoney({ centimes: more, currency }) })}
        </span>
      )}
    </>
  )
}
