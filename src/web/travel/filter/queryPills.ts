import { currencyOf, formatMoney, readCentimes } from '#domain/money.ts'
import { formatMonth, formatWeekdayRange } from '#web/text/days.ts'
import { t } from '#web/text/list.ts'
import type { Reading } from '#web/travel/search/listFacts.ts'

/** A part of the query as an active filter. */
interface QueryPill {
  readonly key: string
  readonly label: string
  /** Visible text. */
  readonly text: string
  /** The query without the part. */
  readonly rest: string
}

type Part = Reading['parts'][number]

/** The query as active filters: its words as typed, and months, durations and prices as they were understood. */
export function queryPills(query: string, reading: Reading | null): readonly QueryPill[] {
  const times = reading?.parts.filter(({ kind }) => kind !== 'text') ?? []
  if (reading === null || times.length === 0) return [{ key: 'query', label: query, text: `«${query}»`, rest: '' }]
  const words = wordsOf(reading.parts.filter(({ kind }) => kind === 'text'))
  const text = words === '' ? [] : [{ key: 'query', label: words, text: `«${words}»`, rest: wordsOf(times) }]
  const pills = times.map((part) => {
    const label = nameOf(part)
    return {
      key: `query ${part.words}`,
      label,
      text: label,
      rest: wordsOf(reading.parts.filter((other) => other !== part)),
    }
  })
  return [...text, ...pills]
}

function wordsOf(parts: readonly Part[]): string {
  return parts.map(({ words }) => words).join(' ')
}

function nameOf(part: Part): string {
  const { words, months, minDays, maxDays, days } = part
  const [month, ...others] = months
  if (part.kind === 'price') return priceName(part)
  const text = capitalised(words.replace(/(20\d\d) (\d\d)$/, '$1/$2'))
  const [startDate, endDate] = [days[0], days.at(-1)]
  if (part.kind === 'week' && startDate !== undefined && endDate !== undefined)
    return `${text} (${formatWeekdayRange({ startDate, endDate })})`
  if (month !== undefined && others.length === 0) return formatMonth(month)
  if (minDays === null) return text
  if (maxDays === null) return t('list.leastDays', { min: minDays })
  return minDays === maxDays
    ? t('list.daysWish', { min: minDays })
    : t('list.daysWishes', { min: minDays, max: maxDays })
}

function priceName({ minPrice, maxPrice, currency }: Part): string {
  const format = (price: number | null) => {
    const centimes = readCentimes(price)
    return centimes === null ? null : formatMoney({ centimes, currency: currencyOf(currency) })
  }
  const [min, max] = [format(minPrice), format(maxPrice)]
  if (min === null) return max === null ? t('list.lowPrice') : t('list.mostPrice', { max })
  return max === null ? t('list.leastPrice', { min }) : t('list.priceRange', { min, max })
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}
