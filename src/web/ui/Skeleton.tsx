import { t } from '#web/text/site.ts'
import { chakra } from '#web/theme/chakra.ts'

const Bar = chakra('span', {
  base: { display: 'block', width: 'full', background: 'tint', animation: 'breathe 1.6s ease-in-out infinite' },
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
  /** What will stand there: a row to choose, a line of text, a map, a QR code. */
  readonly size: 'row' | 'line' | 'map' | 'code'
}

/** A grey place of the final size, for what is still loading. */
export function Skeleton({ size }: Props) {
  return <Bar aria-hidden size={size} />
}

interface RowsProps {
  readonly count: number
  readonly size?: 'row' | 'line'
}

const Rows = chakra('div', { base: { display: 'grid', gap: '1px' } })
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Rows that will become choices; told to screen readers once as «wird geladen». At most ten are drawn. */
export function SkeletonRows({ count, size = 'row' }: RowsProps) {
  return (
    <Rows role="status" aria-label={t('site.loading')}>
      {ROWS.slice(0, count).map((row) => (
        <Skeleton key={row} size={size} />
      ))}
    </Rows>
  )
}
