import { useSearchParams } from 'react-router'
import { transportOf, withDistinctLabels } from '#domain/catalogue/variantLabels.ts'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { readMonth } from '#web/site/travelPaths.ts'
import { t } from '#web/text/travel.ts'
import { SECTION_IDS } from '#web/travel/section/SectionLinks.tsx'
import page from '#web/travel/section/TravelPage.module.css'
import { retryableLazy } from '#web/ui/retryableLazy.tsx'

// Styles of lazy components, needed when the page is rendered without script.
import '#web/ui/Calendar.module.css'
import './DepartureComparison.module.css'
import styles from './DepartureSection.module.css'
import './NothingBookable.module.css'
import { DepartureTable } from './DepartureTable.tsx'
import { MonthNote } from './MonthNote.tsx'
import { MoreDepartures } from './MoreDepartures.tsx'
import { VariantLinks } from './VariantLinks.tsx'
import { ViewLink } from './ViewLink.tsx'
import { readChosenKey } from './chosenDeparture.ts'
import { departuresInMonth, firstDepartures, overallAvailability } from './departureRows.ts'
import { departureSearch, readDepartureView, shownVariant } from './departureView.ts'
import type { DepartureRow } from './departures.ts'
import { perPersonText } from './perPersonText.ts'

// Loaded lazily: most visitors see the table of a travel that can be booked, and compare nothing.
const DepartureCalendar = retryableLazy(async () => (await import('./DepartureCalendar.tsx')).DepartureCalendar)
const NothingBookable = retryableLazy(async () => (await import('./NothingBookable.tsx')).NothingBookable)
const DepartureComparison = retryableLazy(async () => (await import('./DepartureComparison.tsx')).DepartureComparison)

const DepartureSection_travel = graphql(`
  fragment DepartureSection_travel on Travel {
    id
    pricing {
      travels {
        id
        transportTypeLabel
      }
    }
    ...NothingBookable_travel
  }
`)

const VIEWS = [
  { label: t('travel.viewList'), isCalendar: false },
  { label: t('travel.viewCalendar'), isCalendar: true },
]

interface Props {
  readonly travelId: string
  readonly travel: FragmentType<typeof DepartureSection_travel>
  /** Null if loading failed. */
  readonly departures: readonly DepartureRow[] | null
}

/** All departures with status and price: as a table or a calendar, by variant, with a comparison. */
export function DepartureSection({ travelId, travel: masked, departures }: Props) {
  const travel = readFragment(DepartureSection_travel, masked)
  const [parameters] = useSearchParams()
  const view = readDepartureView(parameters, departures)
  const rows = departures ?? []
  const variants = withDistinctLabels(travel.pricing?.travels ?? [])
  const variant = shownVariant(variants, view)
  const all = rows.filter(({ variantId }) => variantId === variant?.id)
  const month = readMonth(parameters)
  const own = departuresInMonth(all, month)
  const shown = view.isWhole ? own : firstDepartures(own, readChosenKey(parameters))
  const isBookable = departures !== null && overallAvailability(rows) === 'bookable'
  return (
    <section id={SECTION_IDS.dates} className={styles.section} data-below={3}>
      <h2 className={page.heading}>{t('travel.departures')}</h2>
      {isBookable ? null : (
        <NothingBookable
          travel={travel}
          departures={departures}
          isByPhone={departures !== null && variants.length === 0}
        />
      )}
      {variants.length > 1 && rows.length > 0 ? (
        <VariantLinks variants={variants} rows={rows} view={view} chosenId={variant?.id ?? null} />
      ) : null}
      {isBookable && own.length === 0 ? <NothingBookable travel={travel} departures={own} isByPhone={false} /> : null}
      {own.length === 0 ? null : (
        <>
          {month === null || own.length === all.length ? null : <MonthNote month={month} own={own} all={all} />}
          <div className={styles.head}>
            <Lead rows={own} />
            <nav className={styles.views} aria-label={t('travel.view')}>
              {VIEWS.map(({ label, isCalendar }) => (
                <ViewLink
                  key={label}
                  className={styles.view}
                  search={departureSearch(parameters, { ...view, isCalendar })}
                  part={SECTION_IDS.dates}
                  isCurrent={isCalendar === view.isCalendar}
                >
                  {label}
                </ViewLink>
              ))}
            </nav>
          </div>
          {view.isCalendar ? (
            <DepartureCalendar rows={own} />
          ) : (
            <>
              <DepartureTable
                travelId={travelId}
                rows={own}
                shown={shown}
                view={view}
                caption={[t('travel.departuresCaption'), variant && transportOf(variant)].filter(Boolean).join(': ')}
              />
              <MoreDepartures hidden={own.slice(shown.length)} view={view} />
            </>
          )}
        </>
      )}
      {view.compared.length === 0 ? null : (
        <DepartureComparison travelId={travelId} rows={rows} view={view} variants={variants} />
      )}
    </section>
  )
}

/** What the prices are for, a place in which room; nothing where there is none. */
function Lead({ rows }: { readonly rows: readonly DepartureRow[] }) {
  if (rows.every(({ fromCentimes }) => fromCentimes === null)) return null
  const room = rows.find(({ fromRoom }) => fromRoom !== null)?.fromRoom ?? null
  return <p className={styles.lead}>{t('travel.departuresLead', { perPerson: perPersonText(room) })}</p>
}
