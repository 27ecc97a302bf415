import { usedStops } from '#domain/booking/boarding/boardingGroups.ts'
import { paymentStatus } from '#domain/booking/payment/onlinePayment.ts'
import { isPlaceCertain, isWaitlisted, placedInfo } from '#domain/booking/placed/placedFacts.ts'
import type { Milestone } from '#domain/booking/placed/timeline.ts'
import type { BusStop, Direction } from '#domain/catalogue/busNetwork.ts'
import { formatMoney, type Currency } from '#domain/money.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { ConditionList, ConditionRow, ConditionTerm, ConditionValue } from '#web/booking/conditions/ConditionList.tsx'
import { dayText, dueText, partText } from '#web/booking/conditions/conditionText.ts'
import { useConditions } from '#web/booking/conditions/useConditions.ts'
import { personNames } from '#web/booking/personName.ts'
import { StepSection } from '#web/booking/step/StepSection.tsx'
import { t as conditionText } from '#web/text/conditions.ts'
import { t } from '#web/text/payment.ts'
import { chakra } from '#web/theme/chakra.ts'
import { Line } from '#web/ui/Line.ts'
import { InlineRichText } from '#web/ui/RichText.tsx'

/** Who reads it on paper has done it. */
const Note = chakra('p', { base: { _print: { display: 'none' } } })

/** The next steps, in order, depending on the status in which the booking was placed. */
export function NextSteps() {
  const { booking, draft } = useBooking()
  const { isConfirmedByMail, orderNo } = draft.submission
  const isCertain = isPlaceCertain(booking)
  return (
    <StepSection title={t('confirmation.next')}>
      {isConfirmedByMail || orderNo === null ? null : <Note>{t('confirmation.next.note')}</Note>}
      {isCertain ? <PaymentNextStep /> : null}
      {isCertain ? <ComingDays /> : <WaitingSteps />}
    </StepSection>
  )
}

function WaitingSteps() {
  const { booking } = useBooking()
  const info = placedInfo(booking)
  return (
    <>
      <p>{isWaitlisted(booking) ? t('confirmation.next.waitlist') : t('confirmation.next.requested')}</p>
      {info ? (
        <div>
          <InlineRichText text={info} />
        </div>
      ) : null}
      <p>{t('confirmation.next.nothingDue')}</p>
    </>
  )
}

/** Payments, documents and travel days by date. */
function ComingDays() {
  const conditions = useConditions()
  if (conditions === null) return null
  const { bookedOn, currency } = conditions
  return (
    <ConditionList>
      {conditions.milestones.map((milestone) => (
        <ConditionRow key={`${milestone.kind} ${milestone.day}`}>
          <ConditionTerm>{milestoneDay(milestone, bookedOn)}</ConditionTerm>
          <ConditionValue>
            <ComingText milestone={milestone} currency={currency} />
          </ConditionValue>
        </ConditionRow>
      ))}
    </ConditionList>
  )
}

function milestoneDay(milestone: Milestone, bookedOn: string): string {
  if (milestone.kind === 'payment') return dueText(milestone.instalment, bookedOn)
  return milestone.kind === 'documents' && milestone.isSoon ? conditionText('conditions.soon') : dayText(milestone.day)
}

function ComingText({ milestone, currency }: { readonly milestone: Milestone; readonly currency: Currency }) {
  const { draft } = useBooking()
  switch (milestone.kind) {
    case 'payment': {
      const { centimes } = milestone.instalment
      const amount = formatMoney({ centimes, currency })
      return <span>{conditionText('conditions.payment', { part: partText(milestone.instalment), amount })}</span>
    }
    case 'documents':
      return <span>{conditionText(`conditions.documents.${draft.travelDocuments}`)}</span>
    case 'departure':
      return <Moves direction="outbound" />
    case 'return':
      return <Moves direction="return" />
  }
}

const MOVES = {
  outbound: { ofAll: 'confirmation.next.boarding', ofSome: 'confirmation.next.boardingOf' },
  return: { ofAll: 'confirmation.next.dropOff', ofSome: 'confirmation.next.dropOffOf' },
} as const

/** Stops of one direction with their travellers; without coach, that the travel begins or ends. */
function Moves({ direction }: { readonly direction: Direction }) {
  const { booking, draft } = useBooking()
  const used = usedStops(booking, direction)
  if (used.length === 0)
    return <span>{direction === 'outbound' ? t('confirmation.next.start') : conditionText('conditions.return')}</span>
  return used.map(({ stop, travellers }) => {
    const where = placeText(stop)
    const people = personNames(draft.travellers, travellers)
    const { ofAll, ofSome } = MOVES[direction]
    return <Line key={stop.stopNo}>{used.length === 1 ? t(ofAll, { where }) : t(ofSome, { people, where })}</Line>
  })
}

function placeText({ time, name, isNextDay }: Pick<BusStop, 'time' | 'name' | 'isNextDay'>): string {
  if (time === null) return name
  return t(isNextDay ? 'confirmation.next.placeNextDay' : 'confirmation.next.place', { time, stop: name })
}

/** An open payment is told with the heading. */
function PaymentNextStep() {
  const { draft } = useBooking()
  if (draft.payment.type === 'invoice') return <p>{t('confirmation.next.invoice')}</p>
  return paymentStatus(draft) === 'paid' ? <p>{t('confirmation.next.paid')}</p> : null
}
