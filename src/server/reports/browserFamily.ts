/** The first match wins: most user agents also name other browsers. */
const FAMILIES = [
  [/Edg/, 'Edge'],
  [/SamsungBrowser/, 'Samsung'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const

/** Browser family without version and system, which would help to identify visitors. */
export function familyOf(userAgent: string | null): string {
  return FAMILIES.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1] ?? 'other'
}
