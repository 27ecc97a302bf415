import { useEffect, useId, useRef } from 'react'
import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import { payableTotal, priceChange } from '#domain/booking/funnel/payableTotal.ts'
import { formatMoney } from '#domain/money.ts'
import { BackButton } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { BusyButton } from '#web/ui/BusyButton.tsx'
import { ChangedBeforeSubmit } from './ChangedBeforeSubmit.tsx'
import { RecentNotice } from './RecentNotice.tsx'
import { OtherTotal, RefusalNotice } from './RefusalNotice.tsx'
import type { RecentBooking, SubmitPhase } from '#state/submitState.ts'
import { submitConsequence, submitLabel } from './submitWords.ts'
import type { StoppedSubmit } from './useBook.ts'

const Section = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '6' },
})
const Notices = chakra('div', { base: { _empty: { display: 'none' } } })
const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    _print: { display: 'none' },
  },
})
const Consequence = chakra('p', { base: { maxWidth: 'column', color: 'muted' } })

interface Props {
  readonly phase: SubmitPhase
  /** True after the click, while the price is still being checked. */
  readonly isWaiting: boolean
  /** The click after which nothing was sent; null for none. */
  readonly stopped: StoppedSubmit | null
  readonly onBook: () => void
  /** The recent booking of the same people, because of which nothing was sent; null if there is none. */
  readonly recent: RecentBooking | null
  readonly onBookAgain: () => void
}

/** The button that books, its consequence, and the reason why the last attempt failed. */
export function SubmitPart({ phase, isWaiting, stopped, onBook, recent, onBookAgain }: Props) {
  const { booking, draft, price } = useBooking()
  const { config } = useSite()
  const consequenceId = useId()
  const changed = priceChange(booking)
  const label = submitLabel(booking)
  const total = payableTotal(booking)
  // Without a room there is no amount to name: a discount alone would be one.
  const isAmountKnown = price.isComplete && hasBedForEverybody(draft)
  const isBusy = isWaiting || phase === 'sending'
  const notices = useRef<HTMLDivElement>(null)
  const { refusal } = draft.submission
  const wasSending = useRef(false)
  // On phones the sticky bar would cover the end of a notice, which contains the phone number.
  useEffect(() => {
    if (wasSending.current) notices.current?.scrollIntoView({ block: 'nearest' })
    wasSending.current = isWaiting || phase === 'sending' || phase === 'checking'
  }, [phase, refusal, recent, isWaiting, stopped])
  const buttonLabel = changed === null ? label : t('payment.submitAt', { label, amount: formatMoney(total) })
  return (
    <Section>
      <Notices ref={notices}>
        {stopped === null ? <RefusalNotice phase={phase} /> : <ChangedBeforeSubmit {...stopped} />}
        {recent === null ? null : <RecentNotice recent={recent} onAgain={onBookAgain} />}
      </Notices>
      <OtherTotal />
      {isAmountKnown ? (
        <Consequence id={consequenceId}>
          {submitConsequence(booking, { amount: formatMoney(total), holdMinutes: config.holdMinutes })}
        </Consequence>
      ) : null}
      <Foot>
        <BackButton number={4} />
        <BusyButton
          look="primary"
          aria-describedby={isAmountKnown ? consequenceId : undefined}
          isBusy={isBusy}
          onPress={onBook}
        >
          {phase === 'sending' ? t('payment.submitting') : isWaiting ? t('summary.checking') : buttonLabel}
        </BusyButton>
      </Foot>
    </Section>
  )
}
