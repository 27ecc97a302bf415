import type { ReactNode } from 'react'
import { chakra } from '#web/theme/chakra.ts'

const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '6.5rem minmax(0, 1fr)', columnGap: '3', alignItems: 'baseline' },
})
const Name = chakra('dt', { base: { color: 'muted', fontSize: 'caption' } })
const Value = chakra('dd', { base: { fontWeight: 'medium' } })

/** A name and its value, as a row of a description list. */
export function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <Row>
      <Name>{name}</Name>
      <Value>{value}</Value>
    </Row>
  )
}
