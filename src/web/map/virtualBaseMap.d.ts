/**
 * Made by `src/tools/vite/baseMap.mjs`: steps east and north in hundredths of a degree, of lakes in five-hundredths, each from the
 * corner before.
 */
declare module 'virtual:base-map' {
  export const land: readonly (readonly number[])[]
  export const lakes: readonly (readonly number[])[]
  export const borders: readonly (readonly number[])[]
  /** Made by `src/tools/vite/countryGrid.mjs`: cells of so many degrees from a corner in the south west. */
  export const countries: {
    readonly cell: number
    readonly west: number
    readonly south: number
    readonly names: readonly string[]
    /** From south to north: how many cells, and of which name, counted from 1; 0 is none. */
    readonly rows: readonly (readonly number[])[]
  }
}
