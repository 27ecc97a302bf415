import type { Change, Repair } from '#domain/booking/changes/repairChange.ts'
import type { Traveller } from '#domain/booking/draft/person.ts'
import { formatMoney, type Currency, type Money } from '#domain/money.ts'
import { personName } from '#web/booking/personName.ts'
import { formatDateRange } from '#web/text/days.ts'
import { t } from '#web/text/repair.ts'

/** Sentence that describes a change. */
export function changeText(change: Change, travellers: readonly Traveller[]): string {
  switch (change.kind) {
    case 'total':
      return t('repair.total', amounts(change))
    case 'price':
      return priceText(change)
    case 'new':
      return newText(change)
    case 'gone':
      return goneText(change)
    case 'fewer':
      return t(change.lineKind === 'bargain' ? 'repair.fewerBargain' : 'repair.fewer', change)
    case 'variant':
      return t('repair.variant', change)
    case 'extension':
      return t('repair.extension', change)
    case 'date':
      return t(`repair.date.${change.state}`, { days: formatDateRange(change.startDate, change.endDate) })
    case 'stop':
      return t(change.direction === 'outbound' ? 'repair.outboundStop' : 'repair.returnStop', change)
    case 'status':
      return statusText(change)
    case 'ageGroup':
      return ageGroupText(change, travellers)
    case 'babiesTooOld':
      return t('repair.babiesTooOld', change)
    case 'payment':
      return t('repair.payment')
  }
}

type ChangeOf<Kind extends Change['kind']> = Extract<Change, { readonly kind: Kind }>

interface Amounts {
  readonly was: number
  readonly now: number
  readonly currency: Currency
}

function amounts({ was, now, currency }: Amounts) {
  return { was: formatMoney({ centimes: was, currency }), now: formatMoney({ centimes: now, currency }) }
}

function priceText(change: ChangeOf<'price'>): string {
  if (change.lineKind === 'bargain') return t('repair.priceBargain', amounts(change))
  return t('repair.price', { name: change.name, ...amounts(change) })
}

function newText({ lineKind, name, centimes, currency }: ChangeOf<'new'>): string {
  const price = formatMoney({ centimes, currency })
  return lineKind === 'bargain' ? t('repair.newBargain', { price }) : t('repair.new', { name, price })
}

function goneText({ lineKind, name }: ChangeOf<'gone'>): string {
  if (lineKind === 'bargain') return t('repair.goneBargain')
  return t(lineKind === 'insurance' ? 'repair.goneInsurance' : 'repair.gone', { name })
}

function statusText({ now }: ChangeOf<'status'>): string {
  if (now === 'BOOKABLE') return t('repair.status.bookable')
  return t(now === 'OTHER' ? 'repair.status.other' : 'repair.status.waitlist')
}

function ageGroupText({ traveller, name }: ChangeOf<'ageGroup'>, travellers: readonly Traveller[]): string {
  const person = personName(travellers, traveller)
  return name === null ? t('repair.noAgeGroup', { person }) : t('repair.ageGroup', { person, name })
}

/**
 * Label of the button that applies a repair.
 * @param total after the repair; null where it is not known
 */
export function repairText(repair: Repair, total: Money | null): string {
  if (repair.kind === 'waitlist') return t('repair.insteadWaitlist')
  const name = nameOf(repair)
  return total === null ? t('repair.instead', { name }) : t('repair.insteadFor', { name, total: formatMoney(total) })
}

function nameOf(repair: Exclude<Repair, { kind: 'waitlist' }>): string {
  switch (repair.kind) {
    case 'date':
      return formatDateRange(repair.startDate, repair.endDate)
    case 'beds':
      return repair.beds
        .map(({ name, quantity }) => (quantity === 1 ? name : t('repair.several', { count: quantity, name })))
        .join(', ')
    case 'variant':
    case 'stop':
      return repair.label
  }
}
