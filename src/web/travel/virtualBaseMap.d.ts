/**
 * Made by `src/build/baseMap.mjs`: steps east and north in hundredths of a degree, of lakes in five-hundredths, each from the
 * corner before.
 */
declare module 'virtual:base-map' {
  export const land: readonly (readonly number[])[]
  export const lakes: readonly (readonly number[])[]
  export const borders: readonly (readonly number[])[]
}
