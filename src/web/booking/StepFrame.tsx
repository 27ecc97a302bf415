import { useStore } from 'jotai'
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { reachableStep, stepAfter, stepBefore } from '#domain/booking/navigation.ts'
import { isBooked, stepByNumber } from '#domain/booking/steps.ts'
import type { Step } from '#domain/booking/steps.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAtom, offerAtom } from '#state/booking.ts'
import { lossAtom } from '#state/lostChoices.ts'
import { useIsFirstPage } from '#web/layout/FirstPage.tsx'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { travelPath } from '#web/travel/travelPaths.ts'
import { Button } from '#web/ui/Button.tsx'
import { ErrorSummary } from '#web/ui/ErrorSummary.tsx'
import type { ErrorSummaryProps, SummarisedError } from '#web/ui/ErrorSummary.tsx'
import { painted } from '#web/ui/painted.ts'
import { FROM_REVIEW, NEXT_BUTTON_ID, useIsFromReview } from './editReturn.ts'
import { SENT_BACK, useIsSentBack } from './sentBack.ts'
import { stepPath } from './funnelPaths.ts'
import { issueText } from './issueText.ts'
import { LostChoicesNotice } from './LostChoicesNotice.tsx'
import { STEP_PLACE_ID } from './Stepper.tsx'
import { OpenIssuesContext } from './StepSection.tsx'
import { useBooking } from './useBooking.ts'
import { useRevocableChange } from './useRevocableChange.ts'
import { useStep } from './useStep.ts'

interface Props {
  readonly number: Step['number']
  /** What is asked, as a heading. */
  readonly title: string
  /** One sentence under the heading. */
  readonly lead?: ReactNode
  /**
   * Commits what the step holds back (a form) before one goes on. Answers the errors that stop it; empty lets go on.
   */
  readonly beforeNext?: () => Promise<readonly SummarisedError[]>
  /** What is open, where the step finds it out by itself. */
  readonly errors?: ErrorSummaryProps
  /** Draws what is still open of what `beforeNext` has found. */
  readonly drawErrors?: (found: ErrorSummaryProps) => ReactNode
  /** The buttons at the end, where they are not «Zurück» and «Weiter». */
  readonly actions?: ReactNode
  readonly children: ReactNode
}

const Title = chakra('h1', {
  base: { fontSize: 'title', lineHeight: 'tight', _focusVisible: { outline: 'none' } },
  // Without the steps above it.
  variants: { isAlone: { true: { paddingBlockStart: '5', _print: { paddingBlockStart: '0' } }, false: {} } },
})
const Lead = chakra('p', { base: { paddingBlockStart: '2', fontSize: 'lead', lineHeight: 'tight', color: 'muted' } })
const Body = chakra('div', { base: { display: 'grid', gap: '7', gridTemplateColumns: 'minmax(0, 1fr)' } })
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between', paddingBlockStart: '6' },
})

/**
 * One step: heading, what is still open, content, and the way on and back. Each entry of the error summary leads to
 * the element whose id is the key of the issue.
 */
export function StepFrame({ number, title, lead, beforeNext, errors: ownErrors, drawErrors, actions, children }: Props) {
  useStep(number)
  const { draft } = useBooking()
  const isFromReview = useIsFromReview()
  const { found, goOn } = useGoOn(number, beforeNext)
  const open = useMemo(() => new Map(found.errors.map(({ id, text }) => [id, text])), [found])
  return (
    <OpenIssuesContext value={open}>
      <Body>
        <div>
          <StepHeading title={title} describedBy={isBooked(draft) ? null : STEP_PLACE_ID} />
          {lead === undefined ? null : <Lead>{lead}</Lead>}
        </div>
        {drawErrors === undefined ? <ErrorSummary {...(ownErrors ?? found)} /> : drawErrors(found)}
        {TELL_LOSSES_THEMSELVES.has(number) ? null : <LossBefore />}
        {children}
        {actions ?? (
          <Actions>
            <BackButton number={number} />
            <Button id={NEXT_BUTTON_ID} look="primary" onClick={() => void goOn()}>
              {isFromReview ? t('booking.backToReview') : t('booking.next')}
            </Button>
          </Actions>
        )}
      </Body>
    </OpenIssuesContext>
  )
}

/** Steps whose changes take other choices with them tell that beside the change. */
const TELL_LOSSES_THEMSELVES: ReadonlySet<Step['number']> = new Set([0, 0.5])

/** What the step before has taken away as it was left, such as the extras for children of someone who is none. */
function LossBefore() {
  const { loss } = useRevocableChange()
  return <LostChoicesNotice loss={loss} />
}

