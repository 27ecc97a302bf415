import { removalOf, type Removal } from '#domain/booking/commands/removableLine.ts'
import type { Price } from '#domain/booking/price/price.ts'
import { includesBeds, type PriceGroup, type PriceLine } from '#domain/booking/price/priceLine.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { roomOfLine } from '#web/booking/roomOfLine.ts'
import { priceText } from '#web/booking/priceText.ts'
import { t } from '#web/text/booking.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from '#web/ui/SrOnly.ts'
import { RemoveLine } from './RemoveLine.tsx'

const Table = chakra('table', {
  base: {
    width: 'full',
    fontSize: 'field',
    lineHeight: '1.4',
    '& th, & td': { paddingBlock: '1', verticalAlign: 'top' },
  },
})
const Group = chakra('th', { base: { color: 'muted', fontSize: 'caption', fontWeight: 'medium', textAlign: 'left' } })
const Label = chakra('th', {
  base: { fontWeight: 'normal', textAlign: 'left', hyphens: 'auto', overflowWrap: 'anywhere' },
})
// A price broken in two would be read as another one.
const Times = chakra('span', {
  base: { display: 'block', color: 'muted', fontSize: 'caption', overflowWrap: 'normal' },
})
const Amount = chakra('td', {
  base: { paddingInlineStart: '3', fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' },
})

const GROUPS = ['main', 'options', 'discounts'] as const satisfies readonly PriceGroup[]

interface Props {
  readonly price: Price
  /** Removes the choice behind a line; null where lines cannot be removed. */
  readonly onRemove: ((removed: RemovedLine) => void) | null
}

/** A removed line. */
export interface RemovedLine {
  readonly id: string
  readonly name: string
  readonly removal: Removal
}

/** The price lines of the total; nothing before a traveller has a bed. */
export function PriceLines({ price: { lines, openPremiums }, onRemove }: Props) {
  if (!includesBeds(lines)) return null
  const openIn = (group: PriceGroup) => (group === 'options' ? openPremiums : [])
  return (
    <Table data-closes-gaps>
      <SrOnly as="caption">{t('summary.lines')}</SrOnly>
      {GROUPS.filter((group) => lines.some((line) => line.group === group) || openIn(group).length > 0).map((group) => (
        <tbody key={group} data-closes-gaps>
          <tr>
            <Group scope="rowgroup" colSpan={2}>
              {groupName(group)}
            </Group>
          </tr>
          {openIn(group).map((name) => (
            <tr key={name}>
              <Label scope="row" colSpan={2}>
                <span>{name}</span>
                <Times>{t('summary.premiumOpen')}</Times>
              </Label>
            </tr>
          ))}
          {lines
            .filter((line) => line.group === group)
            .map((line) => (
              <Line key={line.id} line={line} onRemove={onRemove} />
            ))}
        </tbody>
      ))}
    </Table>
  )
}

interface LineProps extends Pick<Props, 'onRemove'> {
  readonly line: PriceLine
}

function Line({ line, onRemove }: LineProps) {
  const { booking, draft, amountOf } = useBooking()
  const { quantity, centimes } = line
  const name = lineName(line) + roomOfLine(line, booking)
  const removal = onRemove === null ? null : removalOf(line, draft)
  return (
    <tr>
      <Label scope="row">
        <span>{name}</span>
        {quantity === 1 ? null : <Times>{times(line, amountOf)}</Times>}
        {removal === null || onRemove === null ? null : (
          <RemoveLine name={name} onRemove={() => onRemove({ id: line.id, name, removal })} />
        )}
      </Label>
      <Amount>{priceText(centimes, amountOf)}</Amount>
    </tr>
  )
}

/** «2 × CHF 30.-»; «2 ×» alone where the line says «kostenlos» already. */
function times(
  { quantity, unitCentimes }: Pick<PriceLine, 'quantity' | 'unitCentimes'>,
  amountOf: (centimes: number) => string,
): string {
  if (unitCentimes === 0) return `${quantity} ×`
  return t('summary.times', { quantity, price: amountOf(unitCentimes) })
}

/** Name of a line: from the catalogue, or a message where the catalogue has none. */
function lineName({ label, labelKey }: Pick<PriceLine, 'label' | 'labelKey'>): string {
  switch (labelKey) {
    case null:
      return label
    case 'booking.bargainDiscount':
      return t('booking.bargainDiscount')
    case 'booking.price.outboundStop':
      return t('booking.price.outboundStop', { stop: label })
    case 'booking.price.returnStop':
      return t('booking.price.returnStop', { stop: label })
  }
}

function groupName(group: PriceGroup): string {
  switch (group) {
    case 'main':
      return t('summary.main')
    case 'options':
      return t('summary.options')
    case 'discounts':
      return t('summary.discounts')
  }
}
