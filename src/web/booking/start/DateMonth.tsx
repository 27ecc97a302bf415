import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { t } from '#web/text/booking.ts'
import { formatMonth } from '#web/text/days.ts'

interface Props {
  /** `2027-06` */
  readonly month: string
  readonly count: number
  readonly isOpen: boolean
  readonly onToggle: (isOpen: boolean) => void
  readonly children: ReactNode
}

const Month = chakra('details', {
  base: {
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    '& > summary > span::after': { content: '" +"' },
    '&[open] > summary > span::after': { content: '" −"' },
  },
})
const Head = chakra('summary', {
  base: {
    display: 'flex',
    columnGap: '4',
    alignItems: 'center',
    justifyContent: 'space-between',
    minHeight: 'target',
    paddingBlock: '2',
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    _hover: { background: 'panel' },
  },
})
const Name = chakra('h3', { base: { fontSize: 'lead' } })
const Count = chakra('span', { base: { color: 'muted', fontSize: 'field', whiteSpace: 'nowrap' } })

/** The departures of one month, closed until wanted: a season is too long for a phone. Works without script. */
export function DateMonth({ month, count, isOpen, onToggle, children }: Props) {
  return (
    <Month open={isOpen} onToggle={(event) => onToggle(event.currentTarget.open)}>
      <Head>
        <Name>{formatMonth(month)}</Name>
        <Count>{t('start.dates.count', { count })}</Count>
      </Head>
      {children}
    </Month>
  )
}