interface HeadingProps {
  readonly title: string
  /** Id of what is read out with it; null for nothing. */
  readonly describedBy?: string | null
}

/**
 * The heading takes the focus when a step comes in, so that it is read out and the keyboard starts at the top. A change
 * of the address within the step leaves the focus where the visitor has it.
 */
export function StepHeading({ title, describedBy = null }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { pathname } = useLocation()
  // The first page of a visit begins at its top like any other page.
  const [isFirstPage] = useState(useIsFirstPage())
  useEffect(() => {
    if (!isFirstPage) heading.current?.focus({ preventScroll: true })
  }, [isFirstPage, pathname])
  return (
    <Title ref={heading} isAlone={describedBy === null} tabIndex={-1} aria-describedby={describedBy ?? undefined}>
      {title}
    </Title>
  )
}

function useGoOn(number: Step['number'], beforeNext: Props['beforeNext']) {
  const { travelId, draft: present, offer: presentOffer } = useBooking()
  const store = useStore()
  const navigate = useNavigate()
  const isFromReview = useIsFromReview()
  const isSentBack = useIsSentBack()
  const [{ formErrors: heldBack, keys, attempt, isTold }, setOutcome] = useState<Outcome>(NOT_TRIED)
  // What was found open leaves the list as soon as it is settled, and nothing new joins it before the next try.
  const stillOpen = issuesOf(number, present, presentOffer).filter(({ id }) => keys.includes(id))
  /** Tells what is open; false where nothing is. */
  const isHeldUp = async (isTold: boolean): Promise<boolean> => {
    // The press shows before the forms of eight people are checked and the next step is drawn.
    await painted()
    const formErrors = (await beforeNext?.()) ?? []
    const offer = store.get(offerAtom(travelId))
    if (offer === null) return true
    const draft = store.get(draftAtom(travelId))
    const issues = formErrors.length > 0 ? [] : issuesOf(number, draft, offer)
    const isStopped = formErrors.length + issues.length > 0
    setOutcome((before) => ({
      formErrors,
      keys: issues.map(({ id }) => id),
      attempt: isStopped ? before.attempt + 1 : 0,
      isTold,
    }))
    return isStopped
  }
  const goOn = async () => {
    const loss = store.get(lossAtom(travelId))
    const isStopped = await isHeldUp(false)
    // A loss that stood on this step was seen; one that came with going on is told on the next.
    if (!isStopped && store.get(lossAtom(travelId)) === loss) store.set(lossAtom(travelId), null)
    const offer = store.get(offerAtom(travelId))
    if (isStopped || offer === null) return
    const draft = store.get(draftAtom(travelId))
    const after = stepAfter(draft, offer, { number })
    const next = after === null ? null : reachableStep(draft, offer, after)
    // A change here may have opened what was done before, such as the rooms: that is told there.
    if (next !== null && next.number < number) await navigate(stepPath(travelId, next.path), { state: SENT_BACK })
    else if (isFromReview) await navigate(stepPath(travelId, FROM_REVIEW.returnTo))
    else if (next !== null) await navigate(stepPath(travelId, next.path))
  }
  const tell = useEffectEvent(() => void isHeldUp(true))
  useEffect(() => {
    if (isSentBack) tell()
  }, [isSentBack])
  const errors = heldBack.length > 0 ? heldBack : stillOpen
  const found: ErrorSummaryProps = { errors, attempt, title: isTold ? t('booking.sentBack') : undefined }
  return { found, goOn }
}

/** What the last try to go on came to. */
interface Outcome {
  readonly formErrors: readonly SummarisedError[]
  /** Keys of the issues it was stopped by. */
  readonly keys: readonly string[]
  readonly attempt: number
  /** Whether nobody has tried to go on: what is open here was found by another step. */
  readonly isTold: boolean
}

const NOT_TRIED: Outcome = { formErrors: [], keys: [], attempt: 0, isTold: false }

function issuesOf(number: Step['number'], draft: BookingDraft, offer: Offer): readonly SummarisedError[] {
  const issues = stepByNumber(number)?.issues(draft, offer) ?? []
  return issues.map((issue) => ({ id: issue.key, text: issueText(issue) }))
}

/** Leads to the step before; on the first step to the travel. */
export function BackButton({ number }: { readonly number: Step['number'] }) {
  const { travelId, draft, offer } = useBooking()
  const before = stepBefore(draft, offer, { number })
  const travelPage = travelPath({ id: travelId, urlSlug: offer.travel.seoSettings.urlSlug ?? travelId })
  return (
    <Button asChild>
      <Link to={before === null ? travelPage : stepPath(travelId, before.path)}>
        {before === null ? t('booking.backToTravel') : t('booking.back')}
      </Link>
    </Button>
  )
}
