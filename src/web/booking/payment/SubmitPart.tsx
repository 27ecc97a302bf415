import { useEffect, useId, useRef } from 'react'
import { priceChange } from '#domain/booking/funnel/submission.ts'
import { formatMoney } from '#domain/money.ts'
import { BackButton } from '#web/booking/step/StepFrame.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Button } from '#web/ui/Button.tsx'
import { RecentNotice } from './RecentNotice.tsx'
import { OtherTotal, RefusalNotice } from './RefusalNotice.tsx'
import type { RecentBooking } from './sendBooking.ts'
import { submitConsequence, submitLabel } from './submitWords.ts'
import type { SubmitPhase } from './useOutcome.ts'

const Part = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'minmax(0, 1fr)', paddingBlockStart: '6' },
})
const Answer = chakra('div', { base: { _empty: { display: 'none' } } })
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
  /** True while the price is still being checked for a click that counts already. */
  readonly isWaiting: boolean
  readonly onBook: () => void
  /** Set when the same people were booked a moment ago, and nothing was sent. */
  readonly recent: RecentBooking | null
  readonly onBookAgain: () => void
}

/** The button that books, what it does, and beside it why the last try came to nothing. */
export function SubmitPart({ phase, isWaiting, onBook, recent, onBookAgain }: Props) {
  const { draft, offer, price } = useBooking()
  const { config } = useSite()
  const consequenceId = useId()
  const changed = priceChange(draft, offer)
  const label = submitLabel(draft, offer)
  const amount = formatMoney({ ...price.total, centimes: changed?.platformCentimes ?? price.total.centimes })
  const isBusy = isWaiting || phase === 'sending'
  const answer = useRef<HTMLDivElement>(null)
  const { refusal } = draft.submission
  const wasSending = useRef(false)
  // The bar of a phone would cover the end of an answer, and the phone number in it.
  useEffect(() => {
    if (wasSending.current) answer.current?.scrollIntoView({ block: 'nearest' })
    wasSending.current = phase === 'sending' || phase === 'checking'
  }, [phase, refusal, recent])
  const words = changed === null ? label : t('payment.submitAt', { label, amount })
  return (
    <Part>
      <Answer ref={answer}>
        <RefusalNotice phase={phase} />
        {recent === null ? null : <RecentNotice recent={recent} onAgain={onBookAgain} />}
      </Answer>
      <OtherTotal />
      <Consequence id={consequenceId}>
        {submitConsequence(draft, offer, { amount, holdMinutes: config.holdMinutes })}
      </Consequence>
      <Foot>
        <BackButton number={4} />
        <Button look="primary" aria-busy={isBusy} aria-describedby={consequenceId} disabled={isBusy} onClick={onBook}>
          {isWaiting ? t('payment.waiting') : isBusy ? t('payment.submitting') : words}
        </Button>
      </Foot>
    </Part>
  )
}
