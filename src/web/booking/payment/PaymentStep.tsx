import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { statusOf } from '#domain/booking/chosen.ts'
import { isOutcomeUnknown, priceChange } from '#domain/booking/submission.ts'
import { steps } from '#domain/booking/steps.ts'
import { formatMoney } from '#domain/money.ts'
import { statusTexts } from '#domain/catalogue/availability.ts'
import { t } from '#web/text/booking.ts'
import { Button } from '#web/ui/Button.tsx'
import { issueText } from '#web/booking/issueText.ts'
import { BackButton, StepFrame } from '#web/booking/StepFrame.tsx'
import { useBookingData } from '#web/booking/BookingContext.tsx'
import { useBooking } from '#web/booking/useBooking.ts'
import { useBook } from './useBook.ts'
import { ClosingWords } from './ClosingWords.tsx'
import { OutcomeCheck } from './OutcomeCheck.tsx'
import { PaymentMethods } from './PaymentMethods.tsx'
import { RefusalNotice } from './RefusalNotice.tsx'
import { Review } from './Review.tsx'
import { Terms } from './Terms.tsx'
import { useSubmit } from './useSubmit.ts'

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', justifyContent: 'space-between', paddingBlockStart: '6' },
})

/** Step 4: look everything over, choose how to pay, accept the terms, and book. */
export function PaymentStep() {
  const { travelId, draft, offer } = useBooking()
  const { phase, submit, check } = useSubmit(travelId)
  useCheckOnEntry(check)
  const [attempt, setAttempt] = useState(0)
  const issues = steps.filter((step) => step.applies(draft, offer)).flatMap((step) => step.issues(draft, offer))
  const errors = attempt === 0 ? [] : issues.map((issue) => ({ id: issue.key, text: issueText(issue) }))
  const { isWaiting, book } = useBook({ issues, submit, refuse: () => setAttempt(attempt + 1) })
  const isInDoubt = phase === 'checking' || phase === 'unknown' || (phase === 'idle' && isOutcomeUnknown(draft))
  if (isInDoubt) {
    return (
      <StepFrame number={4} title={t('payment.title')} actions={<span />}>
        <OutcomeCheck phase={phase} onCheck={() => void check()} />
      </StepFrame>
    )
  }
  return (
    <StepFrame
      number={4}
      title={t('payment.title')}
      errors={{ errors, attempt }}
      actions={
        <Foot>
          <BackButton number={4} />
          <SubmitButton isWaiting={isWaiting} isBusy={isWaiting || phase === 'sending'} onBook={book} />
        </Foot>
      }
    >
      <RefusalNotice phase={phase} />
      <Review />
      <PaymentMethods />
      <ClosingWords />
      <Terms />
    </StepFrame>
  )
}

/** A booking that was sent in an earlier life of the page is asked about at once. */
function useCheckOnEntry(check: () => Promise<void>) {
  const { draft } = useBooking()
  const { isRestored } = useBookingData()
  const [isOpen] = useState(() => isOutcomeUnknown(draft))
  useEffect(() => {
    if (isOpen && isRestored) void check()
    // Once, when the step comes in: later checks are the visitor's.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isRestored])
}

interface SubmitButtonProps {
  readonly isWaiting: boolean
  readonly isBusy: boolean
  readonly onBook: () => void
}

/** Says what the click does in the present status, and at which total. */
function SubmitButton({ isWaiting, isBusy, onBook }: SubmitButtonProps) {
  const { draft, offer, price } = useBooking()
  const { submitButtonLabel } = statusTexts(statusOf(draft, offer), offer.tenantId)
  const changed = priceChange(draft, offer)
  const label = submitButtonLabel ?? t('payment.submit')
  const amount = formatMoney({ ...price.total, centimes: changed?.platformCentimes ?? price.total.centimes })
  return (
    <Button look="primary" aria-busy={isBusy} disabled={isBusy} onClick={onBook}>
      {isWaiting ? t('payment.waiting') : isBusy ? t('payment.submitting') : changed === null ? label : t('payment.submitAt', { label, amount })}
    </Button>
  )
}
