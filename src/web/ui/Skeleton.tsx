import { chakra } from '@chakra-ui/react/styled-system'
import { t } from '#web/text/site.ts'

const Bar = chakra('span', {
  base: { display: 'block', background: 'tint', animation: 'breathe 1.6s ease-in-out infinite' },
})

/** A grey place of the final size, for what is still loading. Give the size: `<Skeleton height="4rem" />`. */
export function Skeleton({ height, width = '100%' }: { readonly height: string; readonly width?: string }) {
  return <Bar aria-hidden height={height} width={width} />
}

interface RowsProps {
  readonly count: number
  /** Height of one row as it will be. */
  readonly height: string
}

const Rows = chakra('div', { base: { display: 'grid', gap: '1px' } })
const ROWS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/** Rows that will become choices; told to screen readers once as «wird geladen». At most ten are drawn. */
export function SkeletonRows({ count, height }: RowsProps) {
  return (
    <Rows role="status" aria-label={t('site.loading')}>
      {ROWS.slice(0, count).map((row) => (
        <Skeleton key={row} height={height} />
      ))}
    </Rows>
  )
}
