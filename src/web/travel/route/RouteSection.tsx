import { lazy, useId, useMemo } from 'react'
import { readFragment, type FragmentType } from '#gql/fragment-masking.ts'
import { graphql } from '#gql/gql.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/travel.ts'
import { OptionalPart } from '#web/ui/OptionalPart.tsx'
import { useWasNearViewport } from '#web/ui/useIsInViewport.ts'
import page from '#web/travel/section/TravelPage.module.css'
import styles from './RouteSection.module.css'
import { RouteSketch } from './RouteSketch.tsx'
import { drawnRoute } from './drawnRoute.ts'

const RouteSection_travel = graphql(`
  fragment RouteSection_travel on Travel {
    id
    routePoints {
      name
      latitude
      longitude
      day
    }
  }
`)

// Leaflet needs `window`; loaded when the map is about to scroll into view. If that fails, the sketch stays.
const RouteMap = lazy(async () => ({ default: (await import('./RouteMap.tsx')).RouteMap }))

interface Props {
  readonly travel: FragmentType<typeof RouteSection_travel>
}

/** The route: a sketch rendered by the server, covered by an interactive map when it is about to scroll into view. */
export function RouteSection({ travel }: Props) {
  const { tenant } = useSite()
  const frameId = useId()
  const isNear = useWasNearViewport(frameId)
  const { routePoints } = readFragment(RouteSection_travel, travel)
  const points = routePoints ?? []
  const route = useMemo(() => drawnRoute(routePoints ?? []), [routePoints])
  if (points.length < 2) return null
  const stops = points.filter(({ day }) => day !== null)
  const places = (stops.length === 0 ? points : stops).map(({ name }) => name)
  const { routeColor, markerIcon, tileUrl } = tenant.map
  // A marker image takes the place of the numbers.
  const hasNumbers = markerIcon === null && stops.length > 0
  return (
    <section className={styles.section}>
      <h2 className={page.heading}>{t('travel.map')}</h2>
      <div
        id={frameId}
        className={styles.frame}
        role="group"
        aria-label={t('travel.mapLabel', { places: places.join(', ') })}
      >
        {/* Stays below the map for print, whose size the map was not fitted to. */}
        <RouteSketch route={route} color={routeColor} />
        {isNear ? (
          <OptionalPart>
            <RouteMap route={route} color={routeColor} markerIcon={markerIcon} tileUrl={tileUrl} />
          </OptionalPart>
        ) : null}
      </div>
      {hasNumbers || route.hasInset ? (
        <p className={styles.hint}>
          {hasNumbers ? <span>{`${t('travel.mapHint')} `}</span> : null}
          {route.hasInset ? <span className={styles.inset}>{t('travel.mapInset')}</span> : null}
        </p>
      ) : null}
    </section>
  )
}
