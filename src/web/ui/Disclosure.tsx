import { chakra } from '#web/theme/chakra.ts'

/** What stays closed until somebody asks. Works without script; the first span of its head shows whether it is open. */
export const Disclosure = chakra('details', {
  base: {
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    // Painted apart from its neighbours, of which a list may have many.
    isolation: 'isolate',
    '& > summary > span::after': { content: '" +"' },
    '&[open] > summary > span::after': { content: '" −"' },
  },
})

/** The line of a drawer that is always there. */
export const DisclosureSummary = chakra('summary', {
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
  variants: { isQuiet: { true: { color: 'muted', fontSize: 'field' } } },
})
