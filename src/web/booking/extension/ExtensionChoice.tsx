import { pricedExtensions, totalWithoutExtension } from '#domain/booking/compare/extensionPrice.ts'
import type { ExtensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import { currencyIn } from '#domain/catalogue/offer.ts'
import { dateKey } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { formatMoney } from '#domain/money.ts'
import type { Currency } from '#domain/money.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useDuration } from '#web/site/useDuration.ts'
import { formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/services.ts'
import { RadioRows } from '#web/ui/RadioRows.tsx'
import { ExtensionPrice } from './ExtensionPrice.tsx'
import { useExtensionContingents } from './useExtensionContingents.ts'
import type { RoomWords } from '#web/booking/roomWords.ts'

interface Props {
  readonly base: SaleDate
  readonly options: readonly SaleDate[]
  /** Null for the option without extension. */
  readonly onChoose: (date: SaleDate | null) => void
}

const WITHOUT = 'without'

/** Options with and without extension, with their dates and the difference to the total of the party. */
export function ExtensionChoice({ base, options, onChoose }: Props) {
  const { booking, offer, words } = useBooking()
  const duration = useDuration()
  const contingents = useExtensionContingents(
    offer.pricing?.id ?? null,
    options.map(({ id }) => id),
  )
  const currency = currencyIn(offer)
  const info = (date: SaleDate) => `${formatDateRange(date.startDate, date.endDate)}, ${duration(date)}`
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
          price: <ExtensionPrice difference={null} total={totalWithoutExtension(booking)} currency={currency} />,
        },
        ...extensions.map(({ date, outlook, isPossible, difference, total }) => {
          const lost = unavailableBedsText(outlook, words)
          return {
            value: dateKey(date),
            title: date.extension?.label ?? '',
            info: lost === null ? info(date) : `${info(date)}. ${lost}`,
            price: isPossible ? (
              <ExtensionPrice
                difference={
                  difference === null ? t('extension.onRequest', words) : differenceText(difference, currency)
                }
                total={total}
                currency={currency}
              />
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

function differenceText(centimes: number, currency: Currency): string {
  if (centimes === 0) return t('extension.noDifference')
  const money = formatMoney({ centimes, currency })
  return centimes > 0 ? t('extension.difference', { price: money }) : money
}
