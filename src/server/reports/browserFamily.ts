/** The first that fits counts: most browsers name others beside themselves. */
const FAMILIES = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** Which browser it is and nothing more of it: version and system would help to tell visitors apart. */
export function familyOf(userAgent: string | null): string {
  return FAMILIES.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'
}
