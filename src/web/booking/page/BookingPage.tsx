import '#web/theme/recipes.css'
import { useAtomValue, useSetAtom } from 'jotai'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { Outlet, useMatches } from 'react-router'
import { hasStops } from '#domain/booking/boarding/busStops.ts'
import { isDateGone } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { CONFIRMATION_PATH, stepByPath } from '#domain/booking/funnel/steps.ts'
import { draftAtom, looksChangedAtom, offerAtom, takeDayAtom } from '#state/booking.ts'
import { todayAtom } from '#state/clock.ts'
import { BookingDataProvider } from '#web/booking/BookingContext.tsx'
import { useHeldActs } from '#web/booking/early/useHeldActs.ts'
import { ArrivedNotice } from '#web/booking/handOver/ArrivedNotice.tsx'
import { useHandOver } from '#web/booking/handOver/useHandOver.ts'
import { useLateMotion } from '#web/booking/motion/lateMotion.ts'
import { useStepSlide } from '#web/booking/motion/useStepSlide.ts'
import { DateGone, LoadingFailed, NotBookable, PartFailed, Waiting } from '#web/booking/step/FunnelStates.tsx'
import { Stepper } from '#web/booking/step/Stepper.tsx'
import { BookingSummary } from '#web/booking/summary/BookingSummary.tsx'
import { OperatorPhone } from '#web/site/OperatorPhone.tsx'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Notice } from '#web/ui/Notice.tsx'
import { SectionErrorBoundary } from '#web/ui/SectionErrorBoundary.tsx'
import { AsServed } from './AsServed.tsx'
import { ContingentsNotice } from './ContingentsNotice.tsx'
import { FunnelHelp } from './FunnelHelp.tsx'
import { OtherWindowNotice } from './OtherWindowNotice.tsx'
import { UnlessDeleted } from './UnlessDeleted.tsx'
import { usePricingAnswer, useReadPricing, useTravelAnswer } from './useBookingAnswers.ts'
import { useContingents } from './useContingents.ts'
import { useFatalError } from './useFatalError.ts'
import { useIdle } from './useIdle.ts'
import { useLook } from './useLook.ts'
import type { Look } from './useLook.ts'

const Page = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    width: 'full',
    // The container of the header.
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
  // The confirmation says all there is to say itself.
  variants: {
    isAlone: { true: { gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 52rem)' } }, false: {} },
  },
})

// What tells changes is loaded by the few who come back to some, the question after a pause by those who pause.
const ChangesNotice = lazy(async () => ({ default: (await import('./ChangesNotice.tsx')).ChangesNotice }))
const IdleDialog = lazy(async () => ({ default: (await import('./IdleDialog.tsx')).IdleDialog }))

/** The frame of all steps: where one is, the question, and what has been put together so far. */
export function BookingPage({ travelId }: { readonly travelId: string }) {
  // Who has booked has been helped; the confirmation and the payment have the phone number in them.
  const isPastBooking = (stepByPath(useStepPath())?.number ?? 5) > 4
  const page = useRef<HTMLDivElement>(null)
  useLateMotion(page)
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

/** What hangs on the answers is drawn apart from them: to make both at a stroke would hold up a press. */
function Steps({ travelId }: { readonly travelId: string }) {
  const path = useStepPath()
  const look = useLook(path)
  const travel = useTravelAnswer(travelId, look.name)
  return (
    <>
      <PricedSteps {...{ travelId, path, look, travel }} />
      <Contingents travelId={travelId} look={look.name} />
      <NewDay travelId={travelId} />
    </>
  )
}

function Contingents({ travelId, look }: { readonly travelId: string; readonly look: string }) {
  useContingents(travelId, look)
  return null
}

/** What a new day takes away is told like what an answer of the platform takes away. */
function NewDay({ travelId }: { readonly travelId: string }) {
  const today = useAtomValue(todayAtom)
  const takeDay = useSetAtom(takeDayAtom(travelId))
  useEffect(() => takeDay(), [takeDay, today])
  return null
}

interface PricedProps {
  readonly travelId: string
  readonly path: string
  readonly look: Look
  readonly travel: ReturnType<typeof useTravelAnswer>
}

function PricedSteps({ travelId, path, look, travel }: PricedProps) {
  const draft = useAtomValue(draftAtom(travelId))
  const prices = usePricingAnswer(travelId, look.name, path !== 'start' || hasStops(draft))
  return <AnsweredSteps {...{ travelId, path, look, travel, draft, prices }} />
}

interface AnsweredProps extends PricedProps {
  readonly draft: BookingDraft
  readonly prices: ReturnType<typeof usePricingAnswer>
}

function AnsweredSteps({
  travelId,
  path,
  look,
  travel,
  draft,
  prices: { ratioTravel, isComplete, hasFailed, askAgain },
}: AnsweredProps) {
  useReadPricing(travelId, ratioTravel)
  const isRestored = useIsStateRestored()
  const isFirst = path === 'start'
  const offer = useAtomValue(offerAtom(travelId))
  const hasChanged = useAtomValue(looksChangedAtom(travelId))
  useHeldActs(isRestored && (isComplete || hasFailed || offer?.pricing === null))
  useHandOver(travelId, isRestored && offer !== null)
  const { isLeft, comeBack } = useIdle(travelId)
  const isGone = offer !== null && isComplete && isRestored && !isBooked(draft) && isDateGone(draft, offer)
  useFatalError(travelId, hasFailed ? 'booking.fatal.travelNotLoaded' : isGone ? 'booking.fatal.dateGone' : null)
  if (offer?.travel.pricing === null)
    return <NotBookable travelId={travelId} urlSlug={offer.travel.seoSettings.urlSlug} />
  if (hasFailed) return <LoadingFailed askAgain={() => askAgain({ requestPolicy: 'network-only' })} />
  // Which step can be shown follows from the state kept on the device; only the first stands without it.
  if (isFirst && travel !== null && !isComplete)
    return (
      <AsServed travelId={travelId} travel={travel} otherwise={<Waiting />}>
        <Stepper path={path} />
        <StepAndSummary path={path} />
      </AsServed>
    )
  if (travel === null || offer === null || !isComplete || !(isRestored || isFirst)) return <Waiting />
  const goOn = () => {
    comeBack()
    look.again()
  }
  return (
    <BookingDataProvider value={{ travelId, travel, ratioTravel, isRestored }}>
      {isBooked(draft) ? null : <Stepper key={path} path={path} />}
      <OtherWindowNotice />
      <ArrivedNotice />
      <ContingentsNotice />
      {/* Changes that could not be told are no reason to stop. */}
      <SectionErrorBoundary fallback={() => null}>
        <Suspense>
          {hasChanged && isRestored ? <ChangesNotice /> : isGone ? <DateGone isOnStart={isFirst} /> : null}
          {isLeft ? <IdleDialog onGoOn={goOn} /> : null}
        </Suspense>
      </SectionErrorBoundary>
      <StepAndSummary path={path} />
    </BookingDataProvider>
  )
}

function StepAndSummary({ path }: { readonly path: string }) {
  const isConfirmation = path === CONFIRMATION_PATH
  const ground = useStepSlide(path)
  return (
    <Columns ref={ground} isAlone={isConfirmation} data-holds-acts>
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

/** Last segment of the address: the step on screen. */
function useStepPath(): string {
  return useMatches().at(-1)?.pathname.split('/').at(-1) ?? ''
}
