import { chakra } from '#web/theme/chakra.ts'

/** A disclosure (`details`). Works without script; the first span of its summary gets a + or −. */
export const Disclosure = chakra('details', {
  base: {
    borderBlockEnd: '1px solid',
    borderColor: 'hairline',
    // A stacking context of its own limits repaints in long lists.
    isolation: 'isolate',
    '& > summary > span': { position: 'relative', paddingInlineEnd: '1.5em' },
    // Apart from the text, of which it is no part: not read aloud either, and beside its first line.
    '& > summary > span::after': {
      content: '"+"',
      position: 'absolute',
      insetBlockStart: '0',
      insetInlineEnd: '0',
      width: '1.5em',
      fontWeight: 'bold',
      textAlign: 'end',
    },
    '&[open] > summary > span::after': { content: '"−"' },
    '@supports (content: "+" / "")': {
      '& > summary > span::after': { content: '"+" / ""' },
      '&[open] > summary > span::after': { content: '"−" / ""' },
    },
  },
})

/** The `summary` of a disclosure. */
export const DisclosureSummary = chakra('summary', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
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
