/** Functions that browsers of the build's target (`vite.config.ts`) lack, and that the build does not put in (rule 10.37). */
const NAMES = [
  'canParse',
  'checkVisibility',
  'findLast',
  'findLastIndex',
  'fromAsync',
  'groupBy',
  'toReversed',
  'toSorted',
  'toSpliced',
  'withResolvers',
]

/** For the lint rule `no-restricted-properties`. */
export const TOO_NEW = NAMES.map((property) => ({
  property,
  message: 'Browsers of the target in vite.config.ts lack it. Sort a copy: `[...list].sort(…)`.',
}))
