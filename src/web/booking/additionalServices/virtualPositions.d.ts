// Made when the site is built (src/tools/vite/positions.mjs).
declare module 'virtual:positions/*' {
  /** Degrees north and east by postcode: `46.95 7.45`. */
  export const positions: Readonly<Record<string, string>>
}
