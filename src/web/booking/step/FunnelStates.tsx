import { Link } from 'react-router'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { ButtonRow } from '#web/ui/ButtonRow.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'

/* Loading, error and empty states of the funnel; each offers an action. */

// As high as the viewport: the content below stays out of sight, so that it causes no visible layout shift.
const Screen = chakra('div', { base: { minHeight: '100vh' } })

/** Skeleton of a step that is loading. */
export function Waiting() {
  return (
    <Screen>
      <SkeletonRows count={10} />
    </Screen>
  )
}

/** The platform does not respond. */
export function LoadingFailed({ retry }: { readonly retry: () => void }) {
  return (
    <Notice tone="error" title={t('booking.loadingFailedTitle')} isLive isPage>
      <p>{t('booking.loadingFailed')}</p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
      <ButtonRow>
        <Button look="primary" onClick={retry}>
          {t('error.retry')}
        </Button>
        <OtherTravels />
      </ButtonRow>
    </Notice>
  )
}

/** The chosen departure was taken off sale; offers to choose another date. */
export function DateGone({ isOnStart }: { readonly isOnStart: boolean }) {
  const { travelId } = useBookingData()
  return (
    <Notice tone="warning" title={t('booking.fatal.dateGone')} isLive>
      <p>{t('booking.dateGoneText')}</p>
      {isOnStart ? null : (
        <Button asChild>
          <Link to={stepPath(travelId, 'start')}>{t('booking.chooseOtherDate')}</Link>
        </Button>
      )}
    </Notice>
  )
}

interface NotBookableProps {
  readonly travelId: string
  readonly urlSlug: string | null
}

/** The travel is sold by phone only. */
export function NotBookable({ travelId, urlSlug }: NotBookableProps) {
  return (
    <Notice tone="info" title={t('booking.notOnlineTitle')} isPage>
      <p>
        {t('booking.notOnline')} <OperatorPhone />
      </p>
      <ButtonRow>
        <Button asChild>
          <Link to={travelPath({ id: travelId, urlSlug })}>{t('booking.backToTravel')}</Link>
        </Button>
        <OtherTravels />
      </ButtonRow>
    </Notice>
  )
}

/** Error boundary fallback of a part of the funnel. */
export function PartFailed({ retry }: { readonly retry: () => void }) {
  return (
    <Notice tone="error" title={t('booking.crash.title')} isLive>
      <p>{t('booking.crash.text')}</p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
      <ButtonRow>
        <Button look="primary" onClick={retry}>
          {t('booking.crash.retry')}
        </Button>
        <OtherTravels />
      </ButtonRow>
    </Notice>
  )
}

function OtherTravels() {
  return (
    <Button asChild look="quiet">
      <Link to="/reisen">{t('error.toTravels')}</Link>
    </Button>
  )
}
