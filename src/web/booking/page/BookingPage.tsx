import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { hasStops } from '#domain/booking/boarding/busStops.ts'
import { isDateGone } from '#domain/booking/availability/unbookableDate.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { CONFIRMATION_PATH, stepByPath } from '#domain/booking/funnel/steps.ts'
import { draftAtom, hasChangedAtom, offerAtom, reconcileDayAtom } from '#state/booking.ts'
import { todayAtom } from '#state/clock.ts'
import { BookingDataProvider } from '#web/booking/BookingContext.tsx'
import { useEventReplay } from '#web/booking/early/useEventReplay.ts'
import { useHandOver } from '#web/booking/handOver/useHandOver.ts'
import { useLazyMotion } from '#web/booking/motion/lazyMotion.ts'
import { useStepSlide } from '#web/booking/motion/useStepSlide.ts'
import { DateGone, LoadingFailed, NotBookable, PartFailed, Waiting } from '#web/booking/step/FunnelStates.tsx'
import { useIsHandedOver } from '#web/booking/step/locationState.ts'
import { Stepper } from '#web/booking/step/Stepper.tsx'
import { BookingSummary } from '#web/booking/summary/BookingSummary.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { ServerSnapshot } from './ServerSnapshot.tsx'
import { ContingentsNotice } from './ContingentsNotice.tsx'
import { FunnelHelp } from './FunnelHelp.tsx'
import { OtherWindowNotice } from './OtherWindowNotice.tsx'
import { UnlessDeleted } from './UnlessDeleted.tsx'
import { usePricingAnswer, useReadPricing, useTravelAnswer } from './useBookingAnswers.ts'
import { useContingents } from './useContingents.ts'
import { useFatalError } from './useFatalError.ts'
import { useIdle } from './useIdle.ts'
import { useRefetchKey } from './useRefetchKey.ts'
import type { RefetchKey } from './useRefetchKey.ts'

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    width: 'full',
    // As wide as the container of the header.
    maxWidth: 'calc({sizes.page} + 2 * {spacing.gutter})',
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
  // The confirmation has no summary beside it.
  variants: {
    isAlone: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 52rem)' } }, false: {} },
  },
})

// Lazy: few visitors meet changes since their last visit, arrive by a hand-over, or are idle for long.
const ChangesNotice = lazy(async () => ({ default: (await import('./ChangesNotice.tsx')).ChangesNotice }))
const HandOverNotice = lazy(async () => ({
  default: (await import('#web/booking/handOver/HandOverNotice.tsx')).HandOverNotice,
}))
const IdleDialog = lazy(async () => ({ default: (await import('./IdleDialog.tsx')).IdleDialog }))

/** Layout of all steps: progress, the step itself, and the summary of the booking. */
export function BookingPage({ travelId }: { readonly travelId: string }) {
  // The steps after booking show the phone number themselves.
  const isPastBooking = (stepByPath(useStepPath())?.number ?? 5) > 4
  const page = useRef<HTMLDivElement>(null)
  useLazyMotion(page)
  return (
    <Page ref={page}>
      <noscript>
        <Notice tone="info" title={t('booking.needsScriptTitle')}>
          <p>
            {t('booking.needsScript')} <OperatorPhone />
          </p>
        </Notice>
      </noscript>
      <SectionErrorBoundary fallback={(retry) => <PartFailed retry={retry} />}>
        <UnlessDeleted travelId={travelId}>
          <Steps travelId={travelId} />
        </UnlessDeleted>
      </SectionErrorBoundary>
      {isPastBooking ? null : <FunnelHelp />}
    </Page>
  )
}

/** Query results and the components that use them are rendered separately: one long task would delay user input. */
function Steps({ travelId }: { readonly travelId: string }) {
  const path = useStepPath()
  const refetch = useRefetchKey(path)
  const travel = useTravelAnswer(travelId, refetch.key)
  return (
    <>
      <PricedSteps travelId={travelId} path={path} refetch={refetch} travel={travel} />
      <Contingents travelId={travelId} refetchKey={refetch.key} />
      <NewDay travelId={travelId} />
    </>
  )
}

function Contingents({ travelId, refetchKey }: { readonly travelId: string; readonly refetchKey: string }) {
  useContingents(travelId, refetchKey)
  return null
}

