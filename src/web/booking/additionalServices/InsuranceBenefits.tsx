import { benefitTable } from '#domain/booking/insurance/insuranceBenefits.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'
import { useSite } from '#web/site/SiteContext.tsx'
import { t } from '#web/text/additionalServices.ts'
import { withSoftHyphens } from '#web/text/softHyphens.ts'
import { chakra } from '#web/theme/chakra.ts'

// On phones each benefit is above its values. The roles are explicit because some browsers drop table semantics under
// `display: grid`.
const Table = chakra('table', { base: { display: 'block', width: 'full', fontSize: 'field', lineHeight: '1.4' } })
const Caption = chakra('caption', {
  base: { display: 'block', paddingBlockEnd: '2', fontWeight: 'medium', textAlign: 'start' },
})
const Group = chakra('tbody', { base: { display: 'block' } })
const Row = chakra('tr', {
  base: {
    display: 'grid',
    columnGap: '3',
    paddingBlock: '2',
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    gridTemplateColumns: {
      base: 'repeat(var(--covers), minmax(0, 1fr))',
      md: 'minmax(0, 2fr) repeat(var(--covers), minmax(0, 1fr))',
    },
  },
})
const Corner = chakra('td', { base: { display: { base: 'none', md: 'block' } } })
const Cover = chakra('th', {
  base: { fontSize: 'caption', fontWeight: 'bold', hyphens: 'auto', textAlign: 'start', overflowWrap: 'anywhere' },
})
const Benefit = chakra('th', {
  base: { gridColumn: { base: '1 / -1', md: 'auto' }, fontWeight: 'normal', textAlign: 'start' },
})
const Answer = chakra('td', { variants: { isPaid: { true: { fontWeight: 'bold' }, false: { color: 'muted' } } } })

/** Comparison table of the insurances on offer; nothing if the operator describes fewer than two kinds. */
export function InsuranceBenefits() {
  const { draft } = useBooking()
  const { insuranceBenefits } = useSite().tenant
  const table = benefitTable(draft, insuranceBenefits)
  if (table === null) return null
  const { covers, rows } = table
  const column = { '--covers': covers.length }
  return (
    <Table role="table">
      <Caption>{t('insurance.compare')}</Caption>
      <Group role="rowgroup">
        <Row role="row" style={column}>
          <Corner role="cell" />
          {covers.map(({ label }) => (
            <Cover key={label} role="columnheader" scope="col">
              {withSoftHyphens(label)}
            </Cover>
          ))}
        </Row>
        {rows.map(({ label, isPaid }) => (
          <Row key={label} role="row" style={column}>
            <Benefit role="rowheader" scope="row">
              {label}
            </Benefit>
            {covers.map((cover, place) => (
              <Answer key={cover.label} role="cell" isPaid={isPaid[place] === true}>
                {isPaid[place] === true ? t('insurance.paid') : t('insurance.notPaid')}
              </Answer>
            ))}
          </Row>
        ))}
      </Group>
    </Table>
  )
}
