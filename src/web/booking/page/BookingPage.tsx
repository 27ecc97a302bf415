import { useSetAtom } from 'jotai'
import { lazy, useEffect, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { isDateGone } from '#domain/booking/availability/unbookableDate.ts'
import { PAYMENT_STEP } from '#domain/booking/draft/funnelProgress.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { CONFIRMATION_PATH, stepByPath } from '#domain/booking/funnel/steps.ts'
import { travelNamesAtom } from '#state/booking.ts'
import { BookingProvider, useBooking, useBookingData, useHasChanged } from '#web/booking/BookingContext.tsx'
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
import { OptionalPart } from '#web/ui/OptionalPart.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { ServerRenderedStep } from './ServerRenderedStep.tsx'
import { ContingentsNotice } from './ContingentsNotice.tsx'
import { FunnelHelp } from './FunnelHelp.tsx'
import { OtherWindowNotice } from './OtherWindowNotice.tsx'
import { UnlessDeleted } from './UnlessDeleted.tsx'
import { useFatalError } from './useFatalError.ts'
import { useIdle } from './useIdle.ts'
import { useOffer, type OfferAnswer } from './useOffer.ts'
import { useRefetchKey } from './useRefetchKey.ts'

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
/** Later than the first view, which has no room for it. */
const GUARD_AFTER_MS = 4_000
const ConnectionGuard = lazy(async () => {
  await new Promise((go) => setTimeout(go, GUARD_AFTER_MS))
  return { default: (await import('./ConnectionGuard.tsx')).ConnectionGuard }
})
const IdleDialog = lazy(async () => ({ default: (await import('./IdleDialog.tsx')).IdleDialog }))

/** Layout of all steps: progress, the step itself, and the summary of the booking. */
export function BookingPage({ travelId }: { readonly travelId: string }) {
  const step = stepByPath(useStepPath())
  // The payment page and the confirmation show the phone number themselves.
  const isAfterBooking = step === null || step.number > PAYMENT_STEP
  const isRestored = useIsStateRestored()
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
      {isRestored ? (
        <OptionalPart>
          <ConnectionGuard />
        </OptionalPart>
      ) : null}
      <SectionErrorBoundary fallback={(retry) => <PartFailed retry={retry} />}>
        <UnlessDeleted travelId={travelId}>
          <Steps travelId={travelId} />
        </UnlessDeleted>
      </SectionErrorBoundary>
      {isAfterBooking ? null : <FunnelHelp />}
    </Page>
  )
}

function Steps({ travelId }: { readonly travelId: string }) {
  const path = useStepPath()
  const refetch = useRefetchKey(path)
  const answer = useOffer(travelId, path, refetch.key)
  const isRestored = useIsStateRestored()
  useTravelName(travelId, answer)
  useEventReplay(isRestored && answer.state !== 'loading' && answer.state !== 'partial')
  switch (answer.state) {
    case 'notBookable':
      return <NotBookable travelId={travelId} urlSlug={answer.urlSlug} />
    case 'failed':
      return <TravelNotLoaded travelId={travelId} retry={answer.retry} />
    case 'loading':
      return <Waiting />
    case 'partial':
      // The stored state decides which step may be shown; only the first is shown without it.
      if (path !== 'start') return <Waiting />
      return (
        <ServerRenderedStep travelId={travelId} travel={answer.travel} offer={answer.offer} otherwise={<Waiting />}>
          <Stepper path={path} />
          <StepAndSummary path={path} />
        </ServerRenderedStep>
      )
    case 'known':
      if (!isRestored && path !== 'start') return <Waiting />
      return (
        <BookingProvider data={answer.data} offer={answer.offer}>
          <OfferedSteps path={path} renew={refetch.renew} />
        </BookingProvider>
      )
  }
}

/** Remembers the name of the travel, by which other pages offer to resume its booking. */
function useTravelName(travelId: string, answer: OfferAnswer): void {
  const setNames = useSetAtom(travelNamesAtom)
  const name = 'offer' in answer ? answer.offer.travel.name : null
  useEffect(() => {
    if (name !== null) setNames((names) => ({ ...names, [travelId]: name }))
  }, [name, setNames, travelId])
}

function TravelNotLoaded({ travelId, retry }: { readonly travelId: string; readonly retry: () => void }) {
  useFatalError(travelId, 'booking.fatal.travelNotLoaded')
  return <LoadingFailed retry={retry} />
}

function OfferedSteps({ path, renew }: { readonly path: string; readonly renew: () => void }) {
  const { travelId, booking, draft } = useBooking()
  const { isRestored } = useBookingData()
  const hasChanged = useHasChanged()
  const handOver = useHandOver(isRestored)
  const isHandedOver = useIsHandedOver()
  const { isAway, resume } = useIdle(travelId)
  const isGone = isRestored && !isBooked(draft) && isDateGone(booking)
  useFatalError(travelId, isGone ? 'booking.fatal.dateGone' : null)
  const onResume = () => {
    resume()
    renew()
  }
  return (
    <>
      {isBooked(draft) ? null : <Stepper key={path} path={path} />}
      <OtherWindowNotice />
      {/* Booking goes on even if these chunks fail to load. */}
      <OptionalPart>{isHandedOver || handOver.failure !== null ? <HandOverNotice {...handOver} /> : null}</OptionalPart>
      <ContingentsNotice />
      <OptionalPart>
        {hasChanged && isRestored ? <ChangesNotice /> : isGone ? <DateGone isOnStart={path === 'start'} /> : null}
        {isAway ? <IdleDialog onResume={onResume} /> : null}
      </OptionalPart>
      <StepAndSummary path={path} />
    </>
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