/** Re-settles the draft at midnight; choices removed by the new day are reported like those removed by the platform. */
function NewDay({ travelId }: { readonly travelId: string }) {
  const today = useAtomValue(todayAtom)
  const takeDay = useSetAtom(reconcileDayAtom(travelId))
  useEffect(() => takeDay(), [takeDay, today])
  return null
}

interface PricedProps {
  readonly travelId: string
  readonly path: string
  readonly refetch: RefetchKey
  readonly travel: ReturnType<typeof useTravelAnswer>
}

function PricedSteps({ travelId, path, refetch, travel }: PricedProps) {
  const draft = useAtomValue(draftAtom(travelId))
  const prices = usePricingAnswer(travelId, refetch.key, path !== 'start' || hasStops(draft))
  return (
    <AnsweredSteps travelId={travelId} path={path} refetch={refetch} travel={travel} draft={draft} prices={prices} />
  )
}

interface AnsweredProps extends PricedProps {
  readonly draft: BookingDraft
  readonly prices: ReturnType<typeof usePricingAnswer>
}

function AnsweredSteps({
  travelId,
  path,
  refetch,
  travel,
  draft,
  prices: { ratioTravel, isComplete, hasFailed, retry },
}: AnsweredProps) {
  useReadPricing(travelId, ratioTravel)
  const isRestored = useIsStateRestored()
  const isFirst = path === 'start'
  const offer = useAtomValue(offerAtom(travelId))
  const hasChanged = useAtomValue(hasChangedAtom(travelId))
  useEventReplay(isRestored && (isComplete || hasFailed || offer?.pricing === null))
  useHandOver(travelId, isRestored && offer !== null)
  const isHandedOver = useIsHandedOver()
  const { isAway, resume } = useIdle(travelId)
  const isGone = offer !== null && isComplete && isRestored && !isBooked(draft) && isDateGone(resolve(draft, offer))
  useFatalError(travelId, hasFailed ? 'booking.fatal.travelNotLoaded' : isGone ? 'booking.fatal.dateGone' : null)
  if (offer?.travel.pricing === null)
    return <NotBookable travelId={travelId} urlSlug={offer.travel.seoSettings.urlSlug} />
  if (hasFailed) return <LoadingFailed retry={() => retry({ requestPolicy: 'network-only' })} />
  // The stored state decides which step may be shown; only the first is shown without it.
  if (isFirst && travel !== null && !isComplete)
    return (
      <ServerSnapshot travelId={travelId} travel={travel} otherwise={<Waiting />}>
        <Stepper path={path} />
        <StepAndSummary path={path} />
      </ServerSnapshot>
    )
  if (travel === null || offer === null || !isComplete || !(isRestored || isFirst)) return <Waiting />
  const onResume = () => {
    resume()
    refetch.renew()
  }
  return (
    <BookingDataProvider value={{ travelId, travel, ratioTravel, isRestored }}>
      {isBooked(draft) ? null : <Stepper key={path} path={path} />}
      <OtherWindowNotice />
      {isHandedOver ? (
        <Suspense>
          <HandOverNotice />
        </Suspense>
      ) : null}
      <ContingentsNotice />
      {/* Booking goes on even if this chunk fails to load. */}
      <SectionErrorBoundary fallback={() => null}>
        <Suspense>
          {hasChanged && isRestored ? <ChangesNotice /> : isGone ? <DateGone isOnStart={isFirst} /> : null}
          {isAway ? <IdleDialog onResume={onResume} /> : null}
        </Suspense>
      </SectionErrorBoundary>
      <StepAndSummary path={path} />
    </BookingDataProvider>
  )
}

function StepAndSummary({ path }: { readonly path: string }) {
  const isConfirmation = path === CONFIRMATION_PATH
  const columns = useStepSlide(path)
  return (
    <Columns ref={columns} isAlone={isConfirmation} data-captures-events>
      <SectionErrorBoundary key={path} fallback={(retry) => <PartFailed retry={retry} />}>
        <Outlet />
      </SectionErrorBoundary>
      {isConfirmation ? null : (
        <SectionErrorBoundary fallback={(retry) => <PartFailed retry={retry} />}>
          <BookingSummary path={path} />
        </SectionErrorBoundary>
      )}
    </Columns>
  )
}

/** Path of the current step: the last segment of the URL. */
function useStepPath(): string {
  return useMatches().at(-1)?.pathname.split('/').at(-1) ?? ''
}
