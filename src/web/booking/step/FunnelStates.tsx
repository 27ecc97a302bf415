import { Link } from 'react-router'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { stepPath } from '#web/site/funnelPaths.ts'
import { travelPath } from '#web/site/travelPaths.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'

/* What stands in the place of the steps when there is nothing to choose; each names a next move. */

/** Next moves side by side. */
export const Moves = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3', alignItems: 'center' } })

// A screen high: what stands below a step is not seen before it, and so is not seen to move.
const Screen = chakra('div', { base: { minHeight: '100vh' } })

/** The step is on its way. */
export function Waiting() {
  return (
    <Screen>
      <SkeletonRows count={10} />
    </Screen>
  )
}

/** The platform does not answer. */
export function LoadingFailed({ askAgain }: { readonly askAgain: () => void }) {
  return (
    <Notice tone="error" title={t('booking.loadingFailedTitle')} isLive>
      <p>{t('booking.loadingFailed')}</p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
      <Moves>
        <Button look="primary" onClick={askAgain}>
          {t('error.retry')}
        </Button>
        <OtherTravels />
      </Moves>
    </Notice>
  )
}

/** The chosen departure was taken off sale: nothing else is lost, and another date is one tap away. */
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
    <Notice tone="info" title={t('booking.notOnlineTitle')}>
      <p>
        {t('booking.notOnline')} <OperatorPhone />
      </p>
      <Moves>
        <Button asChild>
          <Link to={travelPath({ id: travelId, urlSlug: urlSlug ?? travelId })}>{t('booking.backToTravel')}</Link>
        </Button>
        <OtherTravels />
      </Moves>
    </Notice>
  )
}

/** A part of the funnel could not be drawn. */
export function PartFailed({ retry }: { readonly retry: () => void }) {
  return (
    <Notice tone="error" title={t('booking.crash.title')} isLive>
      <p>{t('booking.crash.text')}</p>
      <p>
        {t('error.help')} <OperatorPhone />
      </p>
      <Moves>
        <Button look="primary" onClick={retry}>
          {t('booking.crash.retry')}
        </Button>
        <OtherTravels />
      </Moves>
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
