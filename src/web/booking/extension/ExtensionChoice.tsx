import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withoutExtension } from '#domain/booking/commands/dates.ts'
import { extensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import type { ExtensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import { extensionDifference } from '#domain/booking/compare/extensionPrice.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
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

interface Props {
  readonly base: SaleDate
  readonly options: readonly SaleDate[]
  /** Null for the option without extension. */
  readonly onChoose: (date: SaleDate | null) => void
}

const WITHOUT = 'without'

/** Options with and without extension, with their dates and the difference to the total of the party. */
export function ExtensionChoice({ base, options, onChoose }: Props) {
  const { booking, draft, offer } = useBooking()
  const duration = useDuration()
  const contingents = useExtensionContingents(
    offer.pricing?.id ?? null,
    options.map(({ id }) => id),
  )
  const currency = offer.pricing?.currency ?? 'CHF'
  const info = (date: SaleDate) => `${formatDateRange(date.startDate, date.endDate)}, ${duration(date)}`
  const chosen = options.find((date) => sameDate(draft.date, date))
  const without = price(bookingAfter(booking, withoutExtension))
  const total = without.isComplete && without.total.centimes > 0 ? without.total.centimes : null
  return (
    <RadioRows
      legend={t('extension.question')}
      isLegendHidden
      value={chosen === undefined ? WITHOUT : valueOf(chosen)}
      onChange={(value) => onChoose(options.find((date) => valueOf(date) === value) ?? null)}
      options={[
        {
          value: WITHOUT,
          title: t('extension.none'),
          info: info(base),
          price: <ExtensionPrice difference={null} total={total} currency={currency} />,
        },
        ...options.map((date) => {
          const dateOffer = offerOn(offer, date, contingents.get(date.id))
          const outlook = extensionOutlook(resolve(draft, dateOffer), toDateChoice(date))
          const lost = unavailableBedsText(outlook)
          const difference = extensionDifference(resolve(draft, dateOffer), toDateChoice(date))
          const isPossible =
            outlook.state !== 'impossible' ||
            (date === chosen && outlook.reason?.key === 'booking.reason.placesUnknown')
          return {
            value: valueOf(date),
            title: date.extension?.label ?? '',
            info: lost === null ? info(date) : `${info(date)}. ${lost}`,
            price: isPossible ? (
              <ExtensionPrice
                difference={differenceText(difference, currency)}
                total={difference === null ? null : (total ?? 0) + difference}
                currency={currency}
              />
            ) : null,
            reason: isPossible ? null : impossibleText(outlook),
          }
        }),
      ]}
    />
  )
}

/** @param left contingents of the date; null if the request failed, undefined while it is pending. */
function offerOn(offer: Offer, { id }: SaleDate, left: Contingents | null | undefined): Offer {
  if (left === undefined) return offer
  return left === null
    ? { ...offer, contingents: null, contingentsFailedFor: id }
    : { ...offer, contingents: { dateId: id, left }, contingentsFailedFor: null }
}

function valueOf({ id, extension }: SaleDate): string {
  return `${id} ${extension?.id ?? ''}`
}

/** Why the chosen rooms cannot be kept on a date; null if they can. */
function unavailableBedsText({ state, reason }: ExtensionOutlook): string | null {
  if (state !== 'otherBeds') return null
  return reason?.key === 'booking.reason.soldOut' ? t('extension.bedsFull') : t('extension.bedsLost')
}

function impossibleText({ reason }: ExtensionOutlook): string {
  if (reason?.key === 'booking.reason.placesUnknown') return t('extension.unknown')
  return reason?.key === 'booking.reason.soldOut' ? t('extension.full') : t('extension.noBeds')
}

function differenceText(centimes: number | null, currency: Currency): string {
  if (centimes === null) return t('extension.onRequest')
  if (centimes === 0) return t('extension.noDifference')
  const money = formatMoney({ centimes, currency })
  return centimes > 0 ? t('extension.difference', { price: money }) : money
}
