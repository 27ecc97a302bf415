import { pricedExtensions, totalWithoutExtension } from '#domain/booking/compare/extensionPrice.ts'
import type { ExtensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import { dateKey, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/services.ts'
import { chakra } from '#web/theme/chakra.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { useExtensionContingents } from './useExtensionContingents.ts'
import type { RoomWords } from '#web/booking/roomWords.ts'

interface Props {
  readonly base: SaleDate
  readonly options: readonly SaleDate[]
  /** Null for the option without extension. */
  readonly onChoose: (date: SaleDate | null) => void
}

const WITHOUT = 'without'

const Total = chakra('span', { base: { display: 'block', fontSize: 'caption', fontWeight: 'normal', color: 'muted' } })

/** Options with and without extension, with their dates and the difference to the total of the party. */
export function ExtensionChoice({ base, options, onChoose }: Props) {
  const { booking, offer, words, amountOf } = useBooking()
  const duration = useDuration()
  const contingents = useExtensionContingents(
    offer.pricing?.id ?? null,
    options.map(({ id }) => id),
  )
  const info = (date: SaleDate) => `${formatDateRange(date.startDate, date.endDate)}, ${duration(date)}`
  const totalText = (total: number | null) =>
    total === null ? null : <Total>{t('extension.total', { price: amountOf(total) })}</Total>
  const differenceText = (centimes: number | null) => {
    if (centimes === null) return t('extension.onRequest', words)
    if (centimes === 0) return t('extension.noDifference')
    return centimes > 0 ? t('extension.difference', { price: amountOf(centimes) }) : amountOf(centimes)
  }
  const extensions = pricedExtensions(booking, contingents)
  const chosen = extensions.find(({ isChosen }) => isChosen)
  return (
    <RadioRows
      legend={t('extension.question')}
      isLegendHidden
      value={chosen === undefined ? WITHOUT : dateKey(chosen.date)}
      onChange={(value) => onChoose(options.find((date) => dateKey(date) === value) ?? null)}
      options={[
        {
          value: WITHOUT,
          title: t('extension.none'),
          info: info(base),
          price: totalText(totalWithoutExtension(booking)),
        },
        ...extensions.map(({ date, outlook, isPossible, difference, total }) => {
          const lost = unavailableBedsText(outlook, words)
          return {
            value: dateKey(date),
            title: date.extension?.label ?? '',
            info: lost === null ? info(date) : `${info(date)}. ${lost}`,
            price: isPossible ? (
              <>
                <span>{differenceText(difference)}</span>
                {totalText(total)}
              </>
            ) : null,
            reason: isPossible ? null : impossibleText(outlook, words),
          }
        }),
      ]}
    />
  )
}

/** Why the chosen rooms cannot be kept on a date; null if they can. */
function unavailableBedsText({ state, reason }: ExtensionOutlook, words: RoomWords): string | null {
  if (state !== 'otherBeds') return null
  return t(reason?.key === 'booking.reason.soldOut' ? 'extension.bedsFull' : 'extension.bedsLost', words)
}

function impossibleText({ reason }: ExtensionOutlook, words: RoomWords): string {
  switch (reason?.key) {
    case 'booking.reason.placesUnknown':
      return t('extension.unknown')
    case 'booking.reason.soldOut':
      return t('extension.full')
    default:
      return t('extension.noBeds', words)
  }
}
