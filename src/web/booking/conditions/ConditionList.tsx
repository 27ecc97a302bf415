import { chakra } from '#web/theme/chakra.ts'

/** Table of dates with the payment or fee that applies then. */
export const ConditionList = chakra('dl', { base: { borderBlockStart: '1px solid', borderColor: 'hairline' } })

export const ConditionRow = chakra('div', {
  base: {
    display: 'grid',
    columnGap: '4',
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'minmax(0, 14rem) minmax(0, 1fr)',
      _print: 'minmax(0, 14rem) minmax(0, 1fr)',
    },
    paddingBlock: { base: '2', _print: '1' },
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    breakInside: 'avoid',
  },
})

export const ConditionTerm = chakra('dt', { base: { color: 'muted', fontVariantNumeric: 'tabular-nums' } })

export const ConditionValue = chakra('dd', { base: { margin: '0', fontVariantNumeric: 'tabular-nums' } })
