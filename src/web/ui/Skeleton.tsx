import { t } from '#web/text/site.ts'
import { chakra } from '#web/theme/chakra.ts'
import { SrOnly } from './SrOnly.ts'

const Bar = chakra('span', {
  base: {
    display: 'block',
    width: 'full',
    background: 'tint',
    animation: 'breathe 1.6s ease-in-out infinite',
    _print: { display: 'none' },
  },
  variants: {
    size: {
      row: { height: '4.5rem' },
      line: { height: '2.5rem' },
      map: { height: '18rem' },
      code: { width: '13rem', height: '13rem' },
    },
  },
})

interface Props {
  /** Size of the final content: a row to choose, a line of text, a map, a QR code. */
  readonly size: 'row' | 'line' | 'map' | 'code'
}

/** A grey box in the size of content that is loading. */
export function Skeleton({ size }: Props) {
  return <Bar aria-hidden size={size} />
}

interface RowsProps {
  readonly count: number
  readonly size?: 'row' | 'line'
}

const Rows = chakra('div', { base: { display: 'grid', gap: '1px' } })
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Skeleton rows (at most ten), announced once as loading. */
export function SkeletonRows({ count, size = 'row' }: RowsProps) {
  return (
    <Rows role="status">
      <SrOnly>{t('site.loading')}</SrOnly>
      {ROWS.slice(0, count).map((row) => (
        <Skeleton key={row} size={size} />
      ))}
    </Rows>
  )
}
