import { chakra } from '@chakra-ui/react/styled-system'
import { useAtomValue } from 'jotai'
import { lazy, Suspense } from 'react'
import { Link, Outlet, useMatches } from 'react-router'
import { hasStops } from '#domain/booking/busStops.ts'
import { isDateGone } from '#domain/booking/chosen.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { draftAtom, looksChangedAtom, offerAtom } from '#state/booking.ts'
import { BookingSummary } from '#web/booking/summary/BookingSummary.tsx'
import { OperatorPhone } from '#web/layout/OperatorPhone.tsx'
import { useIsStateRestored } from '#web/layout/StatePersistence.tsx'
import { useNonce } from '#web/PageProviders.tsx'
import { t } from '#web/text/booking.ts'
import { FunnelTheme } from '#web/theme/FunnelTheme.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Notice } from '#web/ui/Notice.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'
import { BookingDataProvider, useBookingData } from './BookingContext.tsx'
import { stepPath } from './funnelPaths.ts'
import { Stepper } from './Stepper.tsx'
import { useHandOver } from '#web/booking/handOver/useHandOver.ts'
import { useBookingAnswers } from './useBookingAnswers.ts'
import { useContingents } from './useContingents.ts'
import { useFatalError } from './useFatalError.ts'

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    width: 'full',
    maxWidth: 'page',
    marginInline: 'auto',
    paddingBlock: '4',
    paddingInline: 'gutter',
  },
})
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: '7',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' },
  },
})

// What tells changes is loaded by the few who come back to some.
const ChangesNotice = lazy(async () => ({ default: (await import('./ChangesNotice.tsx')).ChangesNotice }))

/** The frame of all steps: where one is, the question, and what has been put together so far. */
export function BookingPage({ travelId }: { readonly travelId: string }) {
  return (
    <FunnelTheme nonce={useNonce()}>
      <Page>
        <noscript>
          <Notice tone="info" title={t('booking.needsScriptTitle')}>
            <p>
              {t('booking.needsScript')} <OperatorPhone />
            </p>
          </Notice>
        </noscript>
        <Steps travelId={travelId} />
        <p>
          {t('booking.help')} <OperatorPhone />
        </p>
      </Page>
    </FunnelTheme>
  )
}

function Steps({ travelId }: { readonly travelId: string }) {
  const path = useStepPath()
  const isRestored = useIsStateRestored()
  const isFirst = path === 'start'
  const draft = useAtomValue(draftAtom(travelId))
  const isWhole = !isFirst || hasStops(draft)
  const { travel, ratioTravel, isComplete, hasFailed, askAgain } = useBookingAnswers(travelId, path, isWhole)
  const offer = useAtomValue(offerAtom(travelId))
  const hasChanged = useAtomValue(looksChangedAtom(travelId))
  useContingents(travelId, path)
  useHandOver(travelId, isRestored && offer !== null)
  const isGone = offer !== null && isComplete && isRestored && isDateGone(draft, offer)
  useFatalError(travelId, hasFailed ? 'booking.fatal.travelNotLoaded' : isGone ? 'booking.fatal.dateGone' : null)
  if (offer?.travel.pricing === null) return <NotBookable />
  if (hasFailed) return <LoadingFailed askAgain={() => askAgain({ requestPolicy: 'network-only' })} />
  // Which step can be shown follows from the state kept on the device; only the first stands without it.
  if (travel === null || offer === null || !isComplete || !(isRestored || isFirst)) return <Waiting />
  return (
    <BookingDataProvider value={{ travelId, travel, ratioTravel, isRestored }}>
      {isBooked(draft) ? null : <Stepper />}
      {hasChanged && isRestored ? (
        <Suspense>
          <ChangesNotice />
        </Suspense>
      ) : isGone ? (
        <DateGone isOnStart={isFirst} />
      ) : null}
      <Columns>
        <Outlet />
        <BookingSummary />
      </Columns>
    </BookingDataProvider>
  )
}

/** Last segment of the address: the step on screen. */
function useStepPath(): string {
  return useMatches().at(-1)?.pathname.split('/').at(-1) ?? ''
}

function Waiting() {
  return <SkeletonRows count={6} height="4.5rem" />
}

function LoadingFailed({ askAgain }: { readonly askAgain: () => void }) {
  return (
    <Notice tone="error" title={t('booking.loadingFailedTitle')} isLive>
      <p>{t('booking.loadingFailed')}</p>
      <Button onClick={askAgain}>{t('error.retry')}</Button>
    </Notice>
  )
}

/** The chosen departure was taken off sale: nothing else is lost, and another date is one tap away. */
function DateGone({ isOnStart }: { readonly isOnStart: boolean }) {
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

function NotBookable() {
  return (
    <Notice tone="info" title={t('booking.notOnlineTitle')}>
      <p>
        {t('booking.notOnline')} <OperatorPhone />
      </p>
    </Notice>
  )
}
