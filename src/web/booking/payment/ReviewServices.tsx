import { hasBoarding } from '#domain/booking/boarding/busStops.ts'
import { isMandatoryLine } from '#domain/booking/commands/removableLine.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { chosenDocuments } from '#domain/booking/extras/documents.ts'
import { unclaimedAgeAddons, unclaimedAgeDiscounts } from '#domain/booking/extras/openByAge.ts'
import type { PriceLine } from '#domain/booking/price/priceLine.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import { EXTRA_KINDS, extraLine } from '#web/booking/extraLine.ts'
import { insuranceName } from '#web/booking/insuranceName.ts'
import { personName } from '#web/booking/personName.ts'
import { stopLines } from '#web/booking/stopLines.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { t } from '#web/text/payment.ts'
import { Line } from '#web/ui/Line.ts'
import { ReviewRow } from './ReviewRow.tsx'

/** Chosen extras and those one can still have, mandatory extras and discounts. */
export function ReviewServices() {
  const { booking, draft, price } = useBooking()
  const extras = price.lines.filter(({ kind }) => EXTRA_KINDS.has(kind))
  const chosen = extras.filter((line) => !isMandatoryLine(line, draft))
  return (
    <>
      <ReviewRow term={t('payment.review.services')} path="leistungen">
        {chosen.length === 0 ? <Line>{t('payment.review.none')}</Line> : <Lines lines={chosen} />}
        <Unclaimed items={unclaimedAgeAddons(booking)} />
      </ReviewRow>
      <LinesRow term={t('payment.review.prescribed')} lines={extras.filter((line) => isMandatoryLine(line, draft))} />
      <Discounts />
    </>
  )
}

/** The discounts that are given, and those one can still have; nothing without any. */
function Discounts() {
  const { booking, price } = useBooking()
  const lines = price.lines.filter(({ group }) => group === 'discounts')
  const unclaimed = unclaimedAgeDiscounts(booking)
  if (lines.length + unclaimed.length === 0) return null
  return (
    <ReviewRow term={t('summary.discounts')} path="leistungen">
      <Lines lines={lines} />
      <Unclaimed items={unclaimed} />
    </ReviewRow>
  )
}

function Unclaimed({ items }: { readonly items: readonly { readonly id: string; readonly name: string }[] }) {
  return items.map(({ id, name }) => <Line key={id}>{t('payment.review.unclaimed', { name })}</Line>)
}

interface LinesProps {
  readonly lines: readonly PriceLine[]
}

function LinesRow({ term, lines }: LinesProps & { readonly term: string }) {
  return lines.length === 0 ? null : (
    <ReviewRow term={term} path="leistungen">
      <Lines lines={lines} />
    </ReviewRow>
  )
}

function Lines({ lines }: LinesProps) {
  const { booking } = useBooking()
  return lines.map((line) => <Line key={line.id}>{extraLine(line, booking)}</Line>)
}

/** Stops, insurance, travel documents, data packages and CO2 compensation. */
export function ReviewAdditional() {
  const { booking, draft, price } = useBooking()
  const { date } = booking
  const documents = chosenDocuments(booking)
  const esims = price.lines.filter(({ kind }) => kind === 'esim')
  return (
    <>
      {date !== null && hasBoarding(date) ? <Boarding /> : null}
      <ReviewRow
        term={t('payment.review.insurance')}
        path="zusatzleistungen"
        section="booking.numberOfTravellersWithoutInsurance"
      >
        <Insurances />
      </ReviewRow>
      {esims.length === 0 ? null : (
        <ReviewRow term={t('payment.review.esim')} path="zusatzleistungen">
          <Lines lines={esims} />
        </ReviewRow>
      )}
      {documents === null ? null : (
        <ReviewRow term={t('payment.review.documents')} path="zusatzleistungen">
          {documents.label}
        </ReviewRow>
      )}
      {co2Price(booking) === null ? null : (
        <ReviewRow term={t('payment.review.co2')} path="zusatzleistungen">
          {draft.co2compensation ? t('payment.review.yes') : t('payment.review.no')}
        </ReviewRow>
      )}
    </>
  )
}

function Boarding() {
  const { booking } = useBooking()
  const lines = (direction: Direction) => stopLines(booking, direction).map((line) => <Line key={line}>{line}</Line>)
  return (
    <>
      <ReviewRow
        term={t('summary.boarding')}
        path="zusatzleistungen"
        section="booking.busStops.numberOfTravellersWithoutOutboundStop"
      >
        {lines('outbound')}
      </ReviewRow>
      <ReviewRow
        term={t('summary.dropOff')}
        path="zusatzleistungen"
        section="booking.busStops.numberOfTravellersWithoutReturnStop"
      >
        {lines('return')}
      </ReviewRow>
    </>
  )
}

function Insurances() {
  const { draft } = useBooking()
  const { familyInsurance, travellers } = draft
  if (familyInsurance !== null) return <span>{familyInsurance.label}</span>
  const labels = travellers.map(({ insurance }) =>
    insurance === null ? t('payment.review.none') : insuranceName(insurance),
  )
  if (new Set(labels).size === 1) return <span>{labels[0]}</span>
  return travellers.map((_, index) => (
    <Line key={index}>{`${personName(travellers, index)}: ${labels[index] ?? ''}`}</Line>
  ))
}
